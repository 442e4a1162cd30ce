// What the player at a table has in hand: a selection, wishes, a question about a refusal. It turns
// clicks into deeds (selection.ts) and carries them out.
import { untrack } from 'svelte';
import type { Gesture } from '../games/look';
import { msg, t } from '../i18n';
import { seatName, sideOf } from '../net/features';
import { cardGlow, clickCard, clickLink } from './areas';
import type { Legal, Odds, ProtocolError, Why } from '../net/wire';
import { procedureOf } from '../panel/phase';
import type { Arrow } from './arrows';
import { hasBlank, listButtons, listChoices, Segments, type Button, type Choice } from './choices';
import { Drawing } from './drawing.svelte';
import { Foresight } from './foresight.svelte';
import { HABITS } from './habits';
import { Overlays } from './overlays.svelte';
import {
  clickPlace, clickUnit, glowing, implied, type Deed, type Glowing, type Reached, type Situation,
  type Trial,
} from './selection';
import type { Table } from './table.svelte';
import type { News } from './takeback';
import { flagsOf } from './view';
import { leadOf, Walk } from './walk.svelte';
import { Wishes } from './wishes.svelte';

const NO_UNDO = msg(
  'Nothing can be taken back: undo stops at a die, at a reveal, at the other side, and with strict moves at a finished one.',
);

/** Why something cannot be done, told where it was tried; without that, what there is to be seen. */
export interface Told {
  place: string | null;
  why?: Pick<Why, 'rule' | 'text' | 'facts'> & { reason?: string };
}

export class Player {
  readonly table: Table;
  readonly overlays: Overlays;
  readonly wishes: Wishes;
  readonly drawing: Drawing;
  readonly walk: Walk;
  readonly foresight: Foresight;
  selected = $state<string | null>(null);
  hovered = $state<string | null>(null);
  cursor = $state<string | null>(null);
  reach = $state.raw<Reached | null>(null);
  told = $state.raw<Told | null>(null);
  /** What was pointed at for the card in hand, where it names several things. */
  #named = $state.raw<{ card: string | null; ids: readonly string[] }>({ card: null, ids: [] });
  named = $derived.by(() => (this.#named.card === this.selected ? this.#named.ids : []));
  /** A card that is read, though nothing can be done with it now. */
  reading = $state<string | null>(null);
  /** `keyed`: it was asked for by a key, and is chosen from by keys. */
  menu = $state.raw<{ place: string | null; choices: Choice[]; keyed?: boolean } | null>(null);
  rule = $state<string | null>(null);
  /** What is asked about before it is done. */
  ending = '';
  asking = $state<'done' | 'orders' | 'back' | 'guide' | null>(null);
  /** The step to ask to go back to, when it is not the usual one. */
  askTo = $state<number | null>(null);
  /** A replay goes on by itself. */
  playing = $state(false);
  /** The bottom sheet of a small screen is drawn up. */
  open = $state(false);
  toasts = $state.raw<{ id: number; text: string; rule?: string; bad: boolean }[]>([]);
  #segments = new Segments();
  #toast = 0;

  constructor(table: Table) {
    this.table = table;
    this.overlays = new Overlays(table, this);
    this.drawing = new Drawing(table, this);
    this.wishes = new Wishes(table);
    this.walk = new Walk(table, this);
    this.foresight = new Foresight(table, this);
    table.onnews = (news, by) => this.#hear(news, by);
  }

  get odds(): Odds | null {
    return this.foresight.odds;
  }

  /** The unit in the middle of its move, as the view tells. */
  mover = $derived.by(() => {
    const { book, now, look } = this.table;
    const mover = now.mover ?? (book && look.mover?.(now, book));
    return mover && book?.units?.[mover] ? mover : null;
  });

  /** One of the stack under way, or of the one that a menu is about. */
  lead = $derived.by(() => leadOf(this.table, this.menu?.choices ?? []));

  #boxes = $derived.by(() => new Set((this.table.book?.boxes ?? []).map((box) => box.id)));

  /** What is under way, innermost. */
  procedure = $derived.by(() => procedureOf(this.table.now));

  choices = $derived.by<Choice[]>(() =>
    this.table.book ? listChoices(this.table.legal, this.table.book) : []);

  #veiled = $derived.by(() => {
    const { book, view, look } = this.table;
    return new Set(book && look.flags?.(book, view).map(({ area }) => area));
  });

