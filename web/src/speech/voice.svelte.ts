// What is said to screen readers: a polite voice that waits its turn, and an assertive one that
// does not. Components put the texts into live regions (Voice.svelte).

class Voice {
  /** Grows with each text, so that the same words said twice are spoken twice. */
  count = $state(0);
  text = $state('');
}

export const polite = new Voice();
export const urgent = new Voice();

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | null = null;

/** Longer than this at once, and only the end is said. */
const MOST = 14;
const PAUSE = 120;

function utter(voice: Voice, text: string): void {
  voice.text = text;
  voice.count++;
}

/** Say something when there is a pause; what comes within one blink is said together. */
export function say(text: string): void {
  if (text === '') return;
  waiting.push(text);
  timer ??= setTimeout(() => {
    const all = waiting;
    waiting = [];
    timer = null;
    const told = all.length > MOST ? ['…', ...all.slice(-MOST)] : all;
    utter(polite, told.join(' '));
  }, PAUSE);
}

/** Say something now: an error of the reader's own. */
export function warn(text: string): void {
  if (text !== '') utter(urgent, text);
}

let last: ReturnType<typeof setTimeout> | null = null;

/** What a key asked for; when keys follow fast, only the last answer is said. */
export function answer(text: string): void {
  if (last !== null) clearTimeout(last);
  last = setTimeout(() => {
    last = null;
    warn(text);
  }, 60);
}
