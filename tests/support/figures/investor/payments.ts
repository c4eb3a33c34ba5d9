import { euros, sum, under } from '../format.ts';
import type { InvestorFacts } from './facts.ts';
import { periodsOf } from './periods.ts';

const MONTHS = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];

export function payments(facts: InvestorFacts) {
  const { today, payouts, paid, nameOf } = facts;
  const periods = periodsOf(facts);
  const ofYear = (year: string | null) =>
    payouts.filter(({ payoutDate }) => year === null || payoutDate.startsWith(year));
  const totals = (rows: typeof payouts) => [
    `Zahlungen: ${rows.length}`,
    ...(rows.every(({ isTold }) => isTold) ? [`Zinsen: ${euros(sum(rows.map(({ amount }) => amount)))}`] : []),
    ...(rows.some(({ isTold }) => isTold)
      ? [
          `Kapitalertragsteuer: ${euros(sum(rows.map(({ capital }) => capital)))}`,
          `Solidaritätszuschlag: ${euros(sum(rows.map(({ surcharge }) => surcharge)))}`,
          `Kirchensteuer: ${euros(sum(rows.map(({ church }) => church)))}`,
        ]
      : []),
    `Ausgezahlt: ${euros(sum(rows.map(({ net }) => net)))}`,
  ];
  const bySecurity = (rows: typeof payouts) => [
    ...[...Map.groupBy(rows, ({ productId }) => nameOf(productId))].flatMap(([name, own]) => under(name, totals(own))),
    ...under('Summe', totals(rows)),
  ];
  const yearOf = (day: string) => Number(day.slice(0, 4));
  const monthOf = (day: string) => yearOf(day) * 12 + Number(day.slice(5, 7)) - 1;
  const years = payouts.map(({ payoutDate }) => yearOf(payoutDate));
  return (year: string | null) => {
    const rows = ofYear(year);
    const received = rows.filter((row) => paid.includes(row));
    const coming = rows.filter((row) => !paid.includes(row));
    const soonest = coming.at(-1);
    const untold = received.filter(({ isTold }) => !isTold).length;
    const region = year === null ? 'Insgesamt erhalten' : `Erhalten ${year}`;
    const suffix = year === null ? '' : ` ${year}`;
    const total = euros(sum(received.map(({ net }) => net)));
    const names = [...new Set(received.map(({ productId }) => nameOf(productId)))];
    const named = names.length > 1 ? names : [];
    return [
      // The current year is no filter.
      ...(year === null || year === today.slice(0, 4)
        ? []
        : [`: ${rows.length} von ${payouts.length} Einträgen werden exportiert.`]),
      `${region}: ${total}`,
      ...(soonest ? [`${region}: ${euros(soonest.net)}`] : []),
      ...(untold > 0
        ? [
            `${region}: Bei ${untold} von ${received.length} Zahlungen ist uns nicht bekannt, ob Steuern einbehalten wurden. „Einbehaltene Steuern“ zählt nur die Steuern der übrigen Zahlungen.`,
          ]
        : []),
      `${region} › Einbehaltene Steuern: ${euros(sum(received.map(({ tax }) => tax)))}`,
      ...(coming.length > 0 ? [`${region} › Noch erwartet${suffix}: ${euros(sum(coming.map(({ net }) => net)))}`] : []),
      ...(year === null
        ? under(
            `${region} › Auszahlungen je Jahr`,
            periods(yearOf, Math.min(...years), Math.max(...years), String, named),
          )
        : under(
            `${region} › Auszahlungen ${year} je Monat`,
            periods(monthOf, Number(year) * 12, Number(year) * 12 + 11, (key) => MONTHS[key % 12] ?? '', named),
          )),
      ...under(`Zinsen${suffix} je Wertpapier`, bySecurity(received)),
      ...rows.flatMap(({ productId, isTold, amount, tax, net }) =>
        under(`Alle Zahlungen${suffix} › ${nameOf(productId)}`, [
          ...(isTold ? [`Zinsen: ${euros(amount)}`, `Steuern: ${euros(tax)}`] : []),
          `Auszahlung: ${euros(net)}`,
        ]),
      ),
      `Alle Zahlungen${suffix}: ${rows.length} von ${rows.length}`,
      ...(year === null
        ? []
        : [
            year === today.slice(0, 4)
              ? `Steuerübersicht ${year}: Alle Zahlungen bis heute (${received.length}), zusammen ${total}. Vorläufig, weil das Jahr noch nicht zu Ende ist.`
              : `Steuerübersicht ${year}: Alle Zahlungen des Jahres (${received.length}), zusammen ${total}.`,
          ]),
    ];
  };
}
