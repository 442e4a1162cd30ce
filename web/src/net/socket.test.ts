import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeatLine } from './seat';
import { Socket, type Line } from './socket';
import { Refusal, type Update } from './wire';

interface Sent {
  id: number;
  request: string;
  sequence?: number;
  match?: number;
  action?: string;
}

/** A server of one game that carries out what is numbered right; can lose its connections. */
class Server {
  lines: FakeLine[] = [];
  sent: Sent[] = [];
  sequence = 0;
  actions: string[] = [];
  deaf = false;
  /** The first update comes together with the answer to a join. */
  greets = false;
  refuse = new Set<string>();
  #match = 0;

  make = (): Line => {
    const line = new FakeLine((text) => this.#take(line, JSON.parse(text) as Sent));
    this.lines.push(line);
    return line;
  };

  get line(): FakeLine {
    return this.lines[this.lines.length - 1]!;
  }

  #take(line: FakeLine, body: Sent): void {
    this.sent.push(body);
    const answer = this.#answer(body);
    const news = this.greets && body.request === 'join' ? [{ match: this.#match, reset: true, update: 0 }] : [];
    if (!this.deaf) line.say({ id: body.id, ...answer }, ...news);
  }

  #answer(body: Sent): object {
    if (body.request === 'join') {
      if (body.id === 99) return { ok: false };
      return { ok: true, match: ++this.#match, side: 'french', seats: {}, sequence: this.sequence };
    }
    if (body.request !== 'apply') return { ok: true, echo: body.request, match: body.match };
    if (body.sequence! <= this.sequence) return { ok: true, sequence: body.sequence, repeated: true };
    if (body.sequence !== this.sequence + 1)
      return { ok: false, error: { code: 'sequence', text: `expected ${this.sequence + 1}` } };
    if (this.refuse.has(body.action!)) return { ok: false, error: { code: 'illegal', text: 'no' } };
    this.actions.push(body.action!);
    return { ok: true, sequence: ++this.sequence };
  }
}

class FakeLine implements Line {
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  closed = false;
  constructor(readonly take: (text: string) => void) {}
  send(text: string): void {
    if (this.closed) throw new Error('sent on a closed line');
    this.take(text);
  }
  say(...messages: object[]): void {
    const data = messages.map((message) => JSON.stringify(message)).join('\n');
    queueMicrotask(() => this.onmessage?.({ data } as MessageEvent));
  }
  open(): void {
    this.onopen?.({} as Event);
  }
  close(): void {
    this.closed = true;
    this.onclose?.({} as CloseEvent);
  }
}

const flush = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

let server: Server;
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  socket = new Socket(server.make);
});
afterEach(() => {
  vi.useRealTimers();
});

test('requests wait for the connection and get their own answers', async () => {
  const first = socket.request({ request: 'games' });
  const second = socket.request({ request: 'bots' });
  expect(server.sent).toHaveLength(0);
  server.line.open();
  expect((await second).echo).toBe('bots');
  expect((await first).echo).toBe('games');
});

test('a refusal is thrown with its error', async () => {
  const seat = new SeatLine(socket, 'x', () => 'en');
  seat.start();
  socket.open();
  server.line.open();
  await flush();
  server.refuse.add('bad');
  await expect(seat.apply('bad')).rejects.toBeInstanceOf(Refusal);
});

test('who goes before the seat is given leaves it nevertheless', async () => {
  const seat = new SeatLine(socket, 'x', () => 'en');
  socket.open();
  server.line.open();
  seat.start();
  seat.stop();
  await flush();
  expect(server.sent.map(({ request, match }) => [request, match])).toEqual([['join', undefined], ['leave', 1]]);
  expect(seat.match).toBeNull();
});

test('who asks for the seat again before it is given sits there once', async () => {
  const seat = new SeatLine(socket, 'x', () => 'en');
  socket.open();
  server.line.open();
  seat.start();
  seat.again();
  await flush();
  expect(server.sent.filter(({ request }) => request === 'leave').map(({ match }) => match)).toEqual([1]);
  expect(seat.match).toBe(2);
});

test('after a loss it connects again, waits longer each time, and asks again', async () => {
  const statuses: string[] = [];
  socket.onstatus = (status) => statuses.push(status);
  socket.open();
  server.line.open();
  server.deaf = true;
  const asked = socket.request({ request: 'games' });
  server.line.close();
  expect(statuses).toEqual(['connecting', 'open', 'waiting']);
  await vi.advanceTimersByTimeAsync(400);
  expect(server.lines).toHaveLength(2);
  server.line.close();
  await vi.advanceTimersByTimeAsync(300);
  expect(server.lines).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(400);
  expect(server.lines).toHaveLength(3);
  expect(statuses, 'trying again is no news').toEqual(['connecting', 'open', 'waiting']);
  server.deaf = false;
  server.line.open();
  expect(statuses.at(-1)).toBe('open');
  expect((await asked).echo).toBe('games');
});

