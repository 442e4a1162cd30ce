// A seat (or an onlooker's place) at a game, taken with a link: it joins again after a loss, and
// numbers what it does so that nothing is lost or done twice.
import type { Body, Rider, Socket } from './socket';
import { Told } from './told';
import { Refusal, type Answer, type Joined, type Update, type WireUpdate } from './wire';

export class SeatLine implements Rider {
  match: number | null = null;
  joined: Joined | null = null;
  onjoin: (joined: Joined) => void = () => {};
  onupdate: (update: Update) => void = () => {};
  onfail: (why: Refusal) => void = () => {};
  readonly link: string;
  /** The invitation that the link, a key made here, is to take the place of. */
  #invitation: string | undefined;
  #told = new Told();
  #socket: Socket;
  #language: () => string;
  /** The last number known to be carried out, and the last one given away. */
  #done = 0;
  #given = 0;
  #joins = 0;
  #open = 0;
  #broken = false;
  #astray = false;
  #idle: (() => void)[] = [];

  constructor(socket: Socket, link: string, language: () => string, invitation?: string) {
    this.#socket = socket;
    this.link = link;
    this.#invitation = invitation;
    this.#language = language;
  }

  start(): void {
    this.#socket.board(this);
  }

  stop(): void {
    this.#socket.leave(this);
    this.#joins++;
    this.#leave(this.match);
    this.match = null;
  }

  lost(): void {
    this.match = null;
  }

  rejoin(): void {
    const opens = this.#invitation ? { link: this.#invitation, key: this.link } : { link: this.link };
    const body: Body = { request: 'join', ...opens, language: this.#language() };
    const join = ++this.#joins;
    this.#socket.request(body, false).then(
      (answer) => this.#taken(answer as unknown as Joined, join),
      (why: unknown) => {
        if (join !== this.#joins) return;
        if (why instanceof Refusal && why.error.code !== 'lost') this.onfail(why);
      },
    );
  }

  /** Join again, as after a change of language. */
  again(): void {
    this.#leave(this.match);
    this.match = null;
    this.rejoin();
  }

  receive(update: WireUpdate): void {
    if (update.sequence !== undefined) this.#seen(update.sequence);
    this.onupdate(this.#told.take(update));
  }

  /** Ask something about the game; waits while the seat is not taken. */
  ask<T>(body: Body): Promise<T> {
    return this.#socket.request(() => this.#here(body)) as Promise<unknown> as Promise<T>;
  }

  apply(action: string): Promise<Answer> {
    return this.#act({ request: 'apply', action });
  }

  /** Take back until no more than so much is left to be taken back. */
  undo(left: number): Promise<Answer> {
    return this.#act({ request: 'undo', left });
  }

  /** Ask the others to go back, or answer; `to` is a step. */
  takeback(say: 'ask' | 'agree' | 'decline' | 'withdraw', to?: number): Promise<Answer> {
    return this.#act({ request: 'takeback', say, ...(to === undefined ? {} : { to }) });
  }

  /** Answer another seat that has lost its key. */
  rekey(say: 'agree' | 'decline'): Promise<Answer> {
    return this.ask({ request: 'rekey', say });
  }

  #here(body: Body): Body | null {
    return this.match === null ? null : { ...body, match: this.match };
  }

  #leave(match: number | null): void {
    if (match !== null) void this.#socket.request({ request: 'leave', match }, false).catch(() => {});
  }

  /** An answer that comes when nobody sits here any more, or has asked again, is a seat to be left. */
  #taken(joined: Joined, join: number): void {
    if (join !== this.#joins) return this.#leave(joined.match);
    this.joined = joined;
    if (this.#open === 0) this.#done = this.#given = joined.sequence;
    else this.#seen(joined.sequence);
    this.match = joined.match;
    this.onjoin(joined);
    this.#socket.pump();
  }

  #seen(sequence: number): void {
    this.#done = Math.max(this.#done, sequence);
    if (this.#open === 0) this.#given = this.#done;
  }

  /**
   * Do something, in order. Several may be under way; when one is refused, those behind it carry
   * numbers that no longer fit and are refused too, and numbering goes on from what was done.
   */
  async #act(body: Body): Promise<Answer> {
    while (this.#broken && this.#open > 0)
      await new Promise<void>((resume) => this.#idle.push(resume));
    const sequence = ++this.#given;
    this.#open++;
    try {
      const answer = await this.#socket.request(() => this.#here({ ...body, sequence }));
      this.#done = Math.max(this.#done, sequence);
      return answer;
    } catch (why) {
      // The first refusal tells why; a number that did not fit means somebody else used this link.
      if (!this.#broken) this.#astray = why instanceof Refusal && why.error.code === 'sequence';
      this.#broken = true;
      throw why;
    } finally {
      if (--this.#open === 0) this.#settle();
    }
  }

  #settle(): void {
    this.#given = this.#done;
    this.#broken = false;
    if (this.#astray) this.again();
    this.#astray = false;
    for (const resume of this.#idle.splice(0)) resume();
  }
}
