import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Download } from '#api/http.ts';
import { csvFile, figure } from '#app/csvFile.ts';
import type { Payout } from '#domain/shop/customer.ts';

const HEAD = [msg`Fällig am`, msg`Wertpapier`, msg`Kennung`, msg`Betrag in Euro`];

/** What was paid in a year, as a file for a tax return: each payment in full, in the order of the days. */
export function fileOfPayouts(year: number, paid: readonly Payout[], i18n: I18n): Download {
  const rows = paid
    .toSorted((one, other) => one.payoutDate.localeCompare(other.payoutDate) || one.id - other.id)
    .map(({ payoutDate, productName, productCode, amount }) => [
      payoutDate,
      productName ?? '',
      productCode ?? '',
      figure(amount, i18n.locale),
    ]);
  return {
    name: i18n._(msg`auszahlungen-${year}.csv`),
    blob: csvFile([HEAD.map((each) => i18n._(each)), ...rows], i18n.locale),
  };
}
