import type { SnapshotFrom } from 'xstate';
import type { favouritesMachine } from './machine.ts';
import { isAmong } from './rules.ts';

type Snapshot = SnapshotFrom<typeof favouritesMachine>;

/** Whether nobody is signed in, so that a heart leads to the login. */
export const isVisitor = (snapshot: Snapshot) => snapshot.hasTag('visitor');

/** The like that waits for a login, or for its answer after one. */
export const selectRemembered = (snapshot: Snapshot) => snapshot.context.remembered;

/** Whether a work is liked, as it is wanted last, else as the shop has it; null where nobody knows. */
export function selectLiked(snapshot: Snapshot, code: string): boolean | null {
  if (isVisitor(snapshot)) return false;
  if (snapshot.matches('failed')) return null;
  const { known, wishes, current, doubtful } = snapshot.context;
  const wish = [...wishes, ...(current ? [current] : [])].find(({ productCode }) => productCode === code);
  if (wish) return wish.liked;
  return known === null || doubtful === code ? null : isAmong(known, code);
}
