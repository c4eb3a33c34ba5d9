import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RegisterExcerpt, StatementKind } from '#domain/shop/excerpt.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { useClockTime } from '#i18n/useClockTime.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { usePdfColumn } from './usePdfColumn.tsx';

const kinds = {
  after_transaction: msg`Nach einer Eintragung`,
  cron_job: msg`Zum Jahresende`,
  manual: msg`Von Ihnen angefordert`,
} satisfies Record<StatementKind, unknown>;

/** Returns a function that names the reason for a register excerpt (requirement 3.22). */
function useStatementKind(): (kind: StatementKind | null) => string {
  const { i18n } = useLingui();
  return (kind) => (kind === null ? '–' : i18n._(kinds[kind]));
}

export interface ExcerptTableProps {
  /** Undefined while the rows are being read. */
  rows: RegisterExcerpt[] | undefined;
  placeholders?: number;
  /** Id of the excerpt being downloaded; null if there is none. */
  saving: number | null;
  onSave: (excerpt: RegisterExcerpt) => void;
}

const keyOf = ({ productCode, name, createdAt }: RegisterExcerpt) => `${productCode ?? name} ${dayOf(createdAt)}`;

/** Register excerpts: security, reason, day (with the time if a security has several that day), and the PDF. */
export function ExcerptTable({ rows, placeholders, saving, onSave }: ExcerptTableProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const time = useClockTime();
  const kindText = useStatementKind();
  const sameDay = Map.groupBy(rows ?? [], keyOf);
  const when = (excerpt: RegisterExcerpt) =>
    (sameDay.get(keyOf(excerpt)) ?? []).length > 1
      ? `${date(excerpt.createdAt)}, ${time(excerpt.createdAt)}`
      : date(excerpt.createdAt);
  const file = usePdfColumn<RegisterExcerpt>({
    saving,
    labelOf: (excerpt) =>
      t`Registerauszug ${excerpt.productName ?? excerpt.name} vom ${when(excerpt)} als PDF speichern`,
    onSave,
  });
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
        { key: 'kind', header: t`Anlass`, phone: 'detail', cell: ({ statementKind }) => kindText(statementKind) },
        { key: 'date', header: t`Stichtag`, phone: 'detail', cell: when },
        file,
      ]}
    />
  );
}
