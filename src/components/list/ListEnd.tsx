import { useLingui } from '@lingui/react/macro';
import { type AsyncData, isMissing } from '#components/async/Async.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LoadMore } from '#ui/LoadMore.tsx';
import { useMoreButton } from './useMoreButton.ts';

export interface ListEndProps {
  /** Number of all rows. */
  count: number;
  limit: number;
  onMore: (rows: number) => void;
  /** Read of all rows, if the first of them are shown while the rest is being read. */
  read?: AsyncData<unknown>;
}

/**
 * Number of displayed rows, with a button for the next page once all are read. Rendered below every list with rows,
 * even if all are shown, and never below an empty list.
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
