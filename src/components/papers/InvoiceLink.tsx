import { useLingui } from '@lingui/react/macro';
import { isReversal } from '#domain/order/papers.ts';
import type { Invoice } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { PdfLink } from './PdfLink.tsx';

/** Contract note or refund note of an investor, to save as a PDF. */
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
    <PdfLink
      name={isReversal(invoice) ? t`Rückabrechnung ${number}` : t`Abrechnung ${number}`}
      day={issuedAt && date(issuedAt)}
      busy={saving === id}
      onPress={() => onSave(invoice)}
    />
  );
}
