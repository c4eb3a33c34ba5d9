import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { ExcerptTable } from '#components/papers/ExcerptTable.tsx';
import { PaperList, type PapersProps } from '#components/papers/PaperList.tsx';
import type { Paper } from '#domain/order/papers.ts';
import type { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

const paperOf = ({ createdAt, productCode, productName }: RegisterExcerpt): Paper => ({
  date: createdAt,
  code: productCode,
  name: productName,
});

/** `/account/exerpts`: all register excerpts; a company sees its own (requirements 2.10 and 7.13). */
export function ExcerptsView({ saving, onSave, ...papers }: PapersProps<RegisterExcerpt>) {
  const { t } = useLingui();
  return (
    <AccountLayout current="excerpts">
      <PageHeader
        title={<Trans>Registerauszüge</Trans>}
        lede={<Trans>Ihre Eintragungen im Kryptowertpapierregister, zu jedem Stichtag als PDF.</Trans>}
      />
      <Card padded={false}>
        <PaperList
          {...papers}
          paperOf={paperOf}
          failed={t`Ihre Registerauszüge konnten nicht geladen werden.`}
          empty={
            <EmptyState title={t`Noch kein Registerauszug`}>
              <Trans>Sobald ein Wertpapier für Sie eingetragen ist, finden Sie hier den Registerauszug.</Trans>
            </EmptyState>
          }
        >
          {(rows) => <ExcerptTable rows={rows} saving={saving} onSave={onSave} placeholders={5} />}
        </PaperList>
      </Card>
    </AccountLayout>
  );
}
