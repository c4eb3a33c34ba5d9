import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pageSizes } from '#domain/constants/limits.ts';
import { choiceAmong, isChosen, type Paper, type PaperChoice } from '#domain/order/papers.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { PaperFilters } from './PaperFilters.tsx';

export interface PaperListProps<T> {
  all: readonly T[];
  paperOf: (each: T) => Paper;
  /** As it stands in the address. */
  asked: Partial<PaperChoice>;
  onChoose: (choice: PaperChoice) => void;
  /** How many are shown at most. */
  limit: number;
  /** Asks for so many of those that are chosen. */
  onMore: (choice: PaperChoice, rows: number) => void;
  children: (chosen: T[]) => ReactNode;
}

/** Papers of the account, with the choice of year and security above them. There is at least one. */
export function PaperList<T>({ all, paperOf, asked, onChoose, limit, onMore, children }: PaperListProps<T>) {
  const { t } = useLingui();
  const { number } = useFormat();
  const papers = all.map(paperOf);
  const choice = choiceAmong(papers, asked);
  const chosen = all.filter((each) => isChosen(paperOf(each), choice));
  const shown = Math.min(limit, chosen.length);
  const more = {
    label: t`Mehr laden`,
    busyLabel: t`Wird geladen`,
    busy: false,
    onPress: () => onMore(choice, shown + pageSizes.orders),
  };
  return (
    <>
      <PaperFilters papers={papers} choice={choice} onChoose={onChoose} />
      {chosen.length > 0 ? (
        <>
          {children(chosen.slice(0, limit))}
          {chosen.length > pageSizes.orders && (
            <LoadMore
              shown={t`${number(shown)} von ${number(chosen.length)}`}
              more={shown < chosen.length ? more : undefined}
            />
          )}
        </>
      ) : (
        <EmptyState
          title={t`In diesem Jahr gibt es zu diesem Wertpapier nichts.`}
          action={
            <Button variant="secondary" onPress={() => onChoose({ year: '', product: '' })}>
              <Trans>Alle zeigen</Trans>
            </Button>
          }
        />
      )}
    </>
  );
}