test('messages that make no sense are passed over', async () => {
  const asked = socket.request({ request: 'games' });
  server.line.open();
  for (const data of ['', 'no json', 'null', '7', '"text"', '[]', '{}'])
    server.line.onmessage?.({ data } as MessageEvent);
  expect((await asked).echo).toBe('games');
});

test('what must not be repeated is given up', async () => {
  socket.open();
  server.line.open();
  server.deaf = true;
  const asked = socket.request({ request: 'create' }, false);
  const outcome = expect(asked).rejects.toMatchObject({ error: { code: 'lost' } });
  server.line.close();
  await outcome;
});

test('a connection that answers nothing is closed and made again', async () => {
  socket.open();
  server.line.open();
  await socket.request({ request: 'games' });
  server.deaf = true;
  await vi.advanceTimersByTimeAsync(34_000);
  expect(server.lines.length).toBeGreaterThan(1);
});

test('actions without an answer are sent again under their numbers and done once', async () => {
  const seat = new SeatLine(socket, 'x', () => 'en');
  seat.start();
  socket.open();
  server.line.open();
  await flush();
  server.deaf = true;
  const all = Promise.all(['a', 'b', 'c'].map((action) => seat.apply(action)));
  expect(server.actions).toEqual(['a', 'b', 'c']);
  server.line.close();
  server.deaf = false;
  await vi.advanceTimersByTimeAsync(400);
  server.line.open();
  await flush();
  expect((await all).map((answer) => answer.repeated)).toEqual([true, true, true]);
  expect(server.actions).toEqual(['a', 'b', 'c']);
  await seat.apply('d');
  expect(server.actions).toEqual(['a', 'b', 'c', 'd']);
  expect(server.sent.at(-1)).toMatchObject({ sequence: 4, match: 2 });
});

test('what stands behind a refused action is not done, and what comes later is', async () => {
  const seat = new SeatLine(socket, 'x', () => 'en');
  seat.start();
  socket.open();
  server.line.open();
  await flush();
  server.refuse.add('b');
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((action) => seat.apply(action)));
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  await seat.apply('d');
  expect(server.actions).toEqual(['a', 'd']);
});

test('when another page used the same link, numbering follows the server', async () => {
  const seat = new SeatLine(socket, 'x', () => 'en');
  seat.start();
  socket.open();
  server.line.open();
  await flush();
  server.sequence = 5;
  await seat.apply('ghost'); // taken for a repetition
  await seat.apply('ghost');
  seat.receive({ match: seat.match!, sequence: 5 });
  await seat.apply('real');
  expect(server.actions).toEqual(['real']);
});

test('updates reach the seat they are for', async () => {
  const seats = ['x', 'y'].map((link) => new SeatLine(socket, link, () => 'fr'));
  const got: Update[][] = [[], []];
  seats.forEach((seat, i) => {
    seat.onupdate = (update) => got[i]!.push(update);
    seat.start();
  });
  socket.open();
  server.line.open();
  await flush();
  server.line.say({ match: seats[1]!.match, update: 3 });
  await flush();
  expect(got).toEqual([[], [{ match: 2, update: 3 }]]);
  server.line.say({ update: 7 }, { match: 2, events: [] });
  await flush();
  expect(got[0]).toEqual([{ update: 7 }]);
  expect(got[1]![1]).toEqual({ match: 2, update: 4, events: [] });
});

test('an update that comes with the answer to a join reaches its seat', async () => {
  server.greets = true;
  const seats = ['x', 'y'].map((link) => new SeatLine(socket, link, () => 'fr'));
  const got: Update[][] = [[], []];
  seats.forEach((seat, i) => {
    seat.onupdate = (update) => got[i]!.push(update);
    seat.start();
  });
  socket.open();
  server.line.open();
  await flush();
  expect(got.map((all) => all.map((update) => [update.match, update.reset]))).toEqual([[[1, true]], [[2, true]]]);
});

test('who asks something when told is told once', async () => {
  server.greets = true;
  const seat = new SeatLine(socket, 'x', () => 'fr');
  let told = 0;
  seat.onupdate = () => {
    if (++told < 9) void seat.ask({ request: 'journal' }).catch(() => {});
  };
  seat.start();
  socket.open();
  server.line.open();
  await flush();
  expect(told).toBe(1);
});
