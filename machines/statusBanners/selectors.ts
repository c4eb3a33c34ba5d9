import type { SnapshotFrom } from 'xstate';
import type { statusBannersMachine } from './machine.ts';
import type { Banner } from './types.ts';

/** The most urgent comes first. */
const byUrgency: readonly Banner[] = ['moreInfo', 'identity', 'pending', 'welcome'];

/** The banner to show; one at a time, the most urgent, and none once all are put away. */
export const selectBanner = (snapshot: SnapshotFrom<typeof statusBannersMachine>): Banner | null =>
  byUrgency.find((banner) => snapshot.hasTag(banner)) ?? null;
