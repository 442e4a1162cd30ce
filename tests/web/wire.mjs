// A second way to the server: a small WebSocket client for Node 18, which has none of its own.
// Tests make games with it and compare what a page shows with what the server says.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';

const TEXT = 1, CLOSE = 8, PING = 9, PONG = 10;

/** RFC 7396. */
export function mergePatch(target, patch) {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch;
  const out = target && typeof target === 'object' && !Array.isArray(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch))
    if (value === null) delete out[key];
    else out[key] = mergePatch(out[key], value);
  return out;
}

/** The actions of a `legal` tree as texts, of what is open. */
export function actionsOf(legal, open = Object.keys(legal ?? {})) {
  const out = [];
  for (const entry of open) {
    const [word, only] = entry.split(' ');
    const firsts = only ? { [only]: legal[word][only] } : legal[word];
    if (firsts === true) out.push(word);
    else if (Array.isArray(firsts)) for (const first of firsts) out.push(`${word} ${first}`);
    else
      for (const [first, rest] of Object.entries(firsts))
        for (const others of rest) out.push(`${word} ${first} ${others}`);
  }
  return out;
}

export class Wire {
  #socket;
  #rest = Buffer.alloc(0);
  #parts = [];
  #waiting = new Map();
  #id = 0;
  #ended = null;
  onupdate = () => {};
  onend = () => {};

  static open(port) {
    return new Promise((resolve, reject) => {
      const asked = request({
        host: '127.0.0.1', port, path: '/socket',
        headers: {
          Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13',
          'Sec-WebSocket-Protocol': 'berthier',
          'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
        },
      });
      asked.on('upgrade', (_, socket, head) => resolve(new Wire(socket, head)));
      asked.on('response', (answer) => reject(new Error(`no socket: HTTP ${answer.statusCode}`)));
      asked.on('error', reject);
      asked.end();
    });
  }

  constructor(socket, head) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#received(bytes));
    socket.on('error', (error) => this.#end(error));
    socket.on('close', () => this.#end(new Error('the server closed the connection')));
    if (head.length > 0) this.#received(head);
  }

  /** Send a request; its answer, whether it says yes or no. */
  ask(name, members = {}) {
    if (this.#ended) return Promise.reject(this.#ended);
    const id = ++this.#id;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#send(TEXT, Buffer.from(JSON.stringify({ id, request: name, ...members })));
    });
  }

  /** The same, for those who count on a yes. */
  async must(name, members = {}) {
    const answer = await this.ask(name, members);
    if (!answer.ok) throw new Error(`${name} ${JSON.stringify(members)}: ${answer.error.text}`);
    return answer;
  }

  /** Why nothing more comes, if nothing does. */
  get ended() {
    return this.#ended;
  }

  close() {
    this.#ended ??= new Error('closed');
    this.#socket.destroy();
  }

  #end(error) {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
    this.onend();
  }

  #send(opcode, payload) {
    const mask = randomBytes(4);
    const long = payload.length > 0xffff, middle = !long && payload.length > 125;
    const head = Buffer.alloc(long ? 10 : middle ? 4 : 2);
    head[0] = 0x80 | opcode;
    head[1] = 0x80 | (long ? 127 : middle ? 126 : payload.length);
    if (long) head.writeBigUInt64BE(BigInt(payload.length), 2);
    else if (middle) head.writeUInt16BE(payload.length, 2);
    const body = Buffer.from(payload);
    for (let i = 0; i < body.length; i++) body[i] ^= mask[i & 3];
    this.#socket.write(Buffer.concat([head, mask, body]));
  }

  #received(bytes) {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (let frame = this.#frame(); frame; frame = this.#frame()) this.#take(frame);
  }

  /** The next whole frame, cut off what was received; servers do not mask. */
  #frame() {
    const rest = this.#rest;
    if (rest.length < 2) return null;
    const short = rest[1] & 0x7f;
    const start = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (rest.length < start) return null;
    const length = short === 127 ? Number(rest.readBigUInt64BE(2))
      : short === 126 ? rest.readUInt16BE(2) : short;
    if (rest.length < start + length) return null;
    this.#rest = rest.subarray(start + length);
    const payload = rest.subarray(start, start + length);
    return { last: (rest[0] & 0x80) !== 0, opcode: rest[0] & 15, payload };
  }

  #take({ last, opcode, payload }) {
    if (opcode === PING) return this.#send(PONG, payload);
    if (opcode === CLOSE) return this.#end(new Error('the server closed the connection'));
    if (opcode === PONG) return undefined;
    this.#parts.push(payload);
    if (!last) return undefined;
    const lines = Buffer.concat(this.#parts).toString().split('\n');
    this.#parts = [];
    for (const line of lines) this.#hear(JSON.parse(line));
    return undefined;
  }

  #hear(message) {
    if (!('ok' in message)) return this.onupdate(message);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    return waiting?.resolve(message);
  }
}

/** A player without a page: he sits at a link, knows what his seat may know, and acts by text. */
export class Sitter {
  sequence = 0;
  now = {};
  #news = [];

  static async sit(port, link) {
    const sitter = new Sitter();
    sitter.wire = await Wire.open(port);
    sitter.wire.onupdate = (update) => sitter.#told(update);
    sitter.wire.onend = () => sitter.#wake();
    const joined = await sitter.wire.must('join', { link });
    sitter.match = joined.match;
    sitter.side = joined.side;
    sitter.sequence = joined.sequence ?? 0;
    await sitter.until(() => sitter.now.to_act !== undefined);
    return sitter;
  }

  #told(update) {
    if (update.seats && !update.events && !update.reset) return; // somebody came or went
    update.update ??= (this.now.update ?? 0) + 1;
    const members = ['to_act', 'over', 'winner', 'margin', 'result', 'can_undo', 'sequence', 'prompt',
      'open', 'legal', 'view', 'update', 'may_ask', 'takeback', 'shut'];
    const patch = Object.fromEntries(members.filter((m) => m in update).map((m) => [m, update[m]]));
    this.now = mergePatch(update.reset ? {} : this.now, patch);
    this.#wake();
  }

  #wake() {
    for (const wake of this.#news.splice(0)) wake();
  }

  /** Wait until something is so; throws when the connection ends before. */
  async until(condition) {
    while (!condition()) {
      if (this.wire.ended) throw this.wire.ended;
      await new Promise((wake) => this.#news.push(wake));
    }
  }

  get legal() {
    return actionsOf(this.now.legal, this.now.open);
  }

  get mine() {
    return this.now.to_act?.includes(this.side) ?? false;
  }

  /** Take an action and wait until its outcome was told. */
  async act(action) {
    const sequence = ++this.sequence;
    await this.wire.must('apply', { match: this.match, action, sequence });
    await this.until(() => this.now.sequence >= sequence);
  }

  ask(name, members = {}) {
    return this.wire.must(name, { match: this.match, ...members });
  }

  leave() {
    this.wire.onend = () => {};
    this.wire.close();
  }
}