  situation = $derived.by<Situation>(() => ({
    book: this.table.book ?? { actions: [] },
    legal: this.table.legal,
    places: this.table.view.places ?? {},
    ...(this.table.view.owner ? { owner: this.table.view.owner } : {}),
    boxes: this.#boxes,
    side: this.table.side,
    selected: this.selected,
    named: this.named,
    reach: this.reach,
    mover: this.mover,
    lead: this.lead,
    segments: this.#segments.of(this.procedure),
    atOnce: this.table.look.atOnce?.(this.table.view) ?? [],
    thrusts: this.table.look.foresees ?? [],
    veiled: this.#veiled,
  }));

  glow = $derived.by<Glowing>(() => {
    const glow = glowing(this.situation);
    for (const unit of this.wishes.barred) glow.units.delete(unit);
    return glow;
  });

  /** Cards and connections that can be named now. */
  cards = $derived.by(() => cardGlow(this.choices, this.selected, this.named));

  buttons = $derived.by<Button[]>(() =>
    this.table.book ? listButtons(this.choices, this.table.book, this.#segments.of(this.procedure)) : []);

  /** Who is meant by a click on a place: the one selected, or the only one there is. */
  actor = $derived.by(() => implied(this.situation, this.choices));

  /** Something of the game's own that lies open, and who waits for a place to be pointed at. */
  opened = $state<string | null>(null);
  aimed = $state<string | null>(null);
  aiming = $state.raw<((place: string) => void) | null>(null);
  /** Moves that are only thought of. */
  sketch = $state.raw<readonly Arrow[]>([]);

  /** What the unit in hand can do in one go besides, as the game tells. */
  gestures = $derived.by<readonly Gesture[]>(() => {
    const { book, view, legal, look } = this.table;
    return (book && this.table.mine() && look.gestures?.(book, view, legal, this.selected ?? this.mover)) || [];
  });

  marked = $derived.by(() => flagsOf(this.table.view, this.table.look.marks ?? [], this.wishes.units));

  /** To be called while a component is made: keeps reach and odds fresh. */
  follow(): void {
    $effect(() => this.#segments.note(this.procedure, this.choices));
    this.drawing.follow();
    this.walk.follow();
    $effect(() => {
      void this.table.length; // once the game has gone on, nothing is asked for any more
      untrack(() => {
        if (this.asking === 'back') this.asking = null;
      });
    });
    $effect(() => this.#forget());
    $effect(() => void this.#refreshReach(this.actor ?? this.lead, this.table.legal));
    this.foresight.follow();
  }

  /** A selection that has nothing left to do is let go of. */
  #forget(): void {
    const { selected } = this;
    if (!selected || this.table.busy > 0 || this.table.behind > 0 || this.table.replaying) return;
    const can = this.choices.some((choice) => choice.operands.includes(selected));
    if (!can && this.mover !== selected && !this.awaiting) this.selected = null;
  }

  /** A selection waits for the unit before it to halt. */
  awaiting = $state(false);

  async #refreshReach(unit: string | null, legal: Legal): Promise<void> {
    this.reach = null;
    const moves = this.choices.some((choice) => choice.segment === 'movement' &&
      (choice.operands[0] === unit || unit === this.mover));
    if (!unit || (!moves && unit !== this.lead)) return;
    const reach = await this.table.reach(unit).catch(() => null);
    if (this.table.legal !== legal || (this.actor ?? this.lead) !== unit || !reach) return;
    if (reach.spots.length > 1) this.reach = reach;
  }

  clickUnit(unit: string): void {
    const at = this.#placeOf(unit);
    if (this.aiming && at !== null) return this.aiming(at);
    this.#point(at);
    const deed = clickUnit(this.situation, unit, this.table.ground);
    if (deed.do === 'why' && this.#isExchanged(unit)) return void this.#exchange(unit);
    void this.#carryOut(deed, at);
  }

  /** Would a click on this unit put the one in hand back? */
  #isExchanged(unit: string): boolean {
    const { look, book, view, side, canUndo, replaying } = this.table;
    return !replaying && canUndo > 0 && look.exchanged?.includes(this.procedure) === true && sideOf(book, view, unit) === side;
  }

  /** Nothing has come of the unit in hand yet: it is as if it had not been taken. Then a unit of the stack that glows is meant. */
  async #exchange(unit: string): Promise<void> {
    const held = this.mover;
    const at = this.#placeOf(unit);
    const refused = await this.table.undo();
    if (refused || unit === held) return this.tell(refused, at);
    const able = [...this.glow.units].filter((one) => this.#placeOf(one) === at);
    const meant = able.includes(unit) || able.length === 0 ? unit : able[0]!;
    if (able.length < 2 || meant === unit) void this.#carryOut(clickUnit(this.situation, meant, this.table.ground), at);
  }

  clickPlace(place: string): void {
    if (this.aiming) return this.aiming(place);
    this.#point(place);
    void this.#carryOut(clickPlace(this.situation, place, this.table.ground), place);
  }

  /** A finger points by a tap, and no longer where it rested. */
  #point(place: string | null): void {
    this.overlays.pointed = place;
    if (matchMedia('(hover: none)').matches) this.hovered = null;
  }

  /** A card that can do something is taken in hand; any other is read, with why it cannot be used. */
  clickCard(card: string): void {
    const deed = clickCard(this.situation, card);
    const before = this.reading;
    this.reading = null;
    if (deed.do !== 'why') return void this.#carryOut(deed, card);
    if (this.table.book?.cards?.[this.selected ?? '']) this.selected = null;
    if (before !== card) this.reading = card;
    this.told = null;
    this.menu = null;
  }

  clickLink(link: string): void {
    void this.#carryOut(clickLink(this.situation, link), link);
  }

  #placeOf(unit: string): string | null {
    return this.table.view.places?.[unit] ?? null;
  }

  async #carryOut(deed: Deed, place: string | null): Promise<void> {
    const idle = this.selected === null && this.told === null && this.menu === null;
    this.told = null;
    this.menu = null;
    this.walk.drop();
    if (this.table.replaying && deed.do !== 'select') return;
    switch (deed.do) {
      case 'send':
        this.selected = deed.keep;
        return this.#send(deed.actions, place);
      case 'select':
        return this.#select(deed.unit, deed.first, place);
      case 'choose':
        this.menu = { place, choices: deed.choices };
        return;
      case 'walk':
        return this.walk.begin(deed.place);
      case 'wish':
        this.tell(await this.wishes.toggle(deed.unit), place);
        return;
      case 'name':
        return this.#name(deed.id);
      case 'attack':
        return this.#attack(deed.target, place);
      case 'why':
        return this.#ask(deed.trials, place);
      case 'nothing':
        this.selected = null;
        if (idle) this.#look(place);
    }
  }

