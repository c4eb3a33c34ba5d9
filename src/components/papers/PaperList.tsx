import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { choiceAmong, isChosen, type Paper, type PaperChoice } from '#domain/order/papers.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PaperFilters } from './PaperFilters.tsx';

export interface PaperListProps<T> {
  all: readonly T[];
  paperOf: (each: T) => Paper;
  /** As it stands in the address. */
  asked: Partial<PaperChoice>;
  onChoose: (choice: PaperChoice) => void;
  children: (chosen: T[]) => ReactNode;
}

/** Papers of the account, with the choice of year and security above them. There is at least one. */
export function PaperList<T>({ all, paperOf, asked, onChoose, children }: PaperListProps<T>) {
  const { t } = useLingui();
  const papers = all.map(paperOf);
  const choice = choiceAmong(papers, asked);
  const chosen = all.filter((each) => isChosen(paperOf(each), choice));
  return (
    <>
      <PaperFilters papers={papers} choice={choice} onChoose={onChoose} />
      {chosen.length > 0 ? (
        children(chosen)
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
