import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import type { Column } from '#ui/DataTable.tsx';

interface PdfColumnProps<Row> {
  /** Id of the row whose file is being downloaded; null if there is none. */
  saving: number | null;
  labelOf: (row: Row) => string;
  onSave: (row: Row) => void;
}

/** Returns the column of a table with the button that saves a row's PDF. */
export function usePdfColumn<Row extends { id: number }>({
  saving,
  labelOf,
  onSave,
}: PdfColumnProps<Row>): Column<Row> {
  const { t } = useLingui();
  return {
    key: 'file',
    header: t`Datei`,
    headerHidden: true,
    phone: 'press',
    align: 'end',
    cell: (row) => (
      <Button
        variant="quiet"
        size="sm"
        busy={saving === row.id}
        busyLabel={t`Wird geladen`}
        aria-label={labelOf(row)}
        onPress={() => onSave(row)}
      >
        PDF
      </Button>
    ),
  };
}
