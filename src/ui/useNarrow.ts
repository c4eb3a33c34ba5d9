import { useSyncExternalStore } from 'react';

/** As in layout.css: a narrower screen counts as a phone. */
const NARROW = '(max-width: 52rem)';

const query = () => matchMedia(NARROW);

function follow(listener: () => void) {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** True if the window is as narrow as a phone's, for content that differs there, not just its layout. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => query().matches);
