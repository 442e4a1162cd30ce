// What is taken back because all agree: what the server tells of it, and what that means here. Pure.
import { mergePatch } from '../net/patch';
import type { SideId, Takeback, Update } from '../net/wire';

/** The earliest step a seat may ask to go back to, and the usual one. */
export type Scope = readonly [earliest: number, usual: number];

export interface Asked {
  scope: Scope | null;
  takeback: Takeback | null;
}

export const NOTHING_ASKED: Asked = { scope: null, takeback: null };

/** What an update leaves of it. */
export function askedAfter(before: Asked, update: Update): Asked {
  const { may_ask: scope, takeback } = update;
  return {
    scope: scope === undefined ? before.scope : scope,
    takeback: takeback === undefined ? before.takeback
      : takeback === null ? null : mergePatch(before.takeback ?? {}, takeback) as Takeback,
  };
}

/** What has become of a request of one's own. */
export type News = 'granted' | 'declined' | 'lapsed';

/** What an update tells the seat that asked; null for nothing, or for what it did itself. */
export function newsOf(before: Takeback | null, after: Takeback | null, update: Update, side: SideId): News | null {
  if (before?.by !== side || before.declined !== undefined) return null;
  if (after?.declined !== undefined) return 'declined';
  if (after) return null;
  const mine = update.sequence !== undefined;
  if (update.undone) return mine ? null : 'granted';
  return mine ? null : 'lapsed';
}
