import { useLingui } from '@lingui/react/macro';
import type { LoadMoreProps } from '#ui/LoadMore.tsx';

/** Returns the button for the next page of a list; `busy` while that page is being read. */
export function useMoreButton(onPress: () => void, busy = false): NonNullable<LoadMoreProps['more']> {
  const { t } = useLingui();
  return { label: t`Mehr laden`, busyLabel: t`Wird geladen`, busy, onPress };
}
