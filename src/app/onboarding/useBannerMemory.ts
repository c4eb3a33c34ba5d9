import { useMemo, useSyncExternalStore } from 'react';
import { entryOf, storedBanners, subscribeBannerMemory } from './bannerMemory.ts';

/** The dismissed banners and the welcome of a customer, as they are now. */
export function useBannerMemory(customerUuid: string | null): ReturnType<typeof entryOf> {
  const text = useSyncExternalStore(subscribeBannerMemory, () => storedBanners(customerUuid));
  return useMemo(() => entryOf(text), [text]);
}
