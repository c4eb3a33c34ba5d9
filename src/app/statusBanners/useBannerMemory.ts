import { useMemo, useSyncExternalStore } from 'react';
import { type BannerMemory, entryOf, storedBanners, subscribeBannerMemory } from './bannerMemory.ts';

export function useBannerMemory(customerUuid: string | null): BannerMemory {
  const text = useSyncExternalStore(subscribeBannerMemory, () => storedBanners(customerUuid));
  return useMemo(() => entryOf(text), [text]);
}
