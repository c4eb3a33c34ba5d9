import { useLingui } from '@lingui/react/macro';
import { type AsyncData, isMissing } from '#components/async/Async.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
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
  /** Of all rows, where the first of them are shown while the others are on their way. */
  read?: AsyncData<unknown>;
}

/**
 * How many rows of a list are shown and a page more of them, once all are there. It stands under every list that has rows,
 * also where all of them are shown, and under none that is empty.
 */
export function ListEnd({ read, ...rows }: ListEndProps) {
  const { t } = useLingui();
  if (!read || read.data !== null) return <Whole {...rows} />;
  if (isMissing(read))
    return (
      <LoadFailed
        title={t`Weitere Einträge konnten nicht geladen werden.`}
        failure={read.failure}
        onRetry={read.onRetry}
      />
    );
  return <LoadMore shown={t`Weitere Einträge werden geladen`} />;
}

function Whole({ count, limit, onMore }: Omit<ListEndProps, 'read'>) {
  const { t } = useLingui();
  const { number } = useFormat();
  const shown = Math.min(limit, count);
  const more = useMoreButton(() => onMore(shown + pageSizes.listRows));
  return <LoadMore shown={t`${number(shown)} von ${number(count)}`} more={shown < count ? more : undefined} />;
}
