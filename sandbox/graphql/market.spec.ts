import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rowOf, update } from '../db/rows.ts';
import { invoiceFile } from '../documents/on-demand.ts';
import { createShop } from '../server.ts';
import { type Client, clientOf } from '../testing/client.ts';
import { orderIn } from '../testing/orders.ts';
import { textOf } from '../testing/pdfText.ts';
import { describeShop, type Fixture } from '../testing/shop.ts';

const Answer = z.object({ data: z.record(z.string(), z.unknown()) });
const Codes = z.object({ collection: z.array(z.object({ code: z.string() })) });
const Makers = z.object({
  collection: z.array(
    z.object({
      creator: z.object({ uuid: z.string() }),
      itemCount: z.int(),
      latest: z.array(z.object({ code: z.string() })),
    }),
  ),
});

/** Queries the shop like the marketplace’s pages. */
const marketOf = ({ shop }: Fixture): Client => {
  const app = createShop({ ...shop, reading: 'marketplace' });
  return clientOf(shop.url, null, async (address, init) => app.request(address, init));
};
const ask = async (client: Client, query: string) =>
  Answer.parse((await client.call('POST', 'graphql', { query })).body).data;
const found = async (client: Client, filter: string) => {
  const { products } = await ask(client, `{ products(itemsPerPage: 50, ${filter}) { collection { code } } }`);
  return Codes.parse(products).collection.map(({ code }) => code);
};

