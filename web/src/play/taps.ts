// A person who presses a button twice where others stand at once means the first: what came under the finger is not pressed. Pure.
import { HABITS } from './habits';

/** So long after the buttons changed, in milliseconds. */
const PAUSE = 700;
/** So far from the press before, in pixels, is the same place. */
const SAME = 48;

export interface Tap {
  x: number;
  y: number;
  /** Now, in milliseconds. */
  time: number;
  touch: boolean;
  /** The how manieth of presses in a row, as the browser counts; by a key it is none. */
  count: number;
}

const ENDS: readonly string[] = [HABITS.done, HABITS.pass];

export class Taps {
  #last: { x: number; y: number; action: string } | null = null;
  #changed = -Infinity;

  /** The buttons are others now. */
  changed(time: number): void {
    this.#changed = time;
  }

  /** Is this press meant? One that is, is kept in mind. */
  isMeant(tap: Tap, { word, action }: { word: string; action: string }): boolean {
    const last = this.#last;
    // Fingers are counted by no browser; of a mouse only the second click of a double one is in doubt.
    const quick = tap.time - this.#changed < PAUSE && (tap.touch || tap.count > 1);
    const other = last !== null && (last.action !== action || ENDS.includes(word));
    if (tap.count > 0 && quick && other && Math.hypot(tap.x - last.x, tap.y - last.y) < SAME) return false;
    this.#last = tap.count > 0 ? { x: tap.x, y: tap.y, action } : null;
    return true;
  }
}

export const tapOf = (event: MouseEvent): Tap => ({
  x: event.clientX, y: event.clientY, time: event.timeStamp, count: event.detail,
  touch: 'pointerType' in event && event.pointerType === 'touch',
});
