/* The light on a map, made once for it, in steps that each are short. */
import { num } from '../geometry';
import type { PlacedMap } from '../layout';
import { once } from '../parts';
import type { Rect } from '../types';
import { fieldOf, heightsOfHexes, type Field } from './heights';
import { fold, GAP, pictureOf } from './shading';

export interface Light {
  /** What has to be done before the picture, one after the other. */
  steps: readonly (() => unknown)[];
  /** The ground, folded and even enough to be lit. */
  field: () => Field;
  /** The picture as SVG. */
  picture: () => string;
}

const made = new WeakMap<PlacedMap, Light>();

export function lightOf(m: PlacedMap): Light {
  const have = made.get(m);
  if (have) return have;
  const rect: Rect = { x: m.rect.x - 25, y: m.rect.y - 25, w: m.rect.w + 50, h: m.rect.h + 50 };
  const heights = once(() => heightsOfHexes(m));
  const bare = once(() => fieldOf(m, heights(), rect, GAP));
  const field = once(() => {
    fold(bare());
    return bare();
  });
  const picture = once(() => {
    const href = pictureOf(field());
    return href === null ? '' : `<image class="m-relief" href="${href}" x="${num(rect.x)}" y="${num(rect.y)}" ` +
      `width="${num((field().wide - 1) * field().gap)}" height="${num((field().high - 1) * field().gap)}" preserveAspectRatio="none"/>`;
  });
  const light = { steps: [heights, bare, field], field, picture };
  made.set(m, light);
  return light;
}
