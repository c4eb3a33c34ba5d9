import { msg } from '@lingui/core/macro';
import { readPayouts } from '#api/payouts.ts';
import { shopNow } from '#api/shopTime.ts';
import type { ExportList } from '#app/export/list.ts';
import { grossOf } from '#domain/money/interestSums.ts';
import { choiceOf, chosenPayouts } from '#domain/money/payoutChoice.ts';
import type { Payout } from '#domain/shop/customer.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';

const today = () => dateAt(shopNow(), SHOP_ZONE);

/** The selected payouts, paid and expected. Tax cells are empty if the shop reports no tax. */
export const exportedPayouts: ExportList<Payout> = {
  title: msg`Auszahlungen`,
  fileName: msg`auszahlungen.csv`,
  keyOf: ({ id }) => id,
  readPage: readPayouts,
  choose: (payouts, asked) => {
    const choice = choiceOf(payouts, asked, today());
    return { items: chosenPayouts(payouts, choice), words: [choice.year?.toString(), choice.payer?.name] };
  },
  columns: [
    { header: msg`Fällig am`, kind: 'day', of: ({ payoutDate }) => payoutDate },
    { header: msg`Wertpapier`, kind: 'text', of: ({ productName }) => productName },
    { header: msg`Kennung`, kind: 'text', isFileOnly: true, of: ({ productCode }) => productCode },
    {
      header: msg`Status`,
      kind: 'text',
      of: ({ payoutDate }, say) => say(payoutDate > today() ? msg`Erwartet` : msg`Ausgezahlt`),
    },
    { header: msg`Zinsen in Euro`, kind: 'cents', of: (payout) => payout.withheld && grossOf(payout) },
    {
      header: msg`Kapitalertragsteuer in Euro`,
      kind: 'cents',
      of: ({ withheld }) => withheld?.capitalGains ?? null,
    },
    { header: msg`Solidaritätszuschlag in Euro`, kind: 'cents', of: ({ withheld }) => withheld?.solidarity ?? null },
    { header: msg`Kirchensteuer in Euro`, kind: 'cents', of: ({ withheld }) => withheld?.church ?? null },
    { header: msg`Auszahlung in Euro`, kind: 'cents', of: ({ amount }) => amount },
  ],
};
