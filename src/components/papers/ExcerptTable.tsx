import { useLingui } from '@lingui/react/macro';
import type { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { useStatementKind } from './useStatementKind.ts';

export interface ExcerptTableProps {
  /** Undefined while they are on their way. */
  rows: RegisterExcerpt[] | undefined;
  placeholders?: number;
  /** Id of the one that is on its way to the device; null when none is. */
  saving: number | null;
  onSave: (excerpt: RegisterExcerpt) => void;
}

/** Register excerpts: of what, why, of which day, and the PDF. */
export function ExcerptTable({ rows, placeholders, saving, onSave }: ExcerptTableProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const kindText = useStatementKind();
  return (
    <DataTable
      caption={t`Registerauszüge`}
      captionHidden
      loadingLabel={t`Wird geladen`}
      rows={rows}
      placeholders={placeholders}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'security',
          header: t`Wertpapier`,
          rowHeader: true,
          cell: ({ productName, productCode, name }) => productName ?? productCode ?? name,
        },
        { key: 'kind', header: t`Anlass`, cell: ({ statementKind }) => kindText(statementKind) },
        { key: 'date', header: t`Stichtag`, cell: ({ createdAt }) => date(createdAt) },
        {
          key: 'file',
          header: t`Datei`,
          headerHidden: true,
          align: 'end',
          cell: (excerpt) => (
            <Button
              variant="quiet"
              size="sm"
              busy={saving === excerpt.id}
              busyLabel={t`Wird geladen`}
              aria-label={t`Registerauszug ${excerpt.productName ?? excerpt.name} vom ${date(excerpt.createdAt)} als PDF speichern`}
              onPress={() => onSave(excerpt)}
            >
              PDF
            </Button>
          ),
        },
      ]}
    />
  );
}