describeShop('the marketplace in GraphQL', (fixture) => {
  test('returns items by creator, phrase, category and price, in the order of their creation', async () => {
    const market = marketOf(fixture());
    expect(await found(market, 'phrase: "JONTE"')).toEqual(['KUESTE-3', 'KUESTE-4', 'KUESTE-5']);
    expect(await found(market, 'phrase: "überland"')).toHaveLength(5);
    expect(await found(market, 'phrase: "Schallplatte"')).toEqual(['RING-3']);
    const { customer } = await ask(market, '{ customer(profileName: "Jonte-Siel") { uuid } }');
    const { uuid } = z.object({ uuid: z.string() }).parse(customer);
    const latest = await found(market, `creator: "${uuid}", order: [{ createdAt: "DESC" }]`);
    expect(latest).toEqual(['KUESTE-5', 'KUESTE-4', 'KUESTE-3']);
    // Includes subcategories: the category itself has few works.
    expect((await found(market, 'taxon: "art"')).length).toBeGreaterThan(20);
    expect(await found(market, 'taxon: "concrete", priceGreaterThan: 75000')).toHaveLength(1);
    expect(await found(market, 'taxon: "concrete", priceGreaterThan: 0, priceLessThan: 0')).toHaveLength(5);
    expect(await found(market, 'phrase: "jonte", priceLessThan: 1')).toEqual([]);
  });

  test('filters items by medium, each by its video or audio first, and sorts them by price', async () => {
    const market = marketOf(fixture());
    const all = await found(market, 'phrase: ""');
    const [images, sounds, films] = await Promise.all(
      ['image', 'audio', 'video'].map((medium) => found(market, `mediaType: "${medium}"`)),
    );
    expect([...(images ?? []), ...(sounds ?? []), ...(films ?? [])].toSorted()).toEqual(all.toSorted());
    expect(sounds).toContain('RING-2');
    expect(films).toContain('LAND-3');
    const { db } = fixture().shop.database;
    const priced = await db
      .selectFrom('pricings')
      .innerJoin('variants', 'variants.id', 'pricings.variantId')
      .innerJoin('products', 'products.id', 'variants.productId')
      .select(['products.code', 'price'])
      .execute();
    const pricesOf = (codes: string[]) => codes.map((code) => priced.find((each) => each.code === code)?.price ?? 0);
    const cheapest = pricesOf(await found(market, 'order: [{ price: "ASC" }]'));
    expect(cheapest).toEqual(cheapest.toSorted((one, other) => one - other));
    // The order takes precedence over works with the phrase in their name.
    const dearest = pricesOf(await found(market, 'phrase: "a", order: [{ price: "DESC" }]'));
    expect(dearest).toEqual(dearest.toSorted((one, other) => other - one));
  });

  test('returns when a work changed hands and for how much, latest first', async () => {
    const Entries = z.object({ collection: z.array(z.object({ createdAt: z.string(), price: z.int() })) });
    const answer = await ask(
      marketOf(fixture()),
      '{ transactions(product_code: "PARKETT-3") { collection { createdAt price } } }',
    );
    const { collection } = Entries.parse(answer.transactions);
    const moments = collection.map(({ createdAt }) => createdAt);
    expect(moments.length).toBeGreaterThan(1);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(collection.every(({ price }) => price > 0)).toBe(true);
  });

  test('keeps collections of the same name apart by creator', async () => {
    const market = marketOf(fixture());
    const { db } = fixture().shop.database;
    const asked = async () =>
      Makers.parse(
        (
          await ask(
            market,
            '{ collections(name: "Überland") { collection { creator { uuid } itemCount latest { code } } } }',
          )
        ).collections,
      ).collection;
    const [first] = await asked();
    if (!first) throw new Error('Ida has a collection of this name.');
    expect(first.itemCount).toBe(5);
    await update(db, 'products', { collection: 'Überland' }, { code: 'PARKETT-1' });
    const [same, second, ...others] = await asked();
    expect(others).toEqual([]);
    expect(same).toEqual(first);
    expect(second).toMatchObject({ itemCount: 1, latest: [{ code: 'PARKETT-1' }] });
    const worksOf = (uuid = '') => found(market, `collection: "Überland", creator: "${uuid}"`);
    expect(await worksOf(second?.creator.uuid)).toEqual(['PARKETT-1']);
    expect(await worksOf(first.creator.uuid)).toHaveLength(5);
    expect(await worksOf('nobody')).toEqual([]);
    const ownOf = async (uuid = '') =>
      Makers.parse(
        (
          await ask(
            market,
            `{ collections(name: "Überland", creator: "${uuid}") { collection { creator { uuid } itemCount latest { code } } } }`,
          )
        ).collections,
      ).collection;
    expect(await ownOf(second?.creator.uuid)).toEqual([second]);
    expect(await ownOf('nobody')).toEqual([]);
    // Without a creator the query finds all works of the collection’s name.
    expect(await found(market, 'collection: "Überland"')).toHaveLength(6);
    await update(db, 'customers', { profileName: null, profileKey: null }, { uuid: first.creator.uuid });
    expect(
      await ask(market, '{ collections(name: "Überland") { collection { creator { uuid } itemCount } } }'),
    ).toMatchObject({
      collections: { collection: [{ creator: null, itemCount: 5 }, { itemCount: 1 }] },
    });
  });

  test('returns of another customer only the profile, and no customer without one', async () => {
    const market = marketOf(fixture());
    const fields = `uuid profileName email firstName lastName fullName birthday mobileNumber status kycPassed
      defaultAddress { city } defaultWallet { address } accountType referralCode _id`;
    const { customer } = await ask(await market.as('cleared'), `{ customer(profileName: "ida-falk") { ${fields} } }`);
    const { uuid, profileName, ...rest } = z.record(z.string(), z.unknown()).parse(customer);
    expect([uuid, profileName]).toEqual([expect.any(String), 'ida-falk']);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
    const julia = await fixture()
      .shop.database.db.selectFrom('customers')
      .select('uuid')
      .where('personaKey', '=', 'julia')
      .executeTakeFirstOrThrow();
    expect(await ask(market, `{ customer(uuid: "${julia.uuid}") { uuid } }`)).toEqual({ customer: null });
    const own = await ask(await market.as('cleared'), '{ getCustomer { email profileName itemCount } }');
    expect(own.getCustomer).toMatchObject({ email: expect.any(String), profileName: 'clara-sommer', itemCount: 0 });
    // Investors cannot see each other.
    const { visitor } = fixture();
    expect(await ask(visitor, '{ customer(profileName: "ida-falk") { uuid } }')).toEqual({ customer: null });
    expect(await ask(visitor, '{ customers { collection { uuid } } }')).toEqual({ customers: { collection: [] } });
  });

  test('finds works, people and collections by words in any order', async () => {
    const market = marketOf(fixture());
    const count = async (query: string) =>
      Object.values(await ask(market, query)).map((each) => Object(each).collection.length);
    const [all] = await count('{ products(itemsPerPage: 50, phrase: "ida-falk") { collection { code } } }');
    expect(all).toBeGreaterThan(0);
    for (const phrase of ['Ida Falk', 'falk  ida', 'Überland Falk', 'ida überland falk'])
      expect([phrase, (await found(market, `phrase: "${phrase}"`)).length > 0]).toEqual([phrase, true]);
    expect(await found(market, 'phrase: "ida nirgendwo"')).toEqual([]);
    // Every word of a long phrase counts.
    expect(await found(market, `phrase: "${'ida '.repeat(40)} nirgendwo"`)).toEqual([]);
    expect(await count('{ customers(profileName: "Falk Ida") { collection { uuid } } }')).toEqual([1]);
    expect(await count('{ collections(name: "felder sechzehn") { collection { name } } }')).toEqual([2]);
  });

  test('returns for each reading only its own holdings and transactions of a wallet', async () => {
    const Holding = z.object({ product: z.object({ code: z.string() }) });
    const Assets = z.object({ tokenAssets: z.object({ collection: z.array(Holding) }) });
    const Entries = z.object({ member: z.array(z.object({ productCode: z.string() })) });
    const shown = async (client: Client) => {
      const { tokenAssets } = Assets.parse(await ask(client, '{ tokenAssets { collection { product { code } } } }'));
      const { member } = Entries.parse((await client.call('GET', 'token/transactions')).body);
      const works = [
        ...tokenAssets.collection.map(({ product }) => product.code),
        ...member.map(({ productCode }) => productCode),
      ];
      return new Set(works.map((code) => /^[A-Z]+-\d$/.test(code)));
    };
    const { shop } = fixture();
    const bonds = createShop({ ...shop, reading: 'investor' });
    const investors = clientOf(shop.url, null, async (address, init) => bonds.request(address, init));
    expect([...(await shown(await investors.as('professional')))]).toEqual([false]);
    expect([...(await shown(await marketOf(fixture()).as('professional')))]).toEqual([true]);
  });

  test('returns for each reading only its own invoices; that of a work names its price including VAT', async () => {
    const { shop } = fixture();
    const client = await marketOf(fixture()).as('cleared');
    const { tokenValue } = orderIn(await client.call('POST', 'orders', { locale: 'de' }));
    const { payments } = orderIn(
      await client.call('POST', `orders/${tokenValue}/items`, { productVariant: 'RING-2-1', quantity: 1 }),
    );
    const home = orderIn(
      await client.call('PATCH', `orders/${tokenValue}/legal-documents-confirm`, { declarations: null }),
    );
    expect(home).toMatchObject({ total: 49_00, itemsTotal: 41_18, taxTotal: 7_82 });
    const payment = `orders/${tokenValue}/payments/${payments[0]?.id}`;
    await client.call('PATCH', payment, { paymentMethod: 'bank_transfer' });
    await client.call('PATCH', `orders/${tokenValue}/complete`, { notes: null });
    await client.control('POST', `orders/${tokenValue}/pay`, {});
    // Only the maker can read the price, fee and payout of the sale.
    const { id: creatorId } = await rowOf(shop.database.db, 'customers', { personaKey: 'professional' });
    await update(shop.database.db, 'products', { creatorId }, { code: 'RING-2' });
    const maker = await marketOf(fixture()).as('professional');
    const sales =
      '{ listings(product_code: "RING-2", sold: true) { collection { status paymentStatus transactionStatus price fee payout } } }';
    expect((await ask(maker, sales)).listings).toEqual({
      collection: [
        {
          status: 'sold',
          paymentStatus: 'paid',
          transactionStatus: 'pending',
          price: 49_00,
          fee: 5,
          payout: 48_95,
        },
      ],
    });
    expect((await ask(client, sales)).listings).toEqual({ collection: [] });

    const query = '{ invoices { collection { order { tokenValue } } paginationInfo { totalCount } } }';
    const shown = async (reader: Client) => (await ask(reader, query)).invoices;
    const one = { collection: [{ order: { tokenValue } }], paginationInfo: { totalCount: 1 } };
    expect(await shown(client)).toEqual(one);
    const bonds = createShop({ ...shop, reading: 'investor' });
    const investors = clientOf(shop.url, null, async (address, init) => bonds.request(address, init));
    const none = { collection: [], paginationInfo: { totalCount: 0 } };
    expect(await shown(await investors.as('cleared'))).toEqual(none);

    const row = await rowOf(shop.database.db, 'invoices', { total: 49_00 });
    const { fileName, content } = await invoiceFile(shop.database.db, row, 'de');
    expect(fileName).toMatch(/^Rechnung_RE-/);
    const text = textOf(content);
    for (const words of ['Rechnung', 'Werk', 'Echo', 'Clara Sommer', '41,18', '19 % Umsatzsteuer', '7,82', '49,00'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Zeichnung|Abrechnung|zuzüglich/);
  });
});
