import type { SnapshotFrom } from 'xstate';
import type { statusBannersMachine } from './machine.ts';
import type { Banner } from './types.ts';

/** Banners, the most urgent first. */
const byUrgency: readonly Banner[] = ['moreInfo', 'identity', 'pending', 'welcome'];

/** Returns the banners of the account's state, the most urgent first; the page shows one at a time. */
export const selectBanners = (snapshot: SnapshotFrom<typeof statusBannersMachine>): readonly Banner[] =>
  byUrgency.filter((banner) => snapshot.hasTag(banner));
