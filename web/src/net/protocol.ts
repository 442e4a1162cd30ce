// Made by tools/types.c from the .def files; `make types` makes it again.

/** A whole number of 0 or more. */
export type Count = number;
/** A whole number, or one below 2^64 in decimal digits. */
export type Seed = number | string;
/** An action's text form, or its 64-bit form in decimal digits. */
export type ActionText = string;

/** Every request by name, with the keys it takes. */
export interface Requests {
  /** list the games, their scenarios and options */
  games: {
    /** of names and texts: en, fr; en */
    language?: string;
  };
  /** list the computer players */
  bots: {
    /** of texts: en, fr; en */
    language?: string;
  };
  /** list the numbered rules of a game */
  rules: {
    /** id of a game */
    game: string;
    /** only this rule */
    number?: string;
    /** of texts: en, fr; en */
    language?: string;
  };
  /** tell everything that is printed: maps, counters, charts */
  book: {
    /** id of a game */
    game: string;
    /** name of a scenario; the game's first */
    scenario?: string;
    /** "id=word id=word"; others have defaults */
    options?: string;
    /** of names and texts: en, fr; en */
    language?: string;
  };
  /** tell what an onlooker sees before anything is done */
  opening: {
    /** id of a game */
    game: string;
    /** name of a scenario; the game's first */
    scenario?: string;
    /** "id=word id=word"; others have defaults */
    options?: string;
    /** of names and texts: en, fr; en */
    language?: string;
  };
  /** start a match (not over a socket) */
  new: {
    /** id of a game */
    game: string;
    /** name of a scenario; the game's first */
    scenario?: string;
    /** "id=word id=word"; others have defaults */
    options?: string;
    /** of the dice and the bots; the engine's, else the system rolls */
    seed?: Seed;
    /** of all texts that follow: en, fr; en */
    language?: string;
  };
  /** start a match from a journal or a position (not over a socket) */
  load: {
    /** the document (docs/journal.md) */
    text: string;
    /** of the dice to come and the bots; the engine's, else the system rolls */
    seed?: Seed;
    /** of all texts that follow: en, fr; en */
    language?: string;
  };
  /** forget a match (not over a socket) */
  close: {
    /** number of the match; the one started last */
    match?: Count;
  };
  /** list what a side may do */
  legal: {
    /** number of the match; the one started last */
    match?: Count;
    /** who; the first side that may act */
    side?: string;
  };
  /** take an action for a side; dice it calls for are rolled */
  apply: {
    /** number of the match; the one started last */
    match?: Count;
    /** who acts; the first side that may act */
    side?: string;
    /** what is done */
    action: ActionText;
    /** whose events to tell; the acting side's */
    viewer?: string;
    /** over a socket, and needed there: one more than the seat's last */
    sequence?: Count;
  };
  /** ask which rule forbids an action */
  why: {
    /** number of the match; the one started last */
    match?: Count;
    /** who would act; the first side that may act */
    side?: string;
    /** what would be done */
    action: ActionText;
    /** tried in order on a copy first */
    actions?: ActionText[];
  };
  /** take back a side's own last action */
  undo: {
    /** number of the match; the one started last */
    match?: Count;
    /** who takes back; the first side that may act */
    side?: string;
    /** further back, until no more than so many can be; one action */
    left?: Count;
    /** over a socket, and needed there: one more than the seat's last */
    sequence?: Count;
  };
  /** ask the others to let a seat take back what is not free */
  takeback: {
    /** number of the match; the one joined last */
    match?: Count;
    /** ask, agree, decline, withdraw */
    say: string;
    /** the step the game goes back to; needed to agree */
    to?: Count;
    /** needed: one more than the seat's last */
    sequence?: Count;
  };
  /** let a computer player choose (not over a socket) */
  go: {
    /** number of the match; the one started last */
    match?: Count;
    /** for whom; the first side that may act */
    side?: string;
    /** id of a bot; the first of the list */
    bot?: string;
    /** true: take the action too; false */
    apply?: boolean;
  };
  /** tell what a side may know */
  view: {
    /** number of the match; the one started last */
    match?: Count;
    /** a side, or nobody for an onlooker; nobody */
    viewer?: string;
  };
  /** tell what the die about to be rolled can do */
  odds: {
    /** number of the match; the one started last */
    match?: Count;
    /** who takes the actions; the first side that may act */
    side?: string;
    /** tried in order on a copy first */
    actions?: ActionText[];
    /** where the units in hand would come to fight */
    place?: string;
  };
  /** tell where a unit can go in this move */
  reach: {
    /** number of the match; the one started last */
    match?: Count;
    /** who moves it; the first side that may act */
    side?: string;
    /** id of a unit */
    unit: string;
    /** tried in order on a copy first */
    actions?: ActionText[];
  };
  /** tell what can be laid over the map */
  survey: {
    /** number of the match; the one started last */
    match?: Count;
    /** who looks: a side, or nobody for an onlooker; nobody */
    viewer?: string;
    /** id of an overlay of the game */
    overlay: string;
    /** whom it is about, where the overlay needs it */
    side?: string;
    /** the hex it is about, where the overlay needs it */
    place?: string;
  };
  /** write the position as text (referee) (not over a socket) */
  position: {
    /** number of the match; the one started last */
    match?: Count;
    /** after so many actions; all of them */
    length?: Count;
  };
  /** write the journal as text (referee) */
  journal: {
    /** number of the match; the one started last */
    match?: Count;
  };
  /** start a game that is kept, and make its links */
  create: {
    /** id of a game */
    game?: string;
    /** name of a scenario; the game's first */
    scenario?: string;
    /** "id=word id=word"; others have defaults */
    options?: string;
    /** a journal or a position to go on from, instead of these */
    text?: string;
    /** side: "person" or the id of a bot; persons */
    seats?: Record<string, string>;
    /** of texts in the answer: en, fr; en */
    language?: string;
  };
  /** take the seat that a link opens, and follow the game */
  join: {
    /** an invitation or a key to a seat, or the link for onlookers */
    link: string;
    /** what opens the seat from now on if the link is an invitation; the link itself */
    key?: string;
    /** of all texts that follow: en, fr; en */
    language?: string;
  };
  /** ask the others for a new key instead of one that was lost */
  rekey: {
    /** ask, agree, decline */
    say: string;
    /** to ask: an invitation to the game that was used */
    link?: string;
    /** to ask: whose key was lost; the one invited by the link */
    side?: string;
    /** to ask: the new key */
    key?: string;
    /** to answer: number of the match; the one joined last */
    match?: Count;
  };
  /** no longer follow a match */
  leave: {
    /** number of the match; the one joined last */
    match?: Count;
  };
  /** what the seat answers without being asked */
  orders: {
    /** number of the match; the one joined last */
    match?: Count;
    /** true: pass at moments of the present kind until the turn ends; false */
    rest?: boolean;
    /** "moment=ask moment=never moment=CARD moment=word+CARD+unit"; others stay */
    set?: string;
  };
  /** tell how games stand without joining them */
  glance: {
    /** keys of seats or invitations, 64 at most */
    links: string[];
    /** of texts in the answer: en, fr; en */
    language?: string;
  };
  /** tell what happened, step by step */
  history: {
    /** number of the match; the one joined last */
    match?: Count;
    /** steps left out at the beginning; 0 */
    from?: Count;
    /** steps told, 200 at most; 200 */
    count?: Count;
  };
  /** end the session (not over a socket) */
  quit: {};
}

