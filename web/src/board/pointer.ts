/*
 * What the pointer does on the board: click, hold, hover, drag a counter.  Where it is follows from
 * arithmetic on its position, so no hex or counter needs a handler of its own.
 */
import { placeAt, type Sheet } from './layout';
import { unitAt, type Spot } from './stacks';
import { follow } from './trail';
import type { Point } from './types';

export interface Drag {
  unit: string;
  from: string;
  path: string[];
  at: Point;
}

export interface PointerHost {
  sheet(): Sheet;
  spots(): readonly Spot[];
  places(): Record<string, string>;
  toSheet(x: number, y: number): Point;
  /** Whether dragging here draws a path with this unit. */
  draggable(unit: string, touch: boolean): boolean;
  click(unit: string | null, place: string | null, at: Point): void;
  hold(unit: string | null, place: string | null): void;
  hover(unit: string | null, place: string | null): void;
  drag(drag: Drag | null, done: boolean): void;
}

const SLACK = 6;
const HOLD = 480;

export interface Pointer {
  /** Whether the camera must leave this event alone. */
  taken(event: Event): boolean;
  attach(frame: HTMLElement): () => void;
}

/** What is pressed: where, and on what. */
interface Press {
  id: number;
  x: number;
  y: number;
  unit: string | null;
  touch: boolean;
}

interface Place {
  clientX: number;
  clientY: number;
}

/** A slip that lies on the board has its own: events of it come by here all the same. */
const isAside = (event: Event): boolean => event.target instanceof Element && event.target.closest('.slip') !== null;

class BoardPointer implements Pointer {
  #host: PointerHost;
  #down: Press | null = null;
  #drag: Drag | null = null;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  /** What is pressed. Where it is let go is not always on the board, and not always told. */
  #fingers = new Set<number>();

  constructor(host: PointerHost) {
    this.#host = host;
  }

  #under({ clientX, clientY }: Place): { unit: string | null; place: string | null } {
    const p = this.#host.toSheet(clientX, clientY);
    return { unit: unitAt(this.#host.spots(), p), place: placeAt(this.#host.sheet(), p) };
  }

  #release(): void {
    clearTimeout(this.#holding);
    this.#down = null;
  }

  #endDrag(done: boolean): void {
    if (!this.#drag) return;
    this.#host.drag(this.#drag, done);
    this.#drag = null;
    this.#host.drag(null, false);
  }

  #press = (e: PointerEvent): void => {
    if (isAside(e)) return;
    if (e.isPrimary) this.#fingers.clear();
    this.#fingers.add(e.pointerId);
    if (this.#fingers.size > 1) {
      this.#endDrag(false);
      return this.#release();
    }
    if (e.button !== 0) return;
    this.#held = false;
    const { unit, place } = this.#under(e);
    this.#down = { id: e.pointerId, x: e.clientX, y: e.clientY, unit, touch: e.pointerType !== 'mouse' };
    if (!this.#down.touch) return;
    this.#holding = setTimeout(() => {
      this.#held = true;
      this.#host.hold(unit, place);
    }, HOLD);
  };

  #startDrag(e: PointerEvent, { unit, touch, x, y }: Press): void {
    if (unit === null || this.#held || !this.#host.draggable(unit, touch)) return;
    const from = this.#host.places()[unit];
    if (from === undefined || !this.#host.sheet().hexes.has(from)) return;
    this.#drag = { unit, from, path: [from], at: this.#host.toSheet(x, y) };
    (e.currentTarget as HTMLElement).setPointerCapture(e.pointerId);
  }

  #isFar = (e: PointerEvent, { x, y }: Press): boolean => Math.hypot(e.clientX - x, e.clientY - y) > SLACK;

  #hover(e: PointerEvent): void {
    if (e.pointerType !== 'mouse' || e.buttons || isAside(e)) return;
    const { unit, place } = this.#under(e);
    this.#host.hover(unit, place);
  }

  #move = (e: PointerEvent): void => {
    const down = this.#down;
    if (!down) return this.#hover(e);
    if (e.pointerId !== down.id) return;
    const far = this.#isFar(e, down);
    if (far) clearTimeout(this.#holding);
    if (far && !this.#drag) this.#startDrag(e, down);
    if (!this.#drag) return;
    const at = this.#host.toSheet(e.clientX, e.clientY);
    this.#drag = { ...this.#drag, path: follow(this.#host.sheet(), this.#drag.path, this.#drag.at, at), at };
    this.#host.drag(this.#drag, false);
  };

  #lift = (e: PointerEvent): void => {
    this.#fingers.delete(e.pointerId);
    if (this.#drag) {
      this.#endDrag(true);
      return this.#release();
    }
    const down = this.#down;
    if (!down || e.pointerId !== down.id) return;
    if (!this.#isFar(e, down) && !this.#held) {
      const { unit, place } = this.#under(e);
      this.#host.click(unit, place, this.#host.toSheet(e.clientX, e.clientY));
    }
    this.#release();
  };

  #cancel = (): void => {
    this.#fingers.clear();
    this.#endDrag(false);
    this.#release();
  };

  #leave = (e: PointerEvent): void => {
    if (e.pointerType === 'mouse' && !this.#down) this.#host.hover(null, null);
  };

  #escape = (e: KeyboardEvent): void => {
    if (e.key === 'Escape' && this.#drag) this.#cancel();
  };

  taken = (event: Event): boolean => {
    if (isAside(event)) return true;
    if (event.type === 'dblclick') return this.#under(event as MouseEvent).unit !== null;
    const touch = 'touches' in event;
    const touches = touch ? (event as TouchEvent).touches : null;
    if (touches && touches.length > 1) return false;
    const { unit } = this.#under(touches?.[0] ?? (event as MouseEvent));
    return unit !== null && this.#host.draggable(unit, touch);
  };

  attach(frame: HTMLElement): () => void {
    const off = new AbortController();
    const { signal } = off;
    frame.addEventListener('pointerdown', this.#press, { signal });
    frame.addEventListener('pointermove', this.#move, { signal });
    frame.addEventListener('pointerleave', this.#leave, { signal });
    window.addEventListener('pointerup', this.#lift, { signal });
    window.addEventListener('pointercancel', this.#cancel, { signal });
    window.addEventListener('keydown', this.#escape, { signal });
    return () => {
      off.abort();
      clearTimeout(this.#holding);
    };
  }
}

export const createPointer = (host: PointerHost): Pointer => new BoardPointer(host);
