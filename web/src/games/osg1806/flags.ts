// Flags of stacks that stand hidden. Pure.
import { msg, t } from '../../i18n';
import type { Book, View } from '../../net/wire';
import type { HexFlag } from '../look';
import { nationOf } from '../../play/labels';
import type { OwnView } from './shapes';

const KINDS: Record<string, string> = { troops: msg('troops'), train: msg('a train'), leader: msg('leaders') };

/** The sign beside the cloth; troops have none. */
const SIGNS: Record<string, string> = { train: 'baggage-train', leader: 'commander' };

export function flagsOf(book: Book, view: View): HexFlag[] {
  const out: HexFlag[] = [];
  for (const [side, hexes] of Object.entries((view as OwnView).flags ?? {}))
    for (const [area, flag] of Object.entries(hexes)) {
      const nations = Object.keys(flag).filter((key) => key !== 'kind' && key !== 'foiled');
      const own = nations.includes(side) ? undefined : nations[0];
      const kind = t(KINDS[flag.kind] ?? flag.kind);
      out.push({
        id: `?${side} ${area}`, side, area, ...(own ? { nation: own } : {}),
        ...(SIGNS[flag.kind] ? { sign: SIGNS[flag.kind]! } : {}),
        text: `${kind} (${nations.map((nation) => nationOf(book, nation)).join(', ')})`
          + (flag.foiled ? `, ${t('after a failed Repulse')}` : ''),
      });
    }
  return out;
}
