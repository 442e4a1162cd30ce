/*
 * Looking at the sheet: pan and zoom.  The sheet is moved by a CSS transform, on a layer of its own, so
 * nothing is laid out or drawn again while it moves; when it rests, the browser draws it sharp at its
 * new size.  It keeps the layer as long as a gesture or a flight lasts, however slow its frames are: a
 * layer given up between two of them costs more than any frame.
 */
import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomBehavior, type ZoomTransform } from 'd3-zoom';
import type { Point, Rect } from './types';

export type Detail = 'far' | 'mid' | 'near';

/** Where the sheet lies in the frame, how large it is drawn, and how large the frame is. */
export interface View {
  x: number;
  y: number;
  k: number;
  w: number;
  h: number;
}

export interface CameraOptions {
  /** Size of the sheet. */
  size: { w: number; h: number };
  /** Whether a gesture that begins here belongs to the board and not to the camera. */
  taken: (event: Event) => boolean;
  onmove: (detail: Detail, view: View) => void;
  /** A wheel, a finger or a drag moves it. */
  onuser?: () => void;
  /** It has come to rest, and the sheet is drawn sharp. */
  onrest?: () => void;
}

const MAX = 3.2;
const REST = 140;

/** How much is drawn at a scale; a hex is 69 units high. */
export function detailAt(scale: number): Detail {
  return scale < 0.42 ? 'far' : scale < 0.68 ? 'mid' : 'near';
}

/** The transform that shows a rectangle in the middle of a view; from afar with so many pixels to spare around it. */
export function fitting(r: Rect, view: { w: number; h: number }, max: number, afar = 0): ZoomTransform {
  const scale = (spare: number): number => Math.max(0.05, Math.min(max, (view.w - 2 * spare) / r.w, (view.h - 2 * spare) / r.h));
  const k = detailAt(scale(0)) === 'far' ? scale(afar) : scale(0);
  return zoomIdentity
    .translate(view.w / 2 - k * (r.x + r.w / 2), view.h / 2 - k * (r.y + r.h / 2))
    .scale(k);
}

/** So many pixels beside a sheet may be seen where more of it could be. */
const BESIDE = 72;

/** The same, moved so that little is seen beside the sheet: a sheet that finds room lies in the middle. */
export function onSheet(t: ZoomTransform, view: { w: number; h: number }, size: { w: number; h: number }): ZoomTransform {
  const moved = (at: number, seen: number, whole: number): number =>
    (whole <= seen ? (seen - whole) / 2 : Math.min(BESIDE, Math.max(seen - whole - BESIDE, at)));
  return zoomIdentity.translate(moved(t.x, view.w, size.w * t.k), moved(t.y, view.h, size.h * t.k)).scale(t.k);
}

export interface Camera {
  /** A point of the screen on the sheet. */
  toSheet(clientX: number, clientY: number): Point;
  /** A point of the sheet on the screen. */
  toScreen(p: Point): Point;
  /** `afar`: what stands there is shown, not the rectangle itself: from afar it needs so many pixels at its edges, and
      little is to be seen beside the sheet. */
  show(r: Rect, max: number, quick?: boolean, afar?: number): void;
  centre(p: Point, scale?: number, quick?: boolean): void;
  /** Pan only as far as needed to see a point. */
  reveal(p: Point): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number, quick?: boolean): void;
  scale(): number;
  /** How large the frame is. */
  room(): { w: number; h: number };
  resize(): void;
  destroy(): void;
}

/** Nothing flies where movement is not wanted. */
const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'none' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const FLIGHT = 320;

/** Where a flight is at a part of its time: fast at first, and as even to the eye at any scale. */
function onTheWay(from: ZoomTransform, to: ZoomTransform, time: number): ZoomTransform {
  const e = 1 - (1 - time) ** 3;
  const k = from.k * (to.k / from.k) ** e;
  const s = to.k === from.k ? e : (k - from.k) / (to.k - from.k);
  const mix = (a: number, b: number) => a + (b - a) * s;
  return zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(k);
}

/** How far something must move to be at least so far from both ends. */
const inside = (at: number, edge: number, end: number): number =>
  at < edge ? edge - at : at > end - edge ? end - edge - at : 0;

const FINGER = ['touchmove', 'touchend', 'touchcancel'] as const;

/**
 * A finger's events go to what it first touched, even where that is drawn no more: a sign goes while two fingers
 * spread on it. Then they are told to the frame in its place, or a gesture would never end there.
 */
