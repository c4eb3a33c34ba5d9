import { useLingui } from '@lingui/react/macro';
import { isReversal } from '#domain/order/papers.ts';
import type { Invoice } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FileLink } from '#ui/FileLink.tsx';

/** Contract note or reversal note of an investor, to save as a PDF. */
export function InvoiceLink({
  invoice,
  saving,
  onSave,
}: {
  invoice: Invoice;
  /** Id of the invoice being downloaded; null if there is none. */
  saving: number | null;
  onSave: (invoice: Invoice) => void;
}) {
  const { t } = useLingui();
  const { date } = useFormat();
  const { id, number, issuedAt } = invoice;
  return (
    <FileLink
      name={isReversal(invoice) ? t`Stornoabrechnung ${number}` : t`Abrechnung ${number}`}
      meta={issuedAt ? `PDF, ${date(issuedAt)}` : 'PDF'}
      busy={saving === id}
      busyLabel={t`Wird geladen`}
      onPress={() => onSave(invoice)}
    />
  );
}
