import { useMemo, useSyncExternalStore } from 'react';
import { type BannerMemory, entryOf, storedBanners, subscribeBannerMemory } from './bannerMemory.ts';

/** Subscribes to a customer's dismissed banners and welcome. */
export function useBannerMemory(customerUuid: string | null): BannerMemory {
  const text = useSyncExternalStore(subscribeBannerMemory, () => storedBanners(customerUuid));
  return useMemo(() => entryOf(text), [text]);
}
