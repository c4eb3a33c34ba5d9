import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AsyncData } from '#components/async/Async.tsx';
import { ListChoice } from '#components/list/ListChoice.tsx';
import { ListEnd } from '#components/list/ListEnd.tsx';
import type { Choice } from '#domain/order/choice.ts';
import { chosenAmong, type Paper } from '#domain/order/papers.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** What a page of papers is given. */
export interface PapersProps<T> {
  read: AsyncData<T[]>;
  /** As it stands in the address. */
  asked: Partial<Choice>;
  /** How many are shown at most. */
  limit: number;
  /** Shows so many of those that are chosen; without a number a first page. */
  onShow: (choice: Choice, rows?: number) => void;
  /** Id of the one that is on its way to the device; null when none is. */
  saving: number | null;
  onSave: (paper: T) => void;
}

export interface PaperListProps<T> extends Pick<PapersProps<T>, 'asked' | 'limit' | 'onShow'> {
  all: readonly T[];
  paperOf: (each: T) => Paper;
  children: (chosen: T[]) => ReactNode;
}

/** Papers of the account, with the choice of year and security above them. There is at least one. */
export function PaperList<T>({ all, paperOf, asked, limit, onShow, children }: PaperListProps<T>) {
  const { t } = useLingui();
  const { offered, choice, chosen } = chosenAmong(all, paperOf, asked);
  return (
    <>
      <ListChoice {...offered} choice={choice} onChoose={(other) => onShow(other)} />
      {chosen.length > 0 ? (
        <>
          {children(chosen.slice(0, limit))}
          <ListEnd count={chosen.length} limit={limit} onMore={(rows) => onShow(choice, rows)} />
        </>
      ) : (
        <EmptyState
          title={t`In diesem Jahr gibt es zu diesem Wertpapier nichts.`}
          action={
            <Button variant="secondary" onPress={() => onShow({ year: '', product: '' })}>
              <Trans>Alle zeigen</Trans>
            </Button>
          }
        />
      )}
    </>
  );
}