function followFingers(frame: HTMLElement): () => void {
  const touched = new Set<EventTarget>();
  const tell = (e: TouchEvent): void => {
    const on = e.currentTarget as Element;
    const [touches, targetTouches, changedTouches] = [[...e.touches], [...e.targetTouches], [...e.changedTouches]];
    if (!frame.contains(on))
      frame.dispatchEvent(new TouchEvent(e.type, { touches, targetTouches, changedTouches, cancelable: true }));
    if (e.type !== 'touchmove' && targetTouches.length === 0) leave(on);
  };
  const leave = (on: EventTarget): void => {
    touched.delete(on);
    for (const type of FINGER) on.removeEventListener(type, tell as EventListener);
  };
  const begin = ({ target }: TouchEvent): void => {
    if (!target || target === frame || touched.has(target)) return;
    touched.add(target);
    for (const type of FINGER) target.addEventListener(type, tell as EventListener, { passive: true });
  };
  frame.addEventListener('touchstart', begin, { capture: true, passive: true });
  return () => {
    touched.forEach(leave);
    frame.removeEventListener('touchstart', begin, { capture: true });
  };
}

class SheetCamera implements Camera {
  #frame: HTMLElement;
  #plane: HTMLElement;
  #o: CameraOptions;
  #root: Selection<HTMLElement, unknown, null, undefined>;
  #behavior: ZoomBehavior<HTMLElement, unknown>;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #frames = 0;
  #flight = 0;
  #scale = NaN;
  #size = { w: 1, h: 1 };
  /** By whom it is moved now. */
  #held = false;
  #flying = false;
  #leave: () => void;

  constructor(frame: HTMLElement, plane: HTMLElement, o: CameraOptions) {
    [this.#frame, this.#plane, this.#o] = [frame, plane, o];
    this.#behavior = this.#gestures();
    this.#leave = followFingers(frame);
    this.#root = select(frame);
    this.#root.call(this.#behavior).on('dblclick.zoom', (e: MouseEvent | TouchEvent) => this.#twice(e));
    this.resize();
  }

  #gestures(): ZoomBehavior<HTMLElement, unknown> {
    return zoom<HTMLElement, unknown>()
      .filter((e: MouseEvent | TouchEvent) => {
        if (e.type !== 'wheel' && 'button' in e && e.button > 1) return false;
        return !(e.type !== 'wheel' && this.#o.taken(e));
      })
      .wheelDelta(
        (e: WheelEvent) => -e.deltaY * (e.deltaMode === 1 ? 0.05 : 0.002) * (e.ctrlKey ? 4 : 1),
      )
      .clickDistance(5)
      .on('start', (e: { sourceEvent: Event | null }) => {
        if (!e.sourceEvent) return;
        this.#land();
        this.#held = true;
      })
      .on('end', () => {
        this.#held = false;
        this.#settle();
      })
      .on('zoom', (e: { transform: ZoomTransform; sourceEvent: Event | null }) => {
        if (e.sourceEvent) this.#o.onuser?.();
        this.#apply(e.transform);
      });
  }

  /** A double click, or two taps, show twice as much of what is there; with Shift, half. */
  #twice(e: MouseEvent | TouchEvent): void {
    if (this.#o.taken(e)) return;
    e.preventDefault();
    this.#o.onuser?.();
    const at = 'changedTouches' in e ? e.changedTouches[0]! : e;
    const { left, top } = this.#frame.getBoundingClientRect();
    const [x, y] = [at.clientX - left, at.clientY - top];
    const t = this.#now();
    const k = Math.min(MAX, Math.max(this.#behavior.scaleExtent()[0], t.k * (e.shiftKey ? 0.5 : 2)));
    const [px, py] = t.invert([x, y]);
    this.#fly(zoomIdentity.translate(x - k * px, y - k * py).scale(k));
  }

  #view(): { w: number; h: number } {
    return { w: this.#frame.clientWidth || 1, h: this.#frame.clientHeight || 1 };
  }

  /** It rests when nothing has moved it for a while, nor in the two frames after: a page that was busy all the while
      has not heard yet of the wheel that turns on. */
  #settle(): void {
    this.#wake();
    this.#rest = setTimeout(() => this.#afterFrames(2, () => {
      if (this.#held || this.#flying) return;
      this.#plane.classList.remove('moving', 'zooming');
      this.#o.onrest?.();
    }), REST);
  }

