// A place at a game: what its viewer is shown now, and everything it can ask and do. It knows the
// rules of no game; what it shows comes from the server.
import { lookOf, type Look } from '../games/look';
import { fetchBook } from '../net/book';
import { mergePatch } from '../net/patch';
import { SeatLine } from '../net/seat';
import type { Socket } from '../net/socket';
import {
  Refusal, type Answer, type Answers, type Book, type GameEvent, type History, type Joined, type Legal, type NewKey, type Odds,
  type ProtocolError, type Reach, type Seat, type Survey, type Takeback, type Update, type View, type Why,
} from '../net/wire';
import { Ground } from './ground';
import { Clicks } from './clicks';
import { Chronicle, logAfter, mergeLog, PAGE, type LogEntry } from './history';
import { Procession, stand } from './parade';
import { inWords, type Words } from './sentences';
import { askedAfter, newsOf, NOTHING_ASKED, type Asked, type News, type Scope } from './takeback';
import { ink } from '../theme/inks';
import { settings } from '../theme/settings.svelte';

/** What an update leaves standing. */
interface Standing {
  step: number;
  view: View;
  legal: Legal;
  toAct: string[];
  prompt: string;
  canUndo: number;
  /** The same, counted as the clicks that did it. */
  clicks: number;
  over: boolean;
  winner: string;
  margin: number;
  result: string;
  asked: Asked;
}

const NOTHING: Standing = {
  step: 0, view: {}, legal: {}, toAct: [], prompt: '', canUndo: 0, clicks: 0, over: false, winner: '',
  margin: 0, result: '', asked: NOTHING_ASKED,
};

const NO_LEGAL: Legal = {};

export class Table {
  book = $state.raw<Book | null>(null);
  /** What the game adds to the platform. */
  look = $state.raw<Look>({});
  ground = $state.raw<Ground>(new Ground([]));
  joined = $state.raw<Joined | null>(null);
  seats = $state.raw<Record<string, Seat>>({});
  /** Sides that were given new keys. */
  keys = $state.raw<NewKey[]>([]);
  log = $state.raw<LogEntry[]>([]);
  /** What was under way when the log begins. */
  opening = $state.raw<readonly GameEvent[]>([]);
  /** What players have written and this seat was told, by number. */
  words = $state.raw<Words>({});
  /** Updates that wait to be shown. */
  behind = $state(0);
  /** Requests of the player's that are on the way. */
  busy = $state(0);
  failure = $state.raw<ProtocolError | null>(null);
  /** Steps of the first update: what happened before the page was opened. */
  opened = $state<number | null>(null);
  /** Sides whose moves are shown at once: those of this screen. */
  ownSides: ReadonlySet<string> = new Set();
  /** Not shown now: nothing is played at a pace. */
  hidden = false;
  /** What has become of a request of this seat's. */
  onnews: (news: News, by: string) => void = () => {};

  #standing = $state.raw<Standing>(NOTHING);
  #looks = 0;
  #replay = $state.raw<{ step: number; view: View } | null>(null);
  #line: SeatLine;
  #past = new Chronicle();
  #clicks: Clicks;
  #loading = new Map<number, Promise<void>>();
  #queue: Procession<Update>;
  #language: () => string;
  #sequence = 0;
  #waiting: { sequence: number; resume: () => void }[] = [];

