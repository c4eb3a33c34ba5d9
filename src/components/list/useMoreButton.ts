import { useLingui } from '@lingui/react/macro';
import type { LoadMoreProps } from '#ui/LoadMore.tsx';

/** The button for a page more of a list. `busy`: while that page is read. */
export function useMoreButton(onPress: () => void, busy = false): NonNullable<LoadMoreProps['more']> {
  const { t } = useLingui();
  return { label: t`Mehr laden`, busyLabel: t`Wird geladen`, busy, onPress };
}