  #afterFrames(frames: number, next: () => void): void {
    if (frames === 0 || document.hidden) return next();
    this.#frames = requestAnimationFrame(() => this.#afterFrames(frames - 1, next));
  }

  #wake(): void {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frames);
  }

  #apply(t: ZoomTransform): void {
    this.#plane.style.transform = `translate3d(${Math.round(t.x)}px, ${Math.round(t.y)}px, 0) scale(${t.k})`;
    this.#plane.classList.add('moving');
    if (t.k !== this.#scale) this.#plane.classList.add('zooming');
    this.#scale = t.k;
    this.#settle();
    this.#o.onmove(detailAt(t.k), { x: t.x, y: t.y, k: t.k, ...this.#size });
  }

  #now(): ZoomTransform {
    return zoomTransform(this.#frame);
  }

  #set(t: ZoomTransform): void {
    this.#root.call(this.#behavior.transform, t);
  }

  #land(): void {
    cancelAnimationFrame(this.#flight);
    this.#flying = false;
  }

  #fly(to: ZoomTransform, quick = false): void {
    this.#land();
    if (quick || isStill()) return this.#set(to);
    this.#flying = true;
    const from = this.#now();
    const start = performance.now();
    const step = (time: number): void => {
      const t = Math.min(1, Math.max(0, (time - start) / FLIGHT));
      this.#set(onTheWay(from, to, t));
      if (t < 1) this.#flight = requestAnimationFrame(step);
      else this.#land();
    };
    this.#flight = requestAnimationFrame(step);
  }

  #centred(p: Point, k: number): ZoomTransform {
    const { w, h } = this.#view();
    return zoomIdentity.translate(w / 2 - k * p.x, h / 2 - k * p.y).scale(k);
  }

  toSheet(x: number, y: number): Point {
    const r = this.#frame.getBoundingClientRect();
    const [px, py] = this.#now().invert([x - r.left, y - r.top]);
    return { x: px, y: py };
  }

  toScreen(p: Point): Point {
    const r = this.#frame.getBoundingClientRect();
    const [x, y] = this.#now().apply([p.x, p.y]);
    return { x: x + r.left, y: y + r.top };
  }

  show(r: Rect, max: number, quick?: boolean, afar?: number): void {
    const view = this.#view();
    const to = fitting(r, view, max, afar);
    this.#fly(afar === undefined ? to : onSheet(to, view, this.#o.size), quick);
  }

  centre(p: Point, scale?: number, quick?: boolean): void {
    this.#fly(this.#centred(p, Math.min(MAX, scale ?? Math.max(this.#now().k, 0.75))), quick);
  }

  reveal(p: Point): void {
    const t = this.#now();
    const { w, h } = this.#view();
    const [x, y] = t.apply([p.x, p.y]);
    const edge = Math.min(w, h, 360) / 4;
    const [dx, dy] = [inside(x, edge, w), inside(y, edge, h)];
    if (dx || dy) this.#fly(zoomIdentity.translate(t.x + dx, t.y + dy).scale(t.k));
  }

  zoomBy(factor: number): void {
    const t = this.#now();
    const { w, h } = this.#view();
    const [x, y] = t.invert([w / 2, h / 2]);
    const least = this.#behavior.scaleExtent()[0];
    this.#fly(this.#centred({ x, y }, Math.min(MAX, Math.max(least, t.k * factor))));
  }

  panBy(dx: number, dy: number, quick?: boolean): void {
    const t = this.#now();
    this.#fly(zoomIdentity.translate(t.x - dx, t.y - dy).scale(t.k), quick);
  }

  scale(): number {
    return this.#now().k;
  }

  room(): { w: number; h: number } {
    return this.#view();
  }

  resize(): void {
    const { w, h } = (this.#size = this.#view());
    const { size } = this.#o;
    const least = Math.min(w / size.w, h / size.h) * 0.85;
    this.#behavior
      .extent([[0, 0], [w, h]])
      .scaleExtent([Math.min(least, 1), MAX])
      .translateExtent([[-w / 3, -h / 3], [size.w + w / 3, size.h + h / 3]]);
  }

  destroy(): void {
    this.#land();
    this.#wake();
    this.#leave();
    this.#root.on('.zoom', null);
  }
}

export const createCamera = (frame: HTMLElement, plane: HTMLElement, o: CameraOptions): Camera =>
  new SheetCamera(frame, plane, o);
