import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { ExcerptTable } from '#components/papers/ExcerptTable.tsx';
import { PaperList } from '#components/papers/PaperList.tsx';
import type { Paper, PaperChoice } from '#domain/order/papers.ts';
import type { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

const paperOf = ({ createdAt, productCode, productName }: RegisterExcerpt): Paper => ({
  date: createdAt,
  code: productCode,
  name: productName,
});

export interface ExcerptsViewProps {
  read: AsyncData<RegisterExcerpt[]>;
  asked: Partial<PaperChoice>;
  onChoose: (choice: PaperChoice) => void;
  limit: number;
  onMore: (choice: PaperChoice, rows: number) => void;
  /** Id of the excerpt that is on its way to the device; null when none is. */
  saving: number | null;
  onSave: (excerpt: RegisterExcerpt) => void;
}

/** `/account/exerpts`: every excerpt of the register, for a company its own (spec sections 2 and 7). */
export function ExcerptsView({ read, asked, onChoose, limit, onMore, saving, onSave }: ExcerptsViewProps) {
  const { t } = useLingui();
  return (
    <AccountLayout current="excerpts">
      <PageHeader
        title={<Trans>Registerauszüge</Trans>}
        lede={<Trans>Was im Kryptowertpapierregister für Sie eingetragen ist, an jedem Stichtag als PDF.</Trans>}
      />
      <Card padded={false}>
        <Async
          read={read}
          failed={t`Ihre Registerauszüge konnten nicht geladen werden.`}
          skeleton={<ExcerptTable rows={undefined} placeholders={5} saving={saving} onSave={onSave} />}
        >
          {(excerpts) =>
            excerpts.length > 0 ? (
              <PaperList all={excerpts} {...{ paperOf, asked, onChoose, limit, onMore }}>
                {(rows) => <ExcerptTable {...{ rows, saving, onSave }} />}
              </PaperList>
            ) : (
              <EmptyState title={t`Noch kein Registerauszug`}>
                <Trans>Sobald ein Wertpapier für Sie eingetragen ist, finden Sie den Auszug hier.</Trans>
              </EmptyState>
            )
          }
        </Async>
      </Card>
    </AccountLayout>
  );
}
