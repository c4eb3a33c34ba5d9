import { msg } from '@lingui/core/macro';
import { exportOfInvoices } from '#app/export/invoices.ts';

export const exportedMarketInvoices = exportOfInvoices({
  title: msg`Rechnungen`,
  fileName: msg`rechnungen.csv`,
  about: msg`Werk`,
  order: msg`Kauf`,
});
