// One connection to the server that heals by itself: requests are promises, answers are matched by
// id, and what was not answered when the connection was lost is sent again when it is safe.
import { Refusal, type Answer, type WireUpdate } from './wire';

/** As much of a WebSocket as is used here; tests bring their own. */
export interface Line {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';
export type Body = Record<string, unknown> & { request: string };

/** Someone who joins again after a loss, and receives updates. */
export interface Rider {
  match: number | null;
  rejoin(): void;
  lost(): void;
  receive(update: WireUpdate): void;
}

interface Waiting {
  body: () => Body | null;
  sent: boolean;
  again: boolean;
  resolve: (answer: Answer) => void;
  reject: (why: Error) => void;
}

const EARLY = 50;
const BACKOFF = [250, 500, 1000, 2000, 4000, 8000];
const BEAT_EVERY = 25_000;
const BEAT_WAIT = 8_000;

export class Socket {
  status: Status = 'closed';
  onstatus: (status: Status) => void = () => {};
  #make: () => Line;
  #line: Line | null = null;
  #waiting = new Map<number, Waiting>();
  #riders = new Set<Rider>();
  /** Updates for nobody known yet. */
  #early: WireUpdate[] = [];
  #id = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(make: () => Line) {
    this.#make = make;
  }

  open(): void {
    if (this.#line || this.status === 'connecting') return;
    clearTimeout(this.#retry);
    // Trying again is part of waiting: that the server is lost stays on the page until it is back.
    if (this.status !== 'waiting') this.#set('connecting');
    const line = (this.#line = this.#make());
    line.onopen = () => this.#opened();
    line.onmessage = (event) => this.#received(String(event.data));
    line.onclose = () => this.#closed(line);
  }

  /** End it for good; what waits is rejected. */
  close(): void {
    this.#set('closed');
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    clearTimeout(this.#deadline);
    const line = this.#line;
    this.#line = null;
    if (line) {
      line.onclose = line.onmessage = line.onopen = null;
      line.close();
    }
    for (const waiting of this.#waiting.values()) waiting.reject(lost());
    this.#waiting.clear();
  }

  /** The network is said to be back, or the page was woken: do not wait any longer. */
  nudge(): void {
    if (this.status === 'waiting') this.open();
    else if (this.status === 'open') this.#ping();
  }

  board(rider: Rider): void {
    this.#riders.add(rider);
    if (this.status === 'open') rider.rejoin();
    else if (this.status === 'closed') this.open();
  }

  leave(rider: Rider): void {
    this.#riders.delete(rider);
  }

  /**
   * Send a request. `again`: it may be repeated on a new connection when no answer came. A body that
   * depends on the connection (a match's number) is a function; while that gives null, it waits.
   */
  async request(body: Body | (() => Body | null), again = true): Promise<Answer> {
    const answer = await new Promise<Answer>((resolve, reject) => {
      if (this.status === 'closed') this.open();
      const make = typeof body === 'function' ? body : () => body;
      this.#waiting.set(++this.#id, { body: make, sent: false, again, resolve, reject });
      this.pump();
    });
    if (!answer.ok) throw new Refusal(answer.error ?? { code: 'inner', text: 'no error named' });
    return answer;
  }

  /** Hand over what waits for a rider who has its match now, and send whatever can go. */
  pump(): void {
    this.#deliverEarly();
    if (this.status !== 'open' || !this.#line) return;
    for (const [id, waiting] of this.#waiting) {
      if (waiting.sent) continue;
      const body = waiting.body();
      if (!body) continue;
      waiting.sent = true;
      this.#line.send(JSON.stringify({ id, ...body }));
    }
    this.#schedule();
  }

  #set(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.onstatus(status);
  }

  #opened(): void {
    this.#tries = 0;
    this.#set('open');
    for (const rider of this.#riders) rider.rejoin();
    this.pump();
  }

  #closed(line: Line): void {
    if (this.#line !== line) return;
    this.#line = null;
    clearTimeout(this.#beat);
    clearTimeout(this.#deadline);
    this.#early = [];
    for (const rider of this.#riders) rider.lost();
    for (const [id, waiting] of [...this.#waiting]) {
      if (waiting.sent && !waiting.again) {
        this.#waiting.delete(id);
        waiting.reject(lost());
      }
      waiting.sent = false;
    }
    this.#set('waiting');
    const pause = BACKOFF[Math.min(this.#tries++, BACKOFF.length - 1)] ?? 8000;
    this.#retry = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  /** Each line is a message of its own. */
  #received(text: string): void {
    clearTimeout(this.#deadline);
    this.#schedule();
    for (const line of text.split('\n')) this.#take(messageOf(line));
  }

  #take(message: Answer | WireUpdate | null): void {
    if (!message) return;
    if ('ok' in message) this.#answered(message as Answer);
    else if (!this.#deliver(message)) this.#early = [...this.#early, message].slice(-EARLY);
  }

  #deliver(update: WireUpdate): boolean {
    const riders = [...this.#riders].filter((rider) => rider.match === (update.match ?? 1));
    for (const rider of riders) rider.receive(update);
    return riders.length > 0;
  }

  /** What came together with the answer that told a rider his match is its own after all. */
  #deliverEarly(): void {
    // A listener may ask something at once, which comes back here.
    const early = this.#early;
    this.#early = [];
    this.#early = [...early.filter((update) => !this.#deliver(update)), ...this.#early];
  }

  #answered(answer: Answer): void {
    const waiting = this.#waiting.get(Number(answer.id));
    if (!waiting) return;
    this.#waiting.delete(Number(answer.id));
    waiting.resolve(answer);
  }

  /** A connection that died without a word is found out by asking something small. */
  #schedule(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(), BEAT_EVERY);
  }

  #ping(): void {
    const line = this.#line;
    if (!line || this.status !== 'open') return;
    line.send(JSON.stringify({ id: 0, request: 'glance', links: [] }));
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => {
      if (this.#line !== line) return;
      line.close();
      this.#closed(line);
    }, BEAT_WAIT);
  }
}

/** What a text says, if it says anything. */
function messageOf(text: string): Answer | WireUpdate | null {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' ? (message as Answer | WireUpdate | null) : null;
  } catch {
    return null;
  }
}

function lost(): Error {
  return new Refusal({ code: 'lost', text: 'the connection was lost' });
}
