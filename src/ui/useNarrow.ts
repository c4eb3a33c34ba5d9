import { useSyncExternalStore } from 'react';

/** As in layout.css: below it a screen counts as a phone. */
const NARROW = '(max-width: 52rem)';

const query = () => matchMedia(NARROW);

function follow(listener: () => void) {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone's, for what is another thing there and not just laid out otherwise. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => query().matches);