  /** A click that means nothing tells what is there; one that closes something or lets go does no more. */
  #look(place: string | null): void {
    if (place !== null && this.table.ground.has(place)) this.told = { place };
  }

  /** Named besides; or, named before, no longer. */
  #name(id: string): void {
    const at = this.named.indexOf(id);
    this.#named = { card: this.selected, ids: at < 0 ? [...this.named, id] : this.named.slice(0, at) };
  }

  /** An action in which something has to be written first. */
  writing = $state<string | null>(null);

  async #send(actions: string[], place: string | null): Promise<void> {
    const blank = actions.find((action) => hasBlank(action, this.table.book));
    if (blank !== undefined) {
      this.writing = blank;
      return;
    }
    this.tell(await this.table.act(actions), place);
  }

  async #select(unit: string | null, first: string[], place: string | null): Promise<void> {
    if (first.length > 0) {
      this.awaiting = true;
      const refused = await this.table.act(first);
      this.awaiting = false;
      if (refused) return this.tell(refused, place);
    }
    this.selected = unit;
  }

  /** Begin an attack; those picked before it, or while it was on its way, take part as far as the rules allow. */
  async #attack(target: string, place: string | null): Promise<void> {
    const refused = await this.table.apply(`${HABITS.attack} ${target}`);
    const picked = this.wishes.units;
    this.wishes.clear();
    if (refused) return this.tell(refused, place);
    for (const unit of picked) {
      const no = await this.table.act([`${HABITS.join} ${unit}`], true);
      if (no) this.tell(no, this.#placeOf(unit));
    }
  }

  tell(error: ProtocolError | null, place: string | null): void {
    if (!error) return;
    if (error.rule) this.told = { place, why: error };
    else this.toast(error.text, true);
  }

  async #ask(trials: Trial[], place: string | null): Promise<void> {
    for (const trial of trials) {
      const why = await this.table.why(trial.action, trial.first).catch(() => null);
      if (!why || why.legal) continue;
      this.told = { place, why };
      return;
    }
    this.#look(place);
  }

  #pressed = false;

  /** A button of the prompt bar; one that is not legal says why. */
  async press(button: Pick<Button, 'word' | 'action' | 'enabled'>): Promise<void> {
    this.told = null;
    if (this.#pressed) return undefined; // pressed twice: what it means now is not known yet
    if (!button.enabled && button.word === HABITS.done && this.table.legal[HABITS.halt] === true) {
      // The unit on the move stops here first.
      await this.#select(null, [HABITS.halt], null);
      const now = this.buttons.find((other) => other.action === button.action);
      return now?.enabled && !this.told ? this.press(now) : this.#askButton(button);
    }
    if (!button.enabled) return this.#askButton(button);
    if ((button.word === HABITS.done || button.word === HABITS.pass) && this.#wantsAsking()) {
      this.ending = button.action;
      this.asking = 'done';
      return undefined;
    }
    this.#pressed = true;
    await this.take(button.action).finally(() => (this.#pressed = false));
    return undefined;
  }

  #askButton(button: Pick<Button, 'action'>): Promise<void> {
    return this.#ask([{ first: [], action: button.action }], null);
  }

  /** One of several things that a click could have meant. */
  async choose(choice: Choice): Promise<void> {
    const place = this.menu?.place ?? null;
    this.menu = null;
    this.selected = choice.kinds[0] === 'unit' ? choice.operands[0]! : this.selected;
    await this.#send([choice.action], place);
  }

  /** Several actions in one go; once begun, what turns out not to be legal is left out. They are taken back together. */
  async gesture({ actions: [first, ...rest], opens }: Gesture): Promise<void> {
    this.menu = null;
    this.told = null;
    if (opens) this.opened = opens;
    if (first === undefined) return;
    const refused = await this.table.act([first]);
    if (refused) return this.tell(refused, null);
    for (const action of rest) {
      const [word = '', ...operands] = action.split(' ');
      if (listChoices(this.table.legal, { actions: this.table.book?.actions ?? [] }).some((choice) =>
        choice.word === word && choice.operands.join(' ') === operands.join(' ')))
        await this.table.act([action], true);
    }
  }

  async take(action: string): Promise<void> {
    this.menu = null;
    this.asking = null;
    await this.#send([action], null);
  }

  confirmDone = (): boolean => true;

  #wantsAsking(): boolean {
    return this.confirmDone() && (this.idle.length > 0 || this.partnerMoves);
  }

  /** A partner is moving a unit; what those of this seat may still do is not told before it stops. */
  partnerMoves = $derived.by(() => {
    const { book, side, view, legal } = this.table;
    return this.mover !== null && sideOf(book, view, this.mover) === side && !(HABITS.halt in legal) &&
      (book?.seats ?? []).filter((seat) => seat.side === side).length > 1;
  });

  /** Units that could still do something, as far as the list of actions tells. */
  idle = $derived.by(() => {
    const units = new Set<string>();
    for (const choice of this.choices) {
      const unit = choice.operands[0] ?? '';
      if (choice.kinds[0] === 'unit' && !choice.kinds.includes('text') && sideOf(this.table.book, this.table.view, unit) === this.table.side)
        units.add(unit);
    }
    return [...units];
  });

  /** Whose table may ask to take more back than is free; null for nobody's. */
  asker = (): Table | null => (this.table.scope ? this.table : null);

  async undo(): Promise<void> {
    this.escape();
    if (this.table.canUndo > 0) this.tell(await this.table.undo(), null);
    else if (this.asker()) this.askBack(null);
    else this.toast(t(NO_UNDO));
  }

  /** Be asked no more this turn at moments of the kind of this one. */
  async rest(): Promise<void> {
    const { book } = this.table;
    const moment = await this.table.rest().catch(() => null);
    const text = book?.moments?.find((one) => one.id === moment)?.text;
    if (text) this.toast(t('Until the turn ends you are not asked again: {0}.', text));
  }

  /** Begin to ask for more than is free, back to a step or to the last decision. */
  askBack(to: number | null): void {
    this.askTo = to;
    this.asking = 'back';
  }

  #hear(news: News, by: string): void {
    const name = seatName(this.table.book, by);
    if (news === 'granted') this.toast(t('Agreed: it is taken back.'));
    else if (news === 'declined') this.toast(t('{0}: not agreed. The game goes on.', name));
    else this.toast(t('The game has gone on: nobody is asked any more.'));
  }

  /** Let go of one thing after the other. */
  escape(): boolean {
    if (this.asking === 'back') {
      this.asking = null;
      return true;
    }
    if (this.told || this.menu) {
      this.told = null;
      this.menu = null;
      return true;
    }
    if (this.opened !== null) {
      this.opened = null;
      return true;
    }
    if (this.drawing.drop() || this.walk.drop()) return true;
    if (this.reading) {
      this.reading = null;
      return true;
    }
    if (this.named.length > 0) {
      this.#name(this.named[this.named.length - 1]!);
      return true;
    }
    if (this.selected) {
      this.selected = null;
      return true;
    }
    return this.wishes.clear();
  }

  toast(text: string, bad = false, rule?: string): void {
    const id = ++this.#toast;
    this.toasts = [...this.toasts, { id, text, bad, ...(rule ? { rule } : {}) }];
    setTimeout(() => this.dismiss(id), 8000);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}
