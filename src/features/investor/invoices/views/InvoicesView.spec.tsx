import { expect, test } from 'vitest';
import { idleExport } from '#components/export/testing/idleExport.ts';
import { Invoice } from '#domain/shop/order.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { InvoicesView } from './InvoicesView.tsx';

const nothing = () => undefined;

/** Markup of the only contract note of a list. */
async function rowOf({ issuedAt, names }: { issuedAt: string | null; names: readonly string[] }) {
  const invoice = Invoice.parse({
    id: 1,
    number: 'ST-2026-00008',
    issuedAt,
    total: -500_000,
    order: { number: '000000008', tokenValue: 'T8', items: names.map((productName) => ({ productName })) },
  });
  const { markup } = await rendered(
    <InvoicesView
      read={{ data: [invoice], loading: false, failure: null, onRetry: nothing }}
      part={null}
      asked={{}}
      limit={50}
      onShow={nothing}
      saving={null}
      onSave={nothing}
      exporting={idleExport}
      today="2026-11-23"
    />,
  );
  return markup.slice(markup.indexOf('<tbody'), markup.indexOf('</tbody'));
}

test('on phones, the second line has the day, the state and the PDF that the row opens', async () => {
  const row = await rowOf({ issuedAt: '2026-03-23', names: ['Hafen Kiel'] });
  expect(row).toMatch(/data-phone="title">Hafen Kiel</);
  expect(row).toMatch(/data-phone="detail">23\.03\.2026</);
  expect(row).toMatch(/data-phone="status"><span class="nowrap wide-visible">ST-2026-00008<.*Erstattung</);
  expect(row).toMatch(/data-phone="press">.*<button.* aria-label="Rückabrechnung ST-2026-00008 als PDF speichern"/);
  expect(row.replaceAll('\u00a0', ' ')).toContain('−5.000 €');
});

test.each([
  ['a day', { issuedAt: null, names: ['Hafen Kiel'] }, 'detail'],
  ['a name', { issuedAt: '2026-03-23', names: [] }, 'title'],
])('the number stays on phones for notes without %s', async (_, facts, place) => {
  expect(await rowOf(facts)).toContain(`data-phone="${place}"><span class="nowrap">ST-2026-00008<`);
});
