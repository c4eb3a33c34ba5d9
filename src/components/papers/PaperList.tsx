import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { Async, type AsyncData, isMissing } from '#components/async/Async.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { ShownReading } from '#components/links/reading.ts';
import { ListChoice } from '#components/list/ListChoice.tsx';
import { ListEnd } from '#components/list/ListEnd.tsx';
import type { Choice } from '#domain/order/choice.ts';
import { chosenAmong, offeredBy, type Paper } from '#domain/order/papers.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export interface PapersProps<T> {
  read: AsyncData<T[]>;
  /** Latest documents while the rest is being read; null before. */
  part: T[] | null;
  /** Filters as the address has them. */
  asked: Partial<Choice>;
  limit: number;
  /** Shows this many of the filtered rows; the first page without a number. */
  onShow: (choice: Choice, rows?: number) => void;
  /** Id of the document being downloaded; null if there is none. */
  saving: number | null;
  onSave: (paper: T) => void;
}

export interface PaperListProps<T> extends Omit<PapersProps<T>, 'saving' | 'onSave'> {
  paperOf: (each: T) => Paper;
  failed: string;
  /** Replaces the error if the shop lacks the call. */
  lacking?: ReactNode;
  empty: ReactNode;
  /** Renders the table; without rows while they are being read. */
  children: (rows: T[] | undefined) => ReactNode;
}

/** Documents of the account, below the filters for year and security. The latest are shown as soon as they are read. */
export function PaperList<T>({ read, part, failed, lacking, empty, children, ...shown }: PaperListProps<T>) {
  const { year = '', product = '' } = shown.asked;
  // A part of the documents cannot be filtered reliably: further matches may be missing.
  const latest = year || product ? null : part;
  const choice = (
    <ListChoice
      {...offeredBy((part ?? []).map(shown.paperOf))}
      choice={{ year, product }}
      onChoose={() => undefined}
      isDisabled
    />
  );
  if (part !== null && latest === null && isMissing(read))
    return (
      <>
        {choice}
        <LoadFailed title={failed} failure={read.failure} onRetry={read.onRetry} />
      </>
    );
  return (
    <Async
      read={{ ...read, data: read.data ?? latest }}
      failed={failed}
      lacking={lacking}
      skeleton={
        <>
          {choice}
          {children(undefined)}
        </>
      }
    >
      {(all) =>
        all.length > 0 ? (
          <Chosen {...shown} read={read} all={all}>
            {children}
          </Chosen>
        ) : (
          empty
        )
      }
    </Async>
  );
}

interface ChosenProps<T>
  extends Pick<PaperListProps<T>, 'read' | 'asked' | 'limit' | 'onShow' | 'paperOf' | 'children'> {
  all: readonly T[];
}

function Chosen<T>({ read, all, paperOf, asked, limit, onShow, children }: ChosenProps<T>) {
  const { t } = useLingui();
  const isMarket = useContext(ShownReading) === 'marketplace';
  const { offered, choice, chosen } = chosenAmong(all, paperOf, asked);
  return (
    <>
      <ListChoice {...offered} choice={choice} onChoose={(other) => onShow(other)} isDisabled={read.data === null} />
      {chosen.length > 0 ? (
        <>
          {children(chosen.slice(0, limit))}
          <ListEnd read={read} limit={limit} count={chosen.length} onMore={(rows) => onShow(choice, rows)} />
        </>
      ) : (
        <EmptyState
          title={
            isMarket
              ? t`Für dieses Jahr und dieses Werk gibt es keine Einträge.`
              : t`Für dieses Jahr und dieses Wertpapier gibt es keine Einträge.`
          }
          action={
            <Button variant="secondary" onPress={() => onShow({ year: '', product: '' })}>{t`Alle anzeigen`}</Button>
          }
        />
      )}
    </>
  );
}
