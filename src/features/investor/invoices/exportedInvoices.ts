import { msg } from '@lingui/core/macro';
import { exportOfInvoices } from '#app/export/invoices.ts';

export const exportedInvoices = exportOfInvoices({
  title: msg`Abrechnungen`,
  fileName: msg`abrechnungen.csv`,
  about: msg`Wertpapier`,
  order: msg`Zeichnung`,
});