  constructor(socket: Socket, link: string, language: () => string, invitation?: string) {
    this.#language = language;
    this.#clicks = new Clicks(link);
    this.#line = new SeatLine(socket, link, language, invitation);
    this.#line.onjoin = (joined) => this.#sat(joined);
    this.#line.onupdate = (update) => this.#queue.add(update);
    this.#line.onfail = (why) => (this.failure = why.error);
    this.#queue = new Procession<Update>({
      show: (update) => this.#show(update),
      pause: (update, waiting, spent) => this.#pause(update, waiting, spent),
      urgent: (update) => this.#urgent(update),
      changed: (waiting) => (this.behind = waiting),
    });
  }

  get link(): string {
    return this.#line.link;
  }
  /** Who acts and is told here, */
  get seat(): string {
    return this.joined?.side ?? 'nobody';
  }
  /** and the side it plays for. */
  get side(): string {
    return this.book?.seats?.find((one) => one.id === this.seat)?.side ?? this.seat;
  }
  /** The newest step that is shown, and the one the player looks at. */
  get length(): number {
    return this.#standing.step;
  }
  get step(): number {
    return this.#replay?.step ?? this.#standing.step;
  }
  get replaying(): boolean {
    return this.#replay !== null;
  }
  get view(): View {
    return this.#replay?.view ?? this.#standing.view;
  }
  get now(): View {
    return this.#standing.view;
  }
  /** Nothing can be done while looking back, or while moves of others are being shown. */
  get legal(): Legal {
    return this.#replay || this.behind > 0 ? NO_LEGAL : this.#standing.legal;
  }
  get toAct(): string[] {
    return this.#standing.toAct;
  }
  get prompt(): string {
    return this.#standing.prompt;
  }
  /** How many clicks could be taken back. */
  get canUndo(): number {
    return this.#standing.clicks;
  }
  /** How far this seat may ask the others to go back. */
  get scope(): Scope | null {
    return this.#standing.asked.scope;
  }
  /** What is asked to be taken back. */
  get takeback(): Takeback | null {
    return this.#standing.asked.takeback;
  }
  get over(): boolean {
    return this.#standing.over;
  }
  get winner(): string {
    return this.#standing.winner;
  }
  get margin(): number {
    return this.#standing.margin;
  }
  get result(): string {
    return this.#standing.result;
  }

  /** Has this seat something to decide? */
  mine(): boolean {
    return this.behind === 0 && this.#standing.toAct.includes(this.seat);
  }

  start(): void {
    this.#line.start();
  }

  stop(): void {
    this.#queue.drop();
    this.#line.stop();
  }

  /** After a change of language everything is told again. */
  rejoin(): void {
    this.#line.again();
  }

  skip(): void {
    this.#queue.skip();
  }

  /**
   * Take actions, in order; the first that is refused is told, and those after it are not taken. They
   * are taken back together; `more`: with what was done before, too.
   */
  async act(actions: readonly string[], more = false): Promise<ProtocolError | null> {
    const click = this.#clicks.begin(actions.length, more);
    const refused = await this.#send(actions.map((action) => () => this.#line.apply(action)));
    this.#clicks.end(click);
    return refused;
  }

  apply(action: string): Promise<ProtocolError | null> {
    return this.act([action]);
  }

  undo(): Promise<ProtocolError | null> {
    const left = this.#standing.canUndo - this.#clicks.last;
    return this.#send([() => this.#line.undo(left)]);
  }

  /** Ask the others to go back, to a step if one is named. */
  askBack(to?: number): Promise<ProtocolError | null> {
    return this.#send([() => this.#line.takeback('ask', to)]);
  }

  answerBack(say: 'agree' | 'decline' | 'withdraw'): Promise<ProtocolError | null> {
    const to = say === 'agree' ? this.takeback?.to : undefined;
    return this.#send([() => this.#line.takeback(say, to)]);
  }

  /** A seat that asks for a new key and waits for this one's answer. */
  get asksKey(): string | null {
    const found = Object.entries(this.seats).find(([, seat]) => seat.asks_key?.includes(this.seat));
    return found?.[0] ?? null;
  }

  async answerKey(say: 'agree' | 'decline'): Promise<ProtocolError | null> {
    try {
      await this.#line.rekey(say);
      return null;
    } catch (why) {
      if (why instanceof Refusal) return why.error;
      throw why;
    }
  }

  async #send(requests: (() => Promise<Answer>)[]): Promise<ProtocolError | null> {
    this.#looks++;
    this.#replay = null;
    this.busy++;
    const outcomes = await Promise.allSettled(requests.map((request) => request()));
    let refused: ProtocolError | null = null;
    let done = 0;
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') refused ??= errorOf(outcome.reason);
      else done = Math.max(done, Number(outcome.value.sequence) || 0);
    await this.#told(done);
    this.busy--;
    return refused;
  }

  /** What was done has been told in an update; that is not waited for long. */
  async #told(sequence: number): Promise<void> {
    if (this.#sequence >= sequence) return;
    await new Promise<void>((resume) => {
      this.#waiting.push({ sequence, resume });
      setTimeout(resume, 1000);
    });
  }

  why(action: string, first: readonly string[] = []): Promise<Why> {
    const actions = first.length > 0 ? { actions: first } : {};
    return this.#line.ask<Why>({ request: 'why', action, ...actions });
  }

  odds(actions: readonly string[] = [], place?: string): Promise<Odds> {
    return this.#line.ask<Odds>({
      request: 'odds', ...(actions.length > 0 ? { actions } : {}), ...(place === undefined ? {} : { place }),
    });
  }

  reach(unit: string, first: readonly string[] = []): Promise<Reach> {
    const actions = first.length > 0 ? { actions: first } : {};
    return this.#line.ask<Reach>({ request: 'reach', unit, ...actions });
  }

  survey(overlay: string, needs: { side?: string; place?: string } = {}): Promise<Survey> {
    return this.#line.ask<Survey>({ request: 'survey', overlay, ...needs });
  }

  /** The standing orders of the seat; with `set`, as "moment=word", changed before. */
  async orders(set?: string): Promise<string> {
    const body = { request: 'orders', ...(set ? { set } : {}) } as const;
    return (await this.#line.ask<{ orders: string }>(body)).orders;
  }

  /** At the kind of moment at which this seat is asked now it is not asked again before the turn ends; which it is. */
  async rest(): Promise<string | null> {
    return (await this.#line.ask<Answers['orders']>({ request: 'orders', rest: true })).moment ?? null;
  }

  async journal(): Promise<string> {
    return (await this.#line.ask<{ journal: string }>({ request: 'journal' })).journal;
  }

  /** Look at the game after a step; null: back to now. */
  async lookAt(step: number | null): Promise<void> {
    const look = ++this.#looks;
    if (step === null) {
      this.#replay = null;
      return;
    }
    const to = Math.max(0, Math.min(step, this.length));
    await this.#know(to);
    const view = this.#past.view(to);
    // Who has looked elsewhere or gone back meanwhile is not called here again.
    if (view && look === this.#looks) this.#replay = { step: to, view };
  }

  /** Load the log back to a step. */
  async loadLog(from: number): Promise<void> {
    await this.#know(Math.max(1, from));
  }

  entry(step: number): LogEntry | undefined {
    return this.log.find((entry) => entry.step === step);
  }

  async #know(step: number): Promise<void> {
    const from = this.#past.missing(step);
    if (from === null) return;
    let loading = this.#loading.get(from);
    if (!loading) {
      loading = this.#load(from).finally(() => this.#loading.delete(from));
      this.#loading.set(from, loading);
    }
    await loading;
  }

  async #load(from: number): Promise<void> {
    const { cuts } = this.#past;
    const page = await this.#line.ask<History>({ request: 'history', from, count: PAGE });
    // What was taken back meanwhile may still be on the page.
    if (cuts !== this.#past.cuts) return this.#load(from);
    this.#past.add(page);
    this.#learn(page.texts);
    if (page.from < (this.log[0]?.step ?? Infinity)) this.opening = page.view.headings ?? [];
    const length = this.length;
    const entries = page.steps.filter((step) => step.step <= length);
    this.log = mergeLog(this.log, entries.map(({ step, by, action, events: told }) => {
      const events = inWords(told, this.book, this.words);
      return action === undefined ? { step, by, events } : { step, by, action, events };
    }));
  }

  #sat(joined: Joined): void {
    const before = this.joined;
    this.joined = joined;
    this.seats = joined.seats;
    this.keys = joined.keys ?? [];
    this.failure = null;
    const same = this.book && before?.options === joined.options && this.#spoken === this.#language();
    if (!same) void this.#fetch(joined);
  }

  #spoken = '';

  async #fetch(joined: Joined): Promise<void> {
    const language = this.#language();
    for (let pause = 500; ; pause = Math.min(pause * 2, 8000)) {
      try {
        const [book, look] = await Promise.all([fetchBook(joined, language), lookOf(joined.game)]);
        this.look = look;
        ink(book, look.inks);
        this.ground = new Ground(book.maps ?? [], book.areas);
        this.book = book;
        this.log = this.log.map((entry) => ({ ...entry, events: inWords(entry.events, book, this.words) }));
        this.#spoken = language;
        return;
      } catch {
        await new Promise((resume) => setTimeout(resume, pause));
      }
    }
  }

  #urgent(update: Update): boolean {
    return update.reset === true || update.undone !== undefined || update.update === undefined ||
      this.ownSides.has(update.by ?? '') || this.hidden || settings.pace === 0 ||
      (typeof document !== 'undefined' && document.hidden);
  }

  /** A die is looked at longer than a step. */
  #pause(update: Update, waiting: number, spent: number): number {
    if (this.#urgent(update) || update.events?.length === 0) return 0;
    const dice = update.events?.some((event) =>
      this.book?.events.find((def) => def.word === event.event)?.args?.some((arg) =>
        arg === 'die' || arg === 'face'));
    return stand(settings.pace, dice ? 2.5 : 1, waiting, spent);
  }

  #show(update: Update): void {
    if (update.seats) this.seats = update.seats;
    if (update.keys) this.keys = update.keys;
    if (update.update === undefined) return;
    if (update.side && this.joined && update.side !== this.joined.side)
      this.joined = { ...this.joined, side: update.side };
    const before = update.reset ? NOTHING : this.#standing;
    const over = update.over ?? before.over;
    const canUndo = update.can_undo ?? before.canUndo;
    this.#clicks.told(canUndo, { undone: update.undone !== undefined, opened: update.reset === true });
    this.#standing = {
      step: update.update,
      view: update.reset ? (update.view ?? {}) as View : mergePatch(before.view, update.view ?? {}),
      legal: update.legal ?? before.legal,
      toAct: update.to_act ?? before.toAct,
      prompt: update.prompt ?? before.prompt,
      canUndo,
      clicks: this.#clicks.count,
      over,
      winner: over ? update.winner ?? before.winner : '',
      margin: over ? update.margin ?? before.margin : 0,
      result: over ? update.result ?? before.result : '',
      asked: askedAfter(before.asked, update),
    };
    this.#newsOfBack(before.asked.takeback, update);
    this.#learn(update.texts);
    this.#record(update, update.update);
    this.#sequence = update.sequence ?? this.#sequence;
    for (const waiting of this.#waiting)
      if (waiting.sequence <= this.#sequence) waiting.resume();
    this.#waiting = this.#waiting.filter((waiting) => waiting.sequence > this.#sequence);
  }

  /** What was read once is known. */
  #learn(texts: Readonly<Record<string, string | null>> | null | undefined): void {
    const told = Object.entries(texts ?? {}).filter((one): one is [string, string] => one[1] !== null);
    if (told.length > 0) this.words = { ...this.words, ...Object.fromEntries(told) };
  }

  #newsOfBack(before: Takeback | null, update: Update): void {
    const after = this.takeback;
    const news = newsOf(before, after, update, this.seat);
    if (news) this.onnews(news, after?.declined ?? update.by ?? '');
  }

  #record(update: Update, length: number): void {
    this.opened ??= length;
    if (update.reset) {
      this.#past.clear();
      this.log = [];
      this.opening = length === 0 ? this.now.headings ?? [] : [];
      if (length > 0) void this.#know(length).catch(() => {});
      return;
    }
    if (update.undone) {
      const kept = Math.min(...update.undone) - 1;
      this.#past.cut(kept);
      if (this.#replay && this.#replay.step > kept) this.#replay = null;
    }
    if (update.undone || update.events?.length)
      this.log = logAfter(this.log, { ...update, update: length }, inWords(update.events ?? [], this.book, this.words));
  }
}

function errorOf(why: unknown): ProtocolError {
  return why instanceof Refusal ? why.error : { code: 'inner', text: String(why) };
}
