import type { SnapshotFrom } from 'xstate';
import type { favouritesMachine } from './machine.ts';
import { isAmong } from './rules.ts';

type Snapshot = SnapshotFrom<typeof favouritesMachine>;

/** True if no customer is signed in; a heart then leads to the login. */
export const isVisitor = (snapshot: Snapshot) => snapshot.hasTag('visitor');

/** Returns the like that waits for a login, or for the shop's answer after the login. */
export const selectRemembered = (snapshot: Snapshot) => snapshot.context.remembered;

/** Returns the requested state of a work, else the shop's; null if unknown. */
export function selectLiked(snapshot: Snapshot, code: string): boolean | null {
  if (isVisitor(snapshot)) return false;
  if (snapshot.matches('failed')) return null;
  const { known, wishes, current, doubtful } = snapshot.context;
  const wish = [...wishes, ...(current ? [current] : [])].find(({ productCode }) => productCode === code);
  if (wish) return wish.liked;
  return known === null || doubtful === code ? null : isAmong(known, code);
}
