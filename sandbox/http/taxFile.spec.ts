import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { byPayer, sumsOf } from '#domain/money/interestSums.ts';
import { pageOf } from '#domain/shop/collection.ts';
import { Payout } from '#domain/shop/customer.ts';
import { dayOf } from '#domain/time/calendar.ts';
import type { Client } from '../testing/client.ts';
import { textOf } from '../testing/pdfText.ts';
import { describeShop } from '../testing/shop.ts';
import { API } from './answer.ts';

const cells = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1')));
/** Cents of an amount in a cell. */
const centsIn = (cell: string | undefined) => (cell ? Math.round(Number(cell.replace(',', '.')) * 100) : 0);
const euros = (cents: number) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100).replaceAll('\u00a0', ' ');

describeShop('the tax file of a year', (fixture) => {
  async function fileOf(client: Client, year: number | string, type: 'text/csv' | 'application/pdf') {
    const answer = await fetch(`${fixture().shop.url}${API}/customer-payouts/${year}/statement`, {
      headers: { Accept: type, ...(client.token && { Authorization: `Bearer ${client.token}` }) },
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, bytes };
  }
  const csvOf = async (client: Client, year: number) =>
    cells(new TextDecoder('utf-8').decode((await fileOf(client, year, 'text/csv')).bytes));
  const pdfOf = async (client: Client, year: number) =>
    textOf((await fileOf(client, year, 'application/pdf')).bytes).replaceAll('\n', ' ');
  const today = async () => dayOf((await fixture().shop.clock.now()).toISOString());
  const paidIn = async (client: Client, year: number) => {
    const { body } = await client.call('GET', 'customer-payouts?itemsPerPage=300');
    const { member } = z.parse(pageOf(Payout), body);
    const now = await today();
    return member.filter(({ payoutDate }) => payoutDate.startsWith(String(year)) && payoutDate <= now);
  };

  test.each(['julia', 'twoFactor', 'company'] as const)(
    'agrees with the payouts of the page, as CSV and as PDF, to the cent: %s',
    async (persona) => {
      const client = await fixture().visitor.as(persona);
      let payments = 0;
      for (const year of [2023, 2024, 2025, 2026]) {
        const paid = await paidIn(client, year);
        payments += paid.length;
        const sums = sumsOf(paid);
        const file = await csvOf(client, year);
        const rows = file.filter(([kind]) => kind === 'Zinsen');
        expect(rows.map(([, date]) => date)).toEqual(paid.map(({ payoutDate }) => payoutDate).toReversed());
        const column = (index: number) => rows.reduce((sum, row) => sum + centsIn(row[index]), 0);
        expect([column(9), column(10), column(11), column(12)]).toEqual([
          ...[sums.capitalGains, sums.solidarity, sums.church, sums.net],
        ]);
        for (const row of rows.filter((each) => each[8]))
          expect(centsIn(row[8])).toBe([9, 10, 11, 12].reduce((sum, index) => sum + centsIn(row[index]), 0));
        const text = await pdfOf(client, year);
        const n = sums.count === 1 ? '1 Zahlung' : `${sums.count} Zahlungen`;
        expect(text).toContain(`Diese Steuerdatei enthält ${n}, zusammen ${euros(sums.net)} ausgezahlt.`);
        expect(text).not.toContain('Jahresaufstellung');
        const heads = ['Zinsen', 'Kapitalertragsteuer', 'Solidaritätszuschlag', 'Kirchensteuer'];
        const whole = [sums.told, sums.capitalGains, sums.solidarity, sums.church];
        const known = sums.taxTold === 'some' ? ' (soweit bekannt)' : '';
        const stated = heads.map((head, index) => `${head}${known} ${euros(whole[index] ?? 0)}`).join(' ');
        const atTop = text.slice(0, text.indexOf('keine Steuerbescheinigung'));
        // As on the page, the sum of the year covers the payments with known tax, and its label says so.
        expect([year, atTop.includes(stated)]).toEqual([year, sums.taxTold !== 'none']);
        expect(atTop.includes('Summiert ist')).toBe(sums.taxTold === 'some');
        expect(file.filter(([kind]) => kind === 'Summe')).toHaveLength(sums.taxTold === 'some' ? 1 : 0);
        expect(text.includes('Wo ein Strich steht')).toBe(
          byPayer(paid).some(({ payouts }) => sumsOf(payouts).taxTold === 'some'),
        );
        for (const { amount } of paid) expect(text).toContain(euros(amount));
      }
      expect(payments).toBeGreaterThan(2);
    },
  );

  test('lists known withheld tax including church tax, and says of the rest that it is unknown', async () => {
    const miriam = await fixture().visitor.as('twoFactor');
    const [paid] = (await paidIn(miriam, 2025)).toReversed();
    // 5 % of 6,000 € for a quarter, with the church tax of Cologne: 75 € / 4.09 (§ 32d Abs. 1 EStG).
    expect(paid).toMatchObject({ withheld: { capitalGains: 1_833, solidarity: 100, church: 164 }, amount: 5_403 });
    expect(await pdfOf(miriam, 2025)).not.toContain('keine Angaben');
    const julia = await fixture().visitor.as('julia');
    expect(await pdfOf(julia, 2025)).toContain('keine Angaben');
    const told = (await csvOf(julia, 2025))
      .filter(([kind]) => kind === 'Zinsen')
      .map((row) => [row[2], Boolean(row[9])]);
    expect(told).toContainEqual(['Wohnbau Leipzig 2029', true]);
    expect(told).toContainEqual(['Solarpark Uckermark 2031', false]);
  });

  test('lists the purchases of the year, the holdings at its end, and the holder', async () => {
    const julia = await fixture().visitor.as('julia');
    const rows = await csvOf(julia, 2024);
    const of = (kind: string) => rows.filter(([first]) => first === kind);
    expect(of('Kauf')).toEqual([expect.arrayContaining(['Solarpark Uckermark 2031', '25000', '25000,00', '25000,00'])]);
    expect(of('Bestand').map((row) => [row[1], row[2], row[5]])).toEqual([
      ['2024-12-31', 'Solarpark Uckermark 2031', '25000'],
      ['2024-12-31', 'Wohnbau Leipzig 2029', '15000'],
    ]);
    expect(of('Name')[0]?.at(-1)).toBe('Julia Lindner');
    expect(of('Anschrift')[0]?.at(-1)).toContain('22767 Hamburg');
    expect(of('Steuernummer')[0]?.at(-1)).toMatch(/\d/);
    expect(of('Wallet')[0]?.at(-1)).toMatch(/^0x[0-9a-fA-F]{40}$/);
    for (const kind of ['text/csv', 'application/pdf'] as const)
      expect((await fileOf(julia, 2024, kind)).headers.get('content-disposition')).toContain(
        `Steuerdatei_2024.${kind === 'text/csv' ? 'csv' : 'pdf'}`,
      );
  });

  test('lists transferred, repaid and returned tokens as negative numbers', async () => {
    const { db } = fixture().shop.database;
    const { id, orderId, ...bought } = await db
      .selectFrom('transactions')
      .innerJoin('orders', 'orders.id', 'transactions.orderId')
      .innerJoin('customers', 'customers.id', 'orders.customerId')
      .innerJoin('products', 'products.id', 'transactions.productId')
      .selectAll('transactions')
      .where('personaKey', '=', 'julia')
      .where('products.code', '=', 'SOLAR-UCKERMARK-2031')
      .orderBy('transactions.id')
      .executeTakeFirstOrThrow();
    const went = { ...bought, fromAddress: bought.toAddress, createdAt: '2024-12-30T09:00:00.000Z' };
    await db
      .insertInto('transactions')
      .values([
        { ...went, hash: '0x1', toAddress: `0x${'1'.repeat(40)}`, amount: 1_000 },
        { ...went, hash: '0x2', toAddress: bought.fromAddress, amount: 20_000 },
        { ...went, hash: '0x3', toAddress: `0x${'0'.repeat(40)}`, amount: 4_000 },
      ])
      .execute();
    // The bond was issued below its nominal value.
    await db.updateTable('orderItems').set({ total: 2_450_000 }).where('orderId', '=', orderId).execute();
    const rows = await csvOf(await fixture().visitor.as('julia'), 2024);
    expect(rows.filter(([kind]) => kind === 'Kauf').map((row) => row.slice(5, 8))).toEqual([
      ['25000', '25000,00', '24500,00'],
    ]);
    const solar = ['2024-12-30', 'Solarpark Uckermark 2031', 'SOLAR-UCKERMARK-2031', expect.stringMatching(/^DE/)];
    const out = rows.filter((row) => row[5]?.startsWith('-'));
    expect(out.map((row) => [...row.slice(0, 8), row.at(-1)])).toEqual([
      ['Übertragung, Ausgang', ...solar, '-1000', '-1000,00', '', '0x1'],
      ['Rückzahlung', ...solar, '-20000', '-20000,00', '', '0x2'],
      ['Rückgabe', ...solar, '-4000', '-4000,00', '', '0x3'],
    ]);
    expect(rows.filter(([kind]) => kind === 'Bestand').map((row) => row[2])).toEqual(['Wohnbau Leipzig 2029']);
  });

  test('identifies a security in each row by its code and its ISIN', async () => {
    const [head, ...rows] = await csvOf(await fixture().visitor.as('julia'), 2024);
    expect([head?.[3], head?.[4]]).toEqual(['Kennung', 'ISIN']);
    const solar = rows.filter((row) => row[2] === 'Solarpark Uckermark 2031');
    expect(new Set(solar.map(([kind]) => kind))).toEqual(new Set(['Zinsen', 'Kauf', 'Bestand']));
    expect(new Set(solar.map((row) => row[3]))).toEqual(new Set(['SOLAR-UCKERMARK-2031']));
    expect([...new Set(solar.map((row) => row[4]))]).toEqual([expect.stringMatching(/^DE[0-9A-Z]{10}$/)]);
  });

  test('states that it is no certificate, and during the year that it is preliminary', async () => {
    const julia = await fixture().visitor.as('julia');
    const year = Number((await today()).slice(0, 4));
    expect(await pdfOf(julia, year)).toContain('Vorläufig');
    expect((await csvOf(julia, year)).find(([kind]) => kind === 'Zeitraum')?.at(-1)).toContain('(vorläufig)');
    expect((await csvOf(julia, year)).find(([kind]) => kind === 'Bestand')?.[1]).toBe(await today());
    for (const text of [await pdfOf(julia, 2025), JSON.stringify(await csvOf(julia, 2025))]) {
      expect(text).toContain('keine Steuerbescheinigung im Sinne des § 45a EStG');
      expect(text).not.toMatch(/vorläufig/i);
    }
  });

  test('is empty for a year without events, and does not exist for a year to come', async () => {
    const julia = await fixture().visitor.as('julia');
    expect(await pdfOf(julia, 2019)).toContain('enthält 0 Zahlungen, zusammen 0,00 € ausgezahlt.');
    const next = Number((await today()).slice(0, 4)) + 1;
    for (const year of [next, 1999, 20255, '2025.5', '-2025', 'abcd', '2025%00'])
      expect([year, (await fileOf(julia, year, 'application/pdf')).status]).toEqual([year, 404]);
  });

  test('belongs to the caller: two customers share nothing in it, and a visitor has none', async () => {
    const { visitor } = fixture();
    const owned = async (client: Client) =>
      new Set(
        (await csvOf(client, 2024))
          .slice(1)
          .filter(([kind]) => kind !== 'Hinweis' && kind !== 'Zeitraum')
          .flatMap((row) => row.at(-1) || [])
          .filter((told) => !told.startsWith('keine Angaben')),
      );
    const [julia, company] = [await owned(await visitor.as('julia')), await owned(await visitor.as('company'))];
    expect(julia.size).toBeGreaterThan(3);
    expect([...julia].filter((told) => company.has(told))).toEqual([]);
    expect((await fileOf(visitor, 2024, 'text/csv')).status).toBe(401);
  });
});
