import { useLingui } from '@lingui/react/macro';
import { pageSizes } from '#domain/constants/limits.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LoadMore } from '#ui/LoadMore.tsx';
import { useMoreButton } from './useMoreButton.ts';

export interface ListEndProps {
  /** Of all rows that there are. */
  count: number;
  /** How many are shown at most. */
  limit: number;
  /** Asks for so many rows. */
  onMore: (rows: number) => void;
}

/** How many rows of a list are shown, all of which are there, and a page more of them. */
export function ListEnd({ count, limit, onMore }: ListEndProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const shown = Math.min(limit, count);
  const more = useMoreButton(() => onMore(shown + pageSizes.rowsShown));
  return <LoadMore shown={t`${number(shown)} von ${number(count)}`} more={shown < count ? more : undefined} />;
}
