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
  click(unit: string | null, place: string | null): void;
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

export function createPointer(host: PointerHost): Pointer {
  let down: { id: number; x: number; y: number; unit: string | null; touch: boolean } | null = null;
  let drag: Drag | null = null;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  /** What is pressed. Where it is let go is not always on the board, and not always told. */
  const fingers = new Set<number>();

  const under = (x: number, y: number) => {
    const p = host.toSheet(x, y);
    return { p, unit: unitAt(host.spots(), p), place: placeAt(host.sheet(), p) };
  };

  const release = (): void => {
    clearTimeout(holding);
    down = null;
  };

  const endDrag = (done: boolean): void => {
    if (!drag) return;
    host.drag(drag, done);
    drag = null;
    host.drag(null, false);
  };

  const press = (e: PointerEvent): void => {
    if (e.isPrimary) fingers.clear();
    fingers.add(e.pointerId);
    if (fingers.size > 1) {
      endDrag(false);
      return release();
    }
    if (e.button !== 0) return;
    held = false;
    const { unit, place } = under(e.clientX, e.clientY);
    down = { id: e.pointerId, x: e.clientX, y: e.clientY, unit, touch: e.pointerType !== 'mouse' };
    if (!down.touch) return;
    holding = setTimeout(() => {
      held = true;
      host.hold(unit, place);
    }, HOLD);
  };

  const startDrag = (e: PointerEvent): void => {
    const unit = down!.unit;
    if (unit === null || held || !host.draggable(unit, down!.touch)) return;
    const from = host.places()[unit];
    if (from === undefined || !host.sheet().hexes.has(from)) return;
    drag = { unit, from, path: [from], at: host.toSheet(down!.x, down!.y) };
    (e.currentTarget as HTMLElement).setPointerCapture(e.pointerId);
  };

  const move = (e: PointerEvent): void => {
    if (!down) {
      if (e.pointerType !== 'mouse' || e.buttons) return;
      const { unit, place } = under(e.clientX, e.clientY);
      return host.hover(unit, place);
    }
    if (e.pointerId !== down.id) return;
    const far = Math.hypot(e.clientX - down.x, e.clientY - down.y) > SLACK;
    if (far) clearTimeout(holding);
    if (far && !drag) startDrag(e);
    if (!drag) return;
    const at = host.toSheet(e.clientX, e.clientY);
    drag = { ...drag, path: follow(host.sheet(), drag.path, drag.at, at), at };
    host.drag(drag, false);
  };

  const lift = (e: PointerEvent): void => {
    fingers.delete(e.pointerId);
    if (drag) {
      endDrag(true);
      return release();
    }
    if (!down || e.pointerId !== down.id) return;
    const near = Math.hypot(e.clientX - down.x, e.clientY - down.y) <= SLACK;
    if (near && !held) {
      const { unit, place } = under(e.clientX, e.clientY);
      host.click(unit, place);
    }
    release();
  };

  const cancel = (): void => {
    fingers.clear();
    endDrag(false);
    release();
  };

  const leave = (e: PointerEvent): void => {
    if (e.pointerType === 'mouse' && !down) host.hover(null, null);
  };

  const escape = (e: KeyboardEvent): void => {
    if (e.key === 'Escape' && drag) cancel();
  };

  return {
    taken(event) {
      if (event.type === 'dblclick') {
        const e = event as MouseEvent;
        return under(e.clientX, e.clientY).unit !== null;
      }
      const touch = 'touches' in event;
      const touches = touch ? (event as TouchEvent).touches : null;
      if (touches && touches.length > 1) return false;
      const at = touches?.[0] ?? (event as MouseEvent);
      const { unit } = under(at.clientX, at.clientY);
      return unit !== null && host.draggable(unit, touch);
    },
    attach(frame) {
      frame.addEventListener('pointerdown', press);
      frame.addEventListener('pointermove', move);
      frame.addEventListener('pointerleave', leave);
      window.addEventListener('pointerup', lift);
      window.addEventListener('pointercancel', cancel);
      window.addEventListener('keydown', escape);
      return () => {
        frame.removeEventListener('pointerdown', press);
        frame.removeEventListener('pointermove', move);
        frame.removeEventListener('pointerleave', leave);
        window.removeEventListener('pointerup', lift);
        window.removeEventListener('pointercancel', cancel);
        window.removeEventListener('keydown', escape);
        clearTimeout(holding);
      };
    },
  };
}
