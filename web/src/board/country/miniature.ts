/* The map as a stamp: its light, its woods, its great waters and roads. */
import { path } from '../ink';
import type { Sheet } from '../layout';
import { ink } from '../rivers';
import { lightOf } from './light';
import { coursesIn, roadsIn, woodsIn } from './nets';

const made = new WeakMap<Sheet, string>();

export function miniature(sheet: Sheet): string {
  const have = made.get(sheet);
  if (have !== undefined) return have;
  const { river, stream } = ink(coursesIn(sheet));
  const woods = woodsIn(sheet).map(({ d }) => d).join('');
  const text = path('s-wood', woods) + sheet.maps.map((m) => lightOf(m).picture()).join('') +
    path('s-stream', stream.text()) + path('s-river', river.text()) + path('s-road', roadsIn(sheet).road.text());
  made.set(sheet, text);
  return text;
}
