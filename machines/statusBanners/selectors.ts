import type { SnapshotFrom } from 'xstate';
import type { statusBannersMachine } from './machine.ts';
import type { Banner } from './types.ts';

/** The most urgent comes first. */
const byUrgency: readonly Banner[] = ['moreInfo', 'identity', 'pending', 'welcome'];

/** The banners of the account's state, the most urgent first; one at a time is shown. */
export const selectBanners = (snapshot: SnapshotFrom<typeof statusBannersMachine>): readonly Banner[] =>
  byUrgency.filter((banner) => snapshot.hasTag(banner));
