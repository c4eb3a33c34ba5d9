import { describe, expect, test } from 'vitest';
import { insert, rowOf, rowsOf, update } from '../db/rows.ts';
import { excerptFacts } from '../documents/facts.ts';
import { freshMarket, MORNING, refusalOf } from '../testing/market.ts';
import { issueYearEnds, requestStatements } from './excerpts.ts';
import { settle } from './settle.ts';
import { letReceive, transfer } from './transfer.ts';

const market = freshMarket();
const on = (day: string) => new Date(`${day}T09:00:00Z`);

const excerpts = async () =>
  market().db.selectFrom('customerDocuments').selectAll().orderBy('createdAt').orderBy('id').execute();
/** Customer, reason, day and number of tokens of each register statement. */
const told = async () =>
  Promise.all(
    (await excerpts()).map(async (each) => [
      each.customerId,
      each.statementKind,
      each.createdAt.slice(0, 10),
      (await excerptFacts(market().db, each)).amount,
    ]),
  );
/** Sells a thousand tokens and settles the order on the morning of 1 June 2026. */
async function bought(...facts: Parameters<ReturnType<typeof market>['good']>) {
  const buyer = await market().buyer();
  const sold = await market().good(...facts);
  const order = await market().order(buyer, [[sold, 1_000]], { paymentState: 'paid' });
  await settle(market().db, order.id, MORNING);
  return { buyer, sold, order };
}
const walletOf = (customerId: number) => rowOf(market().db, 'wallets', { customerId });

describe('register excerpts', () => {
  test('are issued once with an entry, as files of the holder', async () => {
    const { buyer, sold, order } = await bought();
    await settle(market().db, order.id, MORNING);
    expect(await told()).toEqual([[buyer.id, 'after_transaction', '2026-06-01', 1000]]);
    const [excerpt] = await excerpts();
    const name = `Registerauszug_${sold.product.code}_2026-06-01.pdf`;
    expect(excerpt).toMatchObject({ type: 'registry_excerpt', name, productId: sold.product.id, companyId: null });
    const files = await rowsOf(market().db, 'files');
    expect(files).toMatchObject([
      {
        uuid: excerpt?.fileUuid,
        ownerId: buyer.id,
        visibility: 'private',
        fileName: name,
        mediaType: 'application/pdf',
      },
    ]);
    // The file is typeset at its first request.
    expect([files[0]?.size, files[0]?.content.length]).toEqual([0, 0]);
    expect(files[0]?.createdAt).toBe(MORNING.toISOString());
  });

  test('are named after the day of the entry in the register’s time zone, not in London', async () => {
    const buyer = await market().buyer();
    const sold = await market().good();
    const order = await market().order(buyer, [[sold, 1]], { paymentState: 'paid' });
    await settle(market().db, order.id, new Date('2026-12-31T23:30:00Z'));
    const [excerpt] = await excerpts();
    if (!excerpt) throw new Error('there is an excerpt');
    expect(excerpt.name).toBe(`Registerauszug_${sold.product.code}_2027-01-01.pdf`);
    expect((await excerptFacts(market().db, excerpt)).number).toMatch(/^RA-2027-/);
    expect((await market().db.selectFrom('invoices').select('number').executeTakeFirst())?.number).toMatch(/^RE-2027-/);
  });

  test('are issued to both sides of a transfer, each with its holding then', async () => {
    const { buyer, sold } = await bought();
    const other = await market().buyer();
    const toAddress = '0x52908400098527886E0F7030069857D2E4169EE7';
    await update(market().db, 'wallets', { address: toAddress }, { customerId: other.id });
    await letReceive(market().db, other.id, MORNING);
    const order = { fromWalletId: (await walletOf(buyer.id)).id, toAddress, productVariant: sold.variant.code };
    await transfer(market().db, buyer, { ...order, quantity: 400, reference: 'r' }, on('2026-06-02'));
    expect(await told()).toEqual([
      [buyer.id, 'after_transaction', '2026-06-01', 1000],
      [buyer.id, 'after_transaction', '2026-06-02', 600],
      [other.id, 'after_transaction', '2026-06-02', 400],
    ]);
  });

  test('are issued at the end of each year for the holding then, once', async () => {
    const { buyer, sold } = await bought();
    await issueYearEnds(market().db, new Date('2026-12-31T22:59:59Z'));
    expect(await excerpts()).toHaveLength(1);
    for (const now of [new Date('2026-12-31T22:59:59.999Z'), on('2027-03-01')]) await issueYearEnds(market().db, now);
    const end = [buyer.id, 'cron_job', '2026-12-31', 1000];
    expect((await told()).slice(1)).toEqual([end]);
    // After the sale of all tokens no holding remains at the end of the next year, except one of another bond.
    const { db } = market();
    const { address } = await walletOf(buyer.id);
    const sale = { fromAddress: address, toAddress: '0x0', productId: sold.product.id, variantId: sold.variant.id };
    await insert(db, 'transactions', { ...sale, hash: '0x1', amount: 1000, createdAt: '2027-06-01T09:00:00.000Z' });
    const second = await market().good();
    const { id } = await market().order(buyer, [[second, 7]], { paymentState: 'paid' });
    await settle(db, id, on('2027-07-01'));
    await issueYearEnds(db, on('2029-01-02'));
    const later = (await told()).filter(([, kind]) => kind === 'cron_job');
    expect(later).toEqual([end, [buyer.id, 'cron_job', '2027-12-31', 7], [buyer.id, 'cron_job', '2028-12-31', 7]]);
  });

  test('count an entry of the last hour of the year in Germany', async () => {
    const { buyer, sold } = await bought();
    const { address } = await walletOf(buyer.id);
    const sale = { fromAddress: address, toAddress: '0x0', productId: sold.product.id, variantId: sold.variant.id };
    await insert(market().db, 'transactions', {
      ...sale,
      hash: '0x1',
      amount: 400,
      createdAt: '2026-12-31T22:30:00.000Z',
    });
    await issueYearEnds(market().db, on('2027-01-02'));
    expect((await told()).at(-1)).toEqual([buyer.id, 'cron_job', '2026-12-31', 600]);
  });

  test('of a company’s holdings belong to the company', async () => {
    const { db } = market();
    const { id: addressId } = await insert(db, 'addresses', {
      customerId: (await market().buyer()).id,
      countryCode: 'DE',
      street: 'Kai 2',
      city: 'Kiel',
      postcode: '24103',
    });
    const company = { uuid: 'abcdef12-0000', companyName: 'Nordlicht GmbH', defaultAddressId: addressId };
    const { id: companyId } = await insert(db, 'companies', company);
    const buyer = await market().buyer({ companyId, accountType: 'company' });
    const order = await market().order(buyer, [[await market().good(), 3]], { paymentState: 'paid' });
    await settle(db, order.id, MORNING);
    const [excerpt] = await excerpts();
    expect(excerpt?.companyId).toBe(companyId);
    if (!excerpt) throw new Error('there is an excerpt');
    const { holder, amount, transaction } = await excerptFacts(db, excerpt);
    expect(holder).toEqual({
      lines: ['Nordlicht GmbH', 'Kai 2', '24103 Kiel'],
      identifier: 'INH-ABCDEF12',
      wallet: (await walletOf(buyer.id)).address,
    });
    expect([amount, transaction?.at]).toEqual([3, MORNING.toISOString()]);
  });
});

