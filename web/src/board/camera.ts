/*
 * Looking at the sheet: pan and zoom.  The sheet is moved by a CSS transform, on a layer of its own, so
 * nothing is laid out or drawn again while it moves; when it rests, the browser draws it sharp at its
 * new size.  It keeps the layer as long as a gesture or a flight lasts, however slow its frames are: a
 * layer given up between two of them costs more than any frame.
 */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, zoomTransform, type ZoomTransform } from 'd3-zoom';
import type { Point, Rect } from './types';

export type Detail = 'far' | 'mid' | 'near';

export interface CameraOptions {
  /** Size of the sheet. */
  size: { w: number; h: number };
  /** Whether a gesture that begins here belongs to the board and not to the camera. */
  taken: (event: Event) => boolean;
  onmove: (detail: Detail) => void;
  /** It has come to rest, and the sheet is drawn sharp. */
  onrest?: () => void;
}

const MAX = 3.2;
const REST = 140;

/** How much is drawn at a scale; a hex is 69 units high. */
export function detailAt(scale: number): Detail {
  return scale < 0.42 ? 'far' : scale < 0.68 ? 'mid' : 'near';
}

/** The transform that shows a rectangle in the middle of a view. */
export function fitting(r: Rect, view: { w: number; h: number }, max: number): ZoomTransform {
  const k = Math.max(0.05, Math.min(max, view.w / r.w, view.h / r.h));
  return zoomIdentity
    .translate(view.w / 2 - k * (r.x + r.w / 2), view.h / 2 - k * (r.y + r.h / 2))
    .scale(k);
}

export interface Camera {
  /** A point of the screen on the sheet. */
  toSheet(clientX: number, clientY: number): Point;
  /** A point of the sheet on the screen. */
  toScreen(p: Point): Point;
  show(r: Rect, max: number, quick?: boolean): void;
  centre(p: Point, scale?: number, quick?: boolean): void;
  /** Pan only as far as needed to see a point. */
  reveal(p: Point): void;
  zoomBy(factor: number): void;
  panBy(dx: number, dy: number, quick?: boolean): void;
  scale(): number;
  resize(): void;
  destroy(): void;
}

export function createCamera(frame: HTMLElement, plane: HTMLElement, o: CameraOptions): Camera {
  const view = () => ({ w: frame.clientWidth || 1, h: frame.clientHeight || 1 });
  const still = () =>
    document.documentElement.dataset.motion === 'none' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let flight = 0;
  /** By whom it is moved now. */
  let held = false;
  let flying = false;

  const settle = (): void => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      if (held || flying) return;
      plane.classList.remove('moving');
      o.onrest?.();
    }, REST);
  };

  const apply = (t: ZoomTransform): void => {
    plane.style.transform = `translate(${t.x}px, ${t.y}px) scale(${t.k})`;
    plane.classList.add('moving');
    settle();
    o.onmove(detailAt(t.k));
  };

  const land = (): void => {
    cancelAnimationFrame(flight);
    flying = false;
  };

  const behavior = zoom<HTMLElement, unknown>()
    .filter((e: MouseEvent | TouchEvent) => {
      if (e.type !== 'wheel' && 'button' in e && e.button > 1) return false;
      return !(e.type !== 'wheel' && o.taken(e));
    })
    .wheelDelta(
      (e: WheelEvent) => -e.deltaY * (e.deltaMode === 1 ? 0.05 : 0.002) * (e.ctrlKey ? 4 : 1),
    )
    .clickDistance(5)
    .on('start', (e: { sourceEvent: Event | null }) => {
      if (!e.sourceEvent) return;
      land();
      held = true;
    })
    .on('end', () => {
      held = false;
      settle();
    })
    .on('zoom', (e: { transform: ZoomTransform }) => apply(e.transform));
  const root = select(frame);
  root.call(behavior);

  const bounds = (): void => {
    const { w, h } = view();
    const least = Math.min(w / o.size.w, h / o.size.h) * 0.85;
    behavior
      .extent([
        [0, 0],
        [w, h],
      ])
      .scaleExtent([Math.min(least, 1), MAX])
      .translateExtent([
        [-w / 3, -h / 3],
        [o.size.w + w / 3, o.size.h + h / 3],
      ]);
  };
  bounds();

  const now = (): ZoomTransform => zoomTransform(frame);
  const set = (t: ZoomTransform): void => void root.call(behavior.transform, t);

  const fly = (to: ZoomTransform, quick = false): void => {
    land();
    if (quick || still()) return set(to);
    flying = true;
    const from = now();
    const start = performance.now();
    const frameStep = (time: number): void => {
      const t = Math.min(1, Math.max(0, (time - start) / 320));
      const e = 1 - (1 - t) ** 3;
      const k = from.k * (to.k / from.k) ** e;
      const s = to.k === from.k ? e : (k - from.k) / (to.k - from.k);
      const mix = (a: number, b: number) => a + (b - a) * s;
      set(zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(k));
      if (t < 1) flight = requestAnimationFrame(frameStep);
      else land();
    };
    flight = requestAnimationFrame(frameStep);
  };

  const centred = (p: Point, k: number): ZoomTransform => {
    const { w, h } = view();
    return zoomIdentity.translate(w / 2 - k * p.x, h / 2 - k * p.y).scale(k);
  };

  return {
    toSheet(x, y) {
      const r = frame.getBoundingClientRect();
      const [px, py] = now().invert([x - r.left, y - r.top]);
      return { x: px, y: py };
    },
    toScreen(p) {
      const r = frame.getBoundingClientRect();
      const [x, y] = now().apply([p.x, p.y]);
      return { x: x + r.left, y: y + r.top };
    },
    show: (r, max, quick) => fly(fitting(r, view(), max), quick),
    centre: (p, scale, quick) =>
      fly(centred(p, Math.min(MAX, scale ?? Math.max(now().k, 0.75))), quick),
    reveal(p) {
      const t = now();
      const { w, h } = view();
      const [x, y] = t.apply([p.x, p.y]);
      const edge = Math.min(w, h, 360) / 4;
      const dx = x < edge ? edge - x : x > w - edge ? w - edge - x : 0;
      const dy = y < edge ? edge - y : y > h - edge ? h - edge - y : 0;
      if (dx || dy) fly(zoomIdentity.translate(t.x + dx, t.y + dy).scale(t.k));
    },
    zoomBy(factor) {
      const t = now();
      const { w, h } = view();
      const [cx, cy] = t.invert([w / 2, h / 2]);
      fly(
        centred({ x: cx, y: cy }, Math.min(MAX, Math.max(behavior.scaleExtent()[0], t.k * factor))),
      );
    },
    panBy(dx, dy, quick) {
      const t = now();
      fly(zoomIdentity.translate(t.x - dx, t.y - dy).scale(t.k), quick);
    },
    scale: () => now().k,
    resize: bounds,
    destroy() {
      land();
      clearTimeout(rest);
      root.on('.zoom', null);
    },
  };
}
