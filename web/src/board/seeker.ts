/*
 * When the board moves by itself so that what is asked for is seen: a little after it is asked for, and when a slip has
 * come or grown beside the board.  Never after the player has moved the board himself, until he clicks on it.
 */
import { wayToSee } from './seek';
import type { Point, Rect } from './types';

export interface SeekerHost {
  frame: HTMLElement;
  /** Places and units that are asked for, and who is in hand. */
  asked(): readonly [readonly string[], string | null];
  /** Where a place or unit lies in the frame; null beside the maps. */
  at(id: string): Point | null;
  /** Something else is under way. */
  busy(): boolean;
  pan(dx: number, dy: number): void;
}

/** A second click hits the same hex. */
const PAUSE = 600;
const SLIPS = '.slip:not(.stack)';

export class Seeker {
  #host: SeekerHost;
  #later: ReturnType<typeof setTimeout> | undefined;
  /** By the player, since he last clicked on it. */
  #moved = false;
  /** He points at something else since then: what grows is about that. */
  #strayed = false;
  #key = '';

  constructor(host: SeekerHost) {
    this.#host = host;
  }

  moved = (): void => {
    this.#moved = true;
  };

  isMoved = (): boolean => this.#moved;

  pointed = (): void => {
    this.#strayed = true;
  };

  clicked = (): void => {
    this.#moved = this.#strayed = false;
  };

  /** Look a little later, if something else is asked for. */
  soon = (): void => {
    const key = this.#host.asked().join();
    if (key === this.#key) return;
    this.#key = key;
    this.#wait();
  };

  #wait = (): void => {
    clearTimeout(this.#later);
    this.#later = setTimeout(this.#look, PAUSE);
  };

  #look = (): void => {
    const { frame } = this.#host;
    if (this.#moved || this.#host.busy() || !frame.parentElement || frame.clientWidth === 0) return;
    const room = frame.getBoundingClientRect();
    const slips = [...frame.parentElement.querySelectorAll(`${SLIPS}, .mini`)].map((one): Rect => {
      const box = one.getBoundingClientRect();
      return { x: box.left - room.left, y: box.top - room.top, w: box.width, h: box.height };
    });
    const [asked, held] = this.#host.asked();
    const spots = (ids: readonly string[]): Point[] =>
      [...new Map(ids.flatMap((id) => this.#host.at(id) ?? []).map((at) => [`${at.x} ${at.y}`, at])).values()];
    const way = wayToSee(spots(asked), { w: room.width, h: room.height }, slips, spots(held === null ? [] : [held]));
    if (way) this.#host.pan(-way.x, -way.y);
  };

  /** Look again whenever a slip comes or grows. */
  watch(): () => void {
    const beside = this.#host.frame.parentElement!;
    const known = new Set<Element>();
    const grown = new ResizeObserver(() => {
      if (!this.#strayed) this.#wait();
    });
    const follow = (): void => {
      const now = new Set([...beside.children].filter((one) => one.matches(SLIPS)));
      for (const one of known) if (!now.has(one)) grown.unobserve(one), known.delete(one);
      for (const one of now)
        if (!known.has(one)) {
          known.add(one);
          grown.observe(one);
          this.#wait();
        }
    };
    const came = new MutationObserver(follow);
    came.observe(beside, { childList: true });
    follow();
    return () => {
      clearTimeout(this.#later);
      came.disconnect();
      grown.disconnect();
    };
  }
}