describe('requested statements', () => {
  const ask = (customerId: number, now: Date) => requestStatements(market().db, customerId, now);

  test('are of all holdings then, once on a day of the shop', async () => {
    const { buyer } = await bought();
    const another = await bought();
    const second = await market().order(buyer, [[await market().good(), 5]], { paymentState: 'paid' });
    await settle(market().db, second.id, MORNING);
    const art = await market().order(buyer, [[await market().good({ product: { kind: 'item' } }), 1]], {
      paymentState: 'paid',
    });
    await settle(market().db, art.id, MORNING);
    // 23:59 in Berlin, and a minute later.
    const late = new Date('2026-06-02T21:59:00Z');
    const tomorrow = new Date('2026-06-02T22:00:00Z');
    expect(await ask(buyer.id, late)).toBe(2);
    const manual = async () => (await told()).filter(([, kind]) => kind === 'manual');
    expect(await manual()).toEqual([
      [buyer.id, 'manual', '2026-06-02', 1000],
      [buyer.id, 'manual', '2026-06-02', 5],
    ]);
    expect(await refusalOf(ask(buyer.id, late))).toBe(409);
    expect(await ask(another.buyer.id, late)).toBe(1);
    expect(await ask(buyer.id, tomorrow)).toBe(2);
    expect(await manual()).toHaveLength(5);
  });

  test('are refused to a customer whose holdings are zero or missing', async () => {
    const { buyer } = await bought();
    await update(market().db, 'holdings', { amount: 0 });
    expect(await refusalOf(ask(buyer.id, MORNING))).toBe('NOTHING_HELD');
    expect(await refusalOf(ask((await market().buyer()).id, MORNING))).toBe('NOTHING_HELD');
  });
});
