// How a game on areas stands, read from its view: the forces, the cards. Pure.
import { t } from '../../i18n';
import { areasOf, sideOf } from '../../net/features';
import type { Corps, OwnBook, OwnView } from './shapes';

export interface Force {
  id: string;
  place: string;
  /** On an area, not in a box. */
  out: boolean;
  corps: Corps | undefined;
  activated: boolean;
}

/** The order of battle of a side, in the order of the book; blocks that are not in play left out. */
export function forcesOf(book: OwnBook, view: OwnView, side: string): Force[] {
  const areas = areasOf(book);
  const unused = new Set((book.boxes ?? []).filter((box) => box.kind === 'unused').map((box) => box.id));
  return Object.entries(book.units ?? {}).flatMap(([id]): Force[] => {
    const place = view.places?.[id];
    if (sideOf(book, view, id) !== side || place === undefined || unused.has(place)) return [];
    return [{
      id, place, out: areas.has(place), corps: view.corps?.[id], activated: view.activated?.[id] === true,
    }];
  });
}

/** Cards lying open: in use now, and those whose effect lasts. */
export function openCards(view: OwnView): { id: string; lasts: boolean }[] {
  const table = Object.keys(view).filter((member) => member.startsWith('table-'))
    .flatMap((member) => Object.keys((view[member] as Record<string, true> | undefined) ?? {}));
  const lasting = Object.keys(view.lasting ?? {});
  return [
    ...lasting.map((id) => ({ id, lasts: true })),
    ...table.filter((id) => !lasting.includes(id)).map((id) => ({ id, lasts: false })),
  ];
}

/** What the view tells of a corps, in words. */
export function statesOf(view: OwnView, unit: string): string[] {
  const corps = view.corps?.[unit];
  return corps ? [t('infantry {0}, cavalry {1}, fatigue {2}', corps.infantry, corps.cavalry, corps.fatigue)] : [];
}