export type RequestName = keyof Requests;

/** A request with its keys; `id` comes back with the answer. */
export type RequestOf<N extends RequestName> = { request: N; id?: number | string } &
  Requests[N];
export type AnyRequest = { [N in RequestName]: RequestOf<N> }[RequestName];

/** The codes an error answer may carry. */
export type ErrorCode =
  | 'json'
  | 'too-long'
  | 'unknown-request'
  | 'unknown-key'
  | 'missing-key'
  | 'wrong-type'
  | 'no-match'
  | 'not-found'
  | 'syntax'
  | 'data'
  | 'hash'
  | 'illegal'
  | 'seat'
  | 'limit'
  | 'taken'
  | 'sequence'
  | 'shut'
  | 'hidden'
  | 'flood'
  | 'too-dear'
  | 'too-many-games'
  | 'too-many-joined'
  | 'later'
  | 'unfinished'
  | 'crowded'
  | 'disk'
  | 'storage'
  | 'memory'
  | 'inner';

/** Every game, with the words it uses. */
export interface Games {
  /** The null game */
  'null': {
    side:
      | 'solo';
    action:
      | 'pass';
    event:
      | 'passed'
      | 'ended';
    reason:
      | 'not-pass'
      | 'not-you'
      | 'over';
    options: {};
  };
  /** Napoleon at War: Jena-Auerstadt */
  'napoleon-at-war': {
    side:
      | 'french'
      | 'prussian';
    action:
      | 'swap'
      | 'ready'
      | 'plan'
      | 'move'
      | 'enter'
      | 'step'
      | 'exit'
      | 'transit'
      | 'halt'
      | 'forward'
      | 'decline'
      | 'divert'
      | 'attack'
      | 'target'
      | 'join'
      | 'reduce'
      | 'roll'
      | 'die'
      | 'retreat'
      | 'perish'
      | 'stay'
      | 'displace'
      | 'lose'
      | 'paid'
      | 'advance'
      | 'hold'
      | 'done';
    event:
      | 'turn'
      | 'movement'
      | 'combat'
      | 'no-combat'
      | 'swapped'
      | 'ready'
      | 'plan'
      | 'plan-sealed'
      | 'plan-shown'
      | 'stepped'
      | 'halted'
      | 'entered'
      | 'declined'
      | 'diverted'
      | 'barred'
      | 'exited'
      | 'on-track'
      | 'forward'
      | 'target'
      | 'joins'
      | 'bombards'
      | 'reduced'
      | 'odds'
      | 'result'
      | 'eliminated'
      | 'retreated'
      | 'stayed'
      | 'displaces'
      | 'displaced'
      | 'silenced'
      | 'advanced'
      | 'held'
      | 'demoralized'
      | 'scored'
      | 'ended';
    reason:
      | 'no-such-action'
      | 'not-now'
      | 'not-your-turn'
      | 'not-your-move'
      | 'game-over'
      | 'not-own'
      | 'unlike-counters'
      | 'swap-order'
      | 'already-swapped'
      | 'not-deployed'
      | 'not-phasing'
      | 'not-on-map'
      | 'move-in-combat'
      | 'march-first'
      | 'no-march'
      | 'moved'
      | 'controlled'
      | 'night-stay'
      | 'not-adjacent'
      | 'zoc-stop'
      | 'river'
      | 'terrain'
      | 'enemy-hex'
      | 'no-mp'
      | 'night-controlled'
      | 'night-forest'
      | 'no-rest'
      | 'stacking'
      | 'crowded'
      | 'stacked'
      | 'on-map'
      | 'out-of-game'
      | 'not-due'
      | 'entry-blocked'
      | 'entry-elsewhere'
      | 'must-enter'
      | 'not-demoralized'
      | 'turned-away'
      | 'passed-by'
      | 'never-comes'
      | 'no-louis'
      | 'no-bernadotte'
      | 'no-diversion'
      | 'diverted'
      | 'no-auerstadt'
      | 'plan-once'
      | 'not-on-edge'
      | 'exit-edge'
      | 'exit-too-soon'
      | 'transit-side'
      | 'transit-edge'
      | 'transit-section'
      | 'on-track'
      | 'not-on-track'
      | 'away-on-track'
      | 'track-waits'
      | 'track-end'
      | 'track-back'
      | 'track-exit'
      | 'combat-in-movement'
      | 'movement-closed'
      | 'night-combat'
      | 'own-unit'
      | 'attacked-once'
      | 'attacks-once'
      | 'silenced'
      | 'not-touching'
      | 'not-all-touching'
      | 'out-of-range'
      | 'no-sight'
      | 'fog-range'
      | 'gun-in-zone'
      | 'gun-bound'
      | 'one-target'
      | 'unit-left-out'
      | 'enemy-left-out'
      | 'no-attacker'
      | 'announced'
      | 'not-lower'
      | 'unit-idle'
      | 'enemy-unattacked'
      | 'no-attack'
      | 'die-fell'
      | 'no-die'
      | 'fight-first'
      | 'no-result'
      | 'not-retreating'
      | 'retreat-one-hex'
      | 'retreat-terrain'
      | 'retreat-controlled'
      | 'retreat-involved'
      | 'retreat-vacant'
      | 'retreat-no-room'
      | 'may-stay'
      | 'can-retreat'
      | 'must-retreat'
      | 'gun-retreats'
      | 'beaten'
      | 'not-displaced'
      | 'bombards'
      | 'not-in-combat'
      | 'not-paid'
      | 'not-victor'
      | 'not-vacated'
      | 'advance-terrain'
      | 'advance-one-hex';
    options: {
      /** Prince Louis's division reaches the army */
      louis: 'no' | 'yes';
      /** Bernadotte may march to Davout's aid */
      bernadotte: 'no' | 'yes';
      /** where like counters stand at the start */
      deployment: 'charted' | 'free';
      /** taking back a finished move */
      touch: 'free' | 'strict';
    };
  };
  /** Napoléon 1806 */
  'napoleon1806': {
    side:
      | 'french'
      | 'prussian';
    action:
      | 'come'
      | 'play'
      | 'wreck'
      | 'mend'
      | 'summon'
      | 'react'
      | 'slip'
      | 'decline'
      | 'name'
      | 'tend'
      | 'pick'
      | 'move'
      | 'fight'
      | 'assault'
      | 'pass'
      | 'join'
      | 'go'
      | 'step'
      | 'halt'
      | 'tire'
      | 'rest'
      | 'feign'
      | 'lose-foot'
      | 'lose-horse'
      | 'retreat'
      | 'spend'
      | 'done'
      | 'bid'
      | 'place'
      | 'lift'
      | 'ready'
      | 'deal'
      | 'turn'
      | 'roll'
      | 'snatch'
      | 'lots';
    event:
      | 'has-bid'
      | 'bid'
      | 'seated'
      | 'placed'
      | 'lifted'
      | 'ready'
      | 'turn'
      | 'phase'
      | 'arrived'
      | 'stays-out'
      | 'drew'
      | 'drew-one'
      | 'red'
      | 'reds-cancel'
      | 'reshuffled'
      | 'played'
      | 'declined'
      | 'named'
      | 'cancelled'
      | 'no-effect'
      | 'lasts'
      | 'discarded'
      | 'took'
      | 'took-one'
      | 'turned'
      | 'fought'
      | 'rolled'
      | 'initiative'
      | 'passed'
      | 'begins'
      | 'joins'
      | 'sets-out'
      | 'points'
      | 'stepped'
      | 'stopped'
      | 'axis'
      | 'axis-cut'
      | 'axis-gone'
      | 'control'
      | 'vp'
      | 'tired'
      | 'rested'
      | 'lost-foot'
      | 'lost-horse'
      | 'gained'
      | 'eliminated'
      | 'bridge-gone'
      | 'bridge-back'
      | 'activated'
      | 'slipped'
      | 'answers'
      | 'combat'
      | 'engaged'
      | 'revealed'
      | 'fights'
      | 'cards'
      | 'suffers'
      | 'won'
      | 'drawn'
      | 'retreated'
      | 'retreat-ends'
      | 'pursuit'
      | 'no-pursuit'
      | 'again'
      | 'ranking'
      | 'ranking-less'
      | 'ended';
    reason:
      | 'no-such-action'
      | 'not-now'
      | 'unfinished'
      | 'not-your-turn'
      | 'partners-cards'
      | 'partners-corps'
      | 'game-over'
      | 'other-area'
      | 'enemy-there'
      | 'not-in-hand'
      | 'one-card'
      | 'blue'
      | 'green'
      | 'wrong-moment'
      | 'wrong-side'
      | 'own-action'
      | 'other-event'
      | 'counter-only'
      | 'nothing-to-counter'
      | 'not-alone'
      | 'two-points'
      | 'contested'
      | 'three-roads'
      | 'no-friends'
      | 'not-there'
      | 'courage'
      | 'no-helper'
      | 'one-corps'
      | 'not-beaten'
      | 'no-cavalry'
      | 'not-pursuing'
      | 'no-corps-fits'
      | 'all-activated'
      | 'not-free'
      | 'no-way-out'
      | 'not-here'
      | 'no-bridge'
      | 'bridge-down'
      | 'bridge-stands'
      | 'full'
      | 'no-foot-lost'
      | 'corps-only'
      | 'no-stack'
      | 'other-choice'
      | 'not-in-deck'
      | 'red'
      | 'not-own'
      | 'not-on-map'
      | 'activated'
      | 'commander-leads'
      | 'commander-alone'
      | 'no-enemy'
      | 'vedettes'
      | 'vedettes-alone'
      | 'in-stack'
      | 'another-area'
      | 'not-adjacent'
      | 'must-stop'
      | 'own-axis'
      | 'enemy-axis'
      | 'no-mp'
      | 'broken-bridge'
      | 'fall-back'
      | 'no-loss'
      | 'for-show'
      | 'not-for-show'
      | 'no-points'
      | 'not-sharing'
      | 'no-horse'
      | 'no-foot'
      | 'unequal'
      | 'horse-first'
      | 'not-tired'
      | 'one-card-each'
      | 'crossed'
      | 'back-to-fight'
      | 'axis-first'
      | 'too-high'
      | 'not-in-play'
      | 'fixed'
      | 'placed'
      | 'zone'
      | 'fixed-area'
      | 'single'
      | 'unplaced'
      | 'too-few'
      | 'chance';
    options: {
      /** what decides combats */
      combat: 'cards' | 'dice';
      /** hands of event cards; beginners play without, and fight with dice */
      hands: 'yes' | 'no';
      /** the conscript's rules, the grognard's with fog of war, or the marshal's for tournaments */
      rules: 'conscript' | 'grognard' | 'marshal';
      /** one person for each side, or two: one with the order of battle, one with the cards */
      team: 'no' | 'yes';
    };
  };
  /** Age of Napoleon */
  'age-of-napoleon': {
    side:
      | 'french'
      | 'coalition';
    action:
      | 'play'
      | 'sway'
      | 'play-at'
      | 'name'
      | 'recall'
      | 'swap'
      | 'spy'
      | 'scout'
      | 'decline'
      | 'crown'
      | 'pass'
      | 'done'
      | 'first'
      | 'show'
      | 'deploy'
      | 'rally'
      | 'return'
      | 'replace'
      | 'leave'
      | 'march'
      | 'free'
      | 'pay'
      | 'force'
      | 'manoeuvre'
      | 'join'
      | 'drop'
      | 'step'
      | 'sail'
      | 'halt'
      | 'stay'
      | 'withdraw'
      | 'intercept'
      | 'go'
      | 'fight'
      | 'yield'
      | 'stand'
      | 'engage'
      | 'lead'
      | 'lose'
      | 'retreat'
      | 'claim'
      | 'deal'
      | 'roll';
    event:
      | 'year'
      | 'phase'
      | 'round'
      | 'first'
      | 'passed'
      | 'played'
      | 'played-on'
      | 'paid'
      | 'free'
      | 'no-effect'
      | 'drew'
      | 'drew-one'
      | 'draws'
      | 'reshuffled'
      | 'discarded'
      | 'put-aside'
      | 'swapped'
      | 'effect'
      | 'aligned'
      | 'stays'
      | 'crowned'
      | 'freed'
      | 'surrendered'
      | 'spared'
      | 'violated'
      | 'deployed'
      | 'arrives'
      | 'withdrawn'
      | 'taken-off'
      | 'left'
      | 'released'
      | 'rallied'
      | 'disgraced'
      | 'nobody-left'
      | 'replaced'
      | 'recalled'
      | 'marches'
      | 'joins'
      | 'dropped'
      | 'stuck'
      | 'stepped'
      | 'sailed'
      | 'spent'
      | 'tired'
      | 'toll'
      | 'withdraws'
      | 'intercepts'
      | 'battle'
      | 'yielded'
      | 'leads'
      | 'engaged'
      | 'strength'
      | 'fought'
      | 'tie'
      | 'won'
      | 'loses'
      | 'chosen'
      | 'lost'
      | 'retreated'
      | 'modified'
      | 'winter'
      | 'winter-lost'
      | 'seen-card'
      | 'seen-corps'
      | 'spied'
      | 'cancelled'
      | 'barred'
      | 'returned'
      | 'ended';
    reason:
      | 'no-such-action'
      | 'not-now'
      | 'not-agreed'
      | 'not-your-turn'
      | 'game-over'
      | 'chance'
      | 'not-in-hand'
      | 'wrong-phase'
      | 'wrong-side'
      | 'condition'
      | 'wrong-form'
      | 'not-yours'
      | 'not-on-map'
      | 'barred'
      | 'not-in-deck'
      | 'unruled'
      | 'on-map'
      | 'lost'
      | 'captive'
      | 'unreformed'
      | 'no-invasion'
      | 'not-serving'
      | 'not-of-country'
      | 'not-nearest'
      | 'not-home'
      | 'enemy-there'
      | 'no-sea'
      | 'no-shore'
      | 'not-its-country'
      | 'enemy-in-country'
      | 'minors-placed'
      | 'over-deployment'
      | 'over-mobilization'
      | 'war-with-america'
      | 'fixed'
      | 'not-detached'
      | 'no-further'
      | 'is-dominion'
      | 'is-insurgent'
      | 'occupied'
      | 'occupied-russia'
      | 'others-talk'
      | 'others-reinforce'
      | 'played-upon'
      | 'alexander-neutral'
      | 'metternich-neutral'
      | 'not-restless'
      | 'polen'
      | 'not-shown'
      | 'lowers-nothing'
      | 'announced'
      | 'not-trimmed'
      | 'within-limit'
      | 'over-limit'
      | 'no-army'
      | 'all-fresh'
      | 'not-lost'
      | 'other-veterans'
      | 'not-in-reserve'
      | 'own-corps'
      | 'not-napoleon'
      | 'not-seen'
      | 'no-substitute'
      | 'other-country'
      | 'has-substitute'
      | 'not-weakest'
      | 'talks-late'
      | 'pinned'
      | 'cannot-pay'
      | 'major-campaign'
      | 'no-major-campaign'
      | 'can-pay'
      | 'free-used'
      | 'is-free'
      | 'no-way'
      | 'not-adjacent'
      | 'too-far'
      | 'too-far-to-fight'
      | 'in-army'
      | 'not-in-army'
      | 'elsewhere'
      | 'just-joined'
      | 'leader'
      | 'senior'
      | 'too-many'
      | 'four-corps'
      | 'no-way-out'
      | 'crossing'
      | 'not-moved'
      | 'no-sailing'
      | 'no-coast'
      | 'whole-move'
      | 'landing'
      | 'slower'
      | 'no-refuge'
      | 'too-many-go'
      | 'leads-away'
      | 'stays'
      | 'forced-already'
      | 'too-slow'
      | 'has-leader'
      | 'not-next'
      | 'faced'
      | 'withdrew'
      | 'no-recruit'
      | 'other-field'
      | 'not-tested'
      | 'smaller'
      | 'after-fog'
      | 'no-battle-due'
      | 'card-first'
      | 'army-first'
      | 'no-such-army'
      | 'not-in-field'
      | 'junior'
      | 'leads-already'
      | 'leader-first'
      | 'engaged-already'
      | 'not-more'
      | 'no-battery'
      | 'not-at-stake'
      | 'not-pursued'
      | 'largest-first'
      | 'minors-first'
      | 'never-napoleon'
      | 'not-engaged'
      | 'rally-here'
      | 'not-away'
      | 'enemy-holds'
      | 'neutral-ground'
      | 'back-only'
      | 'no-ships'
      | 'not-friendly'
      | 'not-discarded'
      | 'two-areas'
      | 'nobody-there'
      | 'not-between'
      | 'any-time-waits'
      | 'afterwards'
      | 'too-late'
      | 'not-falling'
      | 'no-concession'
      | 'nothing-to-cede'
      | 'not-the-victor'
      | 'not-surrendered'
      | 'minor-only'
      | 'not-for-a-coup'
      | 'enemy-inside'
      | 'other-winter'
      | 'not-your-earth'
      | 'not-wintering'
      | 'smaller-contingent'
      | 'not-marginal';
    options: {
      /** Napoléon returns once after a surrender of France before 1815 */
      return: 'no' | 'yes';
      /** losses fall on corps of the owner's choice, or on the largest contingent */
      losses: 'choice' | 'largest';
      /** Austrian, Prussian and Russian corps of the French: any, or the weakest first */
      allies: 'any' | 'weakest';
      /** before a battle a side may yield */
      yield: 'no' | 'yes';
      /** spent corps make a winter worse in enemy areas, or everywhere */
      tired: 'enemy' | 'everywhere';
      /** a minor country surrenders to a fresh corps only, or to any */
      occupier: 'fresh' | 'any';
      /** battle ratings of Napoléon, fresh and spent */
      napoleon: '8-6' | '8-7';
      /** corps at home are not counted in winter, or are */
      winter: 'away' | 'all';
    };
  };
  /** 1806 */
  'osg1806': {
    side:
      | 'french'
      | 'prussian';
    action:
      | 'delegate'
      | 'divert'
      | 'put'
      | 'hold-back'
      | 'reform'
      | 'command'
      | 'take'
      | 'move'
      | 'enter'
      | 'file'
      | 'rouse'
      | 'break'
      | 'assemble'
      | 'pack'
      | 'join'
      | 'step'
      | 'march'
      | 'unmarch'
      | 'damage'
      | 'repair'
      | 'sound'
      | 'deploy'
      | 'repulse'
      | 'halt'
      | 'attack'
      | 'slip'
      | 'target'
      | 'reduce'
      | 'roll'
      | 'lose'
      | 'advance'
      | 'retreat'
      | 'displace'
      | 'occupy'
      | 'follow'
      | 'stay'
      | 'keep'
      | 'destroy'
      | 'fly'
      | 'appoint'
      | 'withdraw'
      | 'die'
      | 'done'
      | 'talk'
      | 'send'
      | 'read';
    event:
      | 'diverted'
      | 'planned'
      | 'stood'
      | 'held-back'
      | 'set-up'
      | 'turn'
      | 'reorganize'
      | 'command'
      | 'movement'
      | 'individual'
      | 'night'
      | 'reformed'
      | 'rally-failed'
      | 'commanded'
      | 'out'
      | 'passed'
      | 'failed'
      | 'summoned'
      | 'left-out'
      | 'freed'
      | 'rolled'
      | 'stepped'
      | 'halted'
      | 'entered'
      | 'flag-moved'
      | 'revealed'
      | 'concealed'
      | 'marches'
      | 'unmarches'
      | 'broke'
      | 'assembled'
      | 'damaged'
      | 'undamaged'
      | 'repaired'
      | 'unrepaired'
      | 'deployed'
      | 'toll'
      | 'packed'
      | 'taken-up'
      | 'train-lost'
      | 'train-taken'
      | 'repulse'
      | 'repulsed'
      | 'repulse-failed'
      | 'occupied'
      | 'followed'
      | 'train-tested'
      | 'bridge-taken'
      | 'bridge-freed'
      | 'bridge-razed'
      | 'hunted'
      | 'captured'
      | 'flew'
      | 'sent-home'
      | 'appointed'
      | 'shifted'
      | 'unsupplied'
      | 'supplied'
      | 'demoralized'
      | 'recovered'
      | 'withdrew'
      | 'combat'
      | 'attacks'
      | 'slipped'
      | 'target'
      | 'reduces'
      | 'odds'
      | 'result'
      | 'becomes'
      | 'guard-recoils'
      | 'advanced'
      | 'retreated'
      | 'displaced'
      | 'eliminated'
      | 'trapped'
      | 'saved'
      | 'not-saved'
      | 'controls'
      | 'scored'
      | 'forfeits'
      | 'felled'
      | 'ended'
      | 'delegated'
      | 'partner-done'
      | 'talked'
      | 'sent'
      | 'arrived'
      | 'read'
      | 'papers';
    reason:
      | 'no-such-action'
      | 'game-over'
      | 'not-your-turn'
      | 'not-now'
      | 'no-die'
      | 'no-march'
      | 'march-first'
      | 'out-of-play'
      | 'put-first'
      | 'one-way'
      | 'with-corps'
      | 'diverted'
      | 'listed'
      | 'not-there'
      | 'put-down'
      | 'with-army'
      | 'no-forces'
      | 'too-far'
      | 'in-zone'
      | 'no-choice'
      | 'astray'
      | 'not-own'
      | 'not-on-map'
      | 'moved'
      | 'pinned'
      | 'zone-stops'
      | 'out-of-command'
      | 'in-command'
      | 'not-roused'
      | 'officer-failed'
      | 'officer-busy'
      | 'checked'
      | 'no-check'
      | 'no-initiative'
      | 'not-adjacent'
      | 'enemy-hex'
      | 'river'
      | 'terrain'
      | 'no-bridge'
      | 'slope'
      | 'no-points'
      | 'into-zone'
      | 'guarded'
      | 'leader-needed'
      | 'stacking'
      | 'officer-comes'
      | 'column'
      | 'one-by-one'
      | 'in-column'
      | 'no-column'
      | 'marched'
      | 'on-the-march'
      | 'elsewhere'
      | 'set-out'
      | 'not-along'
      | 'works-alone'
      | 'leader'
      | 'pontoon'
      | 'damaged'
      | 'whole'
      | 'infantry-only'
      | 'nothing-fresh'
      | 'untried'
      | 'no-train'
      | 'no-water'
      | 'spanned'
      | 'just-packed'
      | 'not-deployed'
      | 'no-end'
      | 'crossed'
      | 'no-target'
      | 'no-troops'
      | 'walled'
      | 'must-repulse'
      | 'not-vacated'
      | 'occupy-first'
      | 'not-their-way'
      | 'train-follows'
      | 'follow-first'
      | 'no-room'
      | 'room-first'
      | 'no-prize'
      | 'prize-first'
      | 'flight-first'
      | 'appoint-first'
      | 'no-refuge'
      | 'no-place'
      | 'not-yet'
      | 'no-vedettes'
      | 'reduced'
      | 'not-detached'
      | 'too-few'
      | 'scattered'
      | 'entered'
      | 'never'
      | 'test'
      | 'others-first'
      | 'blocked'
      | 'no-entry'
      | 'not-at-edge'
      | 'no-road'
      | 'all-or-none'
      | 'no-leader'
      | 'rallied'
      | 'enemy-near'
      | 'formation'
      | 'not-available'
      | 'vedettes'
      | 'monarch'
      | 'not-commander'
      | 'out-of-range'
      | 'no-officers'
      | 'pay-first'
      | 'advance-first'
      | 'in-turn'
      | 'no-attacker'
      | 'fought'
      | 'declared'
      | 'duty'
      | 'foiled'
      | 'not-declared'
      | 'fixed'
      | 'duty-to-defend'
      | 'no-attack'
      | 'not-cavalry'
      | 'slipped'
      | 'no-fight'
      | 'foiled-stays'
      | 'with-infantry'
      | 'with-cavalry'
      | 'faces-cavalry'
      | 'distance'
      | 'no-way'
      | 'zone'
      | 'tried'
      | 'not-lower'
      | 'not-in-combat'
      | 'guard'
      | 'left-before'
      | 'vedettes-left'
      | 'advanced'
      | 'one-stack'
      | 'one-infantry'
      | 'demoralized'
      | 'retreat-first'
      | 'not-retreating'
      | 'not-displaced'
      | 'full'
      | 'not-engaged'
      | 'still-engaged'
      | 'partners'
      | 'partner-decides'
      | 'said-done'
      | 'no-partner'
      | 'no-corps'
      | 'delegated'
      | 'one-corps'
      | 'too-far-to-talk'
      | 'not-addressed'
      | 'too-far-to-write'
      | 'one-message'
      | 'written'
      | 'hex-number'
      | 'no-message';
    options: {
      /** the day on which the campaign begins */
      start: '8' | '9' | '10' | '11' | '12' | '13' | '14';
      /** Bernadotte's I Corps is there */
      corps: 'no' | 'yes';
      /** units are in supply, or out of it */
      supply: 'no' | 'yes';
      /** cavalry breaks down into vedettes */
      vedettes: 'no' | 'yes';
      /** two lead the Prussians: Brunswick has I Corps and the Reserve, and VI Corps if you like */
      prussians: 'no' | 'two' | 'two-with-vi';
      /** two lead the French: Napoleon says which corps the other has */
      marshals: 'no' | 'yes';
    };
  };
}

export type GameId = keyof Games;
