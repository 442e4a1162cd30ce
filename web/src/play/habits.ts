// Words that games share and that the client has a habit for: a key, a place on the screen, a
// question before. A game without the word is played without the habit.
export const HABITS = {
  /** ends a segment */
  done: 'done',
  /** lets the others act */
  pass: 'pass',
  /** ends the move of a unit where it stands */
  halt: 'halt',
  /** begins an attack on a unit; `join` then adds to it */
  attack: 'attack',
  join: 'join',
  /** throws the die */
  roll: 'roll',
  /** lets a moment for cards pass */
  decline: 'decline',
  /** tells of a step of one's own will, as against a retreat */
  stepped: 'stepped',
  /** gives up odds */
  reduce: 'reduce',
} as const;
