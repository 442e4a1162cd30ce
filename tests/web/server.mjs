// The server under test: a process of its own on a free port, with a database of its own.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Wire } from './wire.mjs';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const BERTHIER = process.env.BERTHIER || path.join(ROOT, 'build/release/berthier');
/** A directory with the built client; without it, the one compiled in is served. */
const WEB = process.env.BERTHIER_WEB || '';

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export class Server {
  static async start() {
    if (!existsSync(BERTHIER)) throw new Error(`${BERTHIER} is missing: build it, or set BERTHIER`);
    const server = new Server();
    server.scratch = mkdtempSync(path.join(tmpdir(), 'berthier-web-'));
    server.log = path.join(server.scratch, 'server.log');
    server.port = await freePort();
    await server.up();
    return server;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start it, the first time or again over the same database. */
  async up() {
    const web = WEB ? ['--web', WEB] : [];
    const database = path.join(this.scratch, 'games.db');
    this.process = spawn(BERTHIER,
      ['serve', '--port', String(this.port), '--db', database, ...web],
      { stdio: ['ignore', 'pipe', 'pipe'] });
    this.ended = new Promise((resolve) => this.process.on('exit', (code, signal) =>
      resolve(code ?? signal)));
    this.process.stderr.on('data', (text) => appendFileSync(this.log, text));
    const greeted = new Promise((resolve) => this.process.stdout.on('data', (text) => {
      if (String(text).includes('http://')) resolve('up');
    }));
    const first = await Promise.race([greeted, this.ended]);
    if (first !== 'up') throw new Error(`no server (${first}): ${this.complaints()}`);
  }

  /** End it; its exit code, or the name of the signal. */
  async down(signal = 'SIGTERM') {
    this.process.kill(signal);
    return this.ended;
  }

  complaints() {
    return existsSync(this.log) ? readFileSync(this.log, 'utf8') : '';
  }

  async stop() {
    const code = await this.down();
    const said = this.complaints();
    rmSync(this.scratch, { recursive: true, force: true });
    if (code !== 0 || said) throw new Error(`the server ended with ${code} and said: ${said.slice(-3000)}`);
  }

  wire() {
    return Wire.open(this.port);
  }

  /**
   * Make a game over a socket: { options, seats, text } as `create` takes them; the answer, with the
   * link of each person by side.
   */
  async create(wish = {}) {
    const wire = await this.wire();
    const made = await wire.must('create',
      wish.text ? wish : { game: 'napoleon-at-war', scenario: 'jena-auerstadt', ...wish });
    wire.close();
    const links = {};
    for (const [side, seat] of Object.entries(made.seats)) if (seat.link) links[side] = seat.link;
    return { ...made, links };
  }
}
