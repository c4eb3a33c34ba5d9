import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MadeItem } from '#domain/shop/item.ts';
import { Variant } from '#domain/shop/product.ts';
import { Upload } from '#domain/shop/upload.ts';
import { insert, update } from '../db/rows.ts';
import { createShop } from '../server.ts';
import { type Client, clientOf } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MP4 = [0, 0, 0, 24, ...Buffer.from('ftypisom')];
const Codes = z.object({
  data: z.object({ products: z.object({ collection: z.array(z.object({ code: z.string() })) }) }),
});
const Line = z.object({ unitPrice: z.int(), variantName: z.string() });
const Cart = z.object({ tokenValue: z.string(), total: z.int(), items: z.array(Line) });
const Paid = z.object({ payments: z.array(z.object({ id: z.int() })) });
const Refusal = z.object({ violations: z.array(z.object({ propertyPath: z.string(), code: z.string() })) });

describeShop('works of customers', (fixture) => {
  const shopped = () => {
    const { shop } = fixture();
    const app = createShop({ ...shop, reading: 'marketplace' });
    return { shop, app, visitor: clientOf(shop.url, null, async (address, init) => app.request(address, init)) };
  };
  /** Uploads a whole file and returns its name in the bucket. */
  async function sent(client: Client, filename: string, first: readonly number[], isPrivate = false): Promise<string> {
    const { body } = await client.call('POST', 'media-files/presign', { filename, private: isPrivate });
    const { url, mediaType, fileName } = Upload.parse(body);
    const acl = isPrivate ? 'private' : 'public-read';
    const bytes = new Uint8Array([...first, ...Array.from({ length: 20 }, () => 0)]);
    const headers = { 'Content-Type': mediaType, 'Content-Length': String(bytes.length), 'x-amz-acl': acl };
    expect((await shopped().app.request(url, { method: 'PUT', headers, body: bytes })).status).toBe(200);
    return fileName;
  }
  const draftWith = (fileName: string, more: object = {}) => ({
    mediaFiles: [{ mediaType: 'image', fileName }],
    translations: {
      de: { name: 'Der Übergang', locale: 'de', description: '<b>Zwei</b> Ufer' },
      en: { name: 'The Crossing', locale: 'en', description: null },
    },
    royalties: 5,
    metadata: { collection: 'Ufer', nft_metadata: { Technik: 'Tusche', '': 'nichts', ' ': 'nichts', _heft: '3' } },
    whitelisting: false,
    mainTaxon: 'landscape',
    ...more,
  });
  const edition = (product: string, more: object = {}) => ({
    product: `/api/v2/shop/products/${product}`,
    code: `${product}-1`,
    onHand: 3,
    tracked: true,
    name: null,
    channelPricings: { token: { channelCode: 'token', price: 12_900, originalPrice: null } },
    ...more,
  });
  const make = async (client: Client, draft: object) => {
    const { status, body } = await client.call('POST', 'products', draft);
    expect([status, body]).toEqual([201, expect.anything()]);
    return MadeItem.parse(body);
  };
  const codesOf = ({ status, body }: { status: number; body: unknown }) =>
    `${status} ${Refusal.parse(body).violations.map(({ code }) => code)}`;
  const found = async (client: Client, filter: string) => {
    const query = `{ products(${filter}) { collection { code } } }`;
    return Codes.parse((await client.call('POST', 'graphql', { query })).body).data.products.collection.length;
  };
  const page = async (client: Client, code: string, fields: string) =>
    z
      .object({ data: z.object({ product: z.nullable(z.record(z.string(), z.unknown())) }) })
      .parse((await client.call('POST', 'graphql', { query: `{ product(code: "${code}") { ${fields} } }` })).body).data
      .product;

  test('are created, priced, found, changed, and bought by another customer', async () => {
    const { visitor, shop } = shopped();
    const clara = await visitor.as('cleared');
    const julia = await visitor.as('julia');
    const picture = await sent(clara, 'a.png', PNG);
    const film = await sent(clara, 'b.mp4', MP4);
    const mediaFiles = [
      { mediaType: 'image', fileName: picture },
      { mediaType: 'video', fileName: film },
    ];
    const made = await make(clara, draftWith(picture, { mediaFiles }));
    expect(made).toMatchObject({ name: 'Der Übergang', creatorProfileName: 'clara-sommer' });
    expect(made.code).toMatch(/^THE-CROSSING-[0-9A-F]{8}$/);
    // Without a price the work is visible only to its creator.
    expect([await found(clara, 'phrase: "Übergang"'), await found(julia, 'phrase: "Übergang"')]).toEqual([1, 0]);
    expect([await page(julia, made.code, 'code'), await page(visitor, made.code, 'code')]).toEqual([null, null]);
    // The id of a file, or a like, does not reveal the work either.
    const {
      mediaFiles: [file],
    } = z
      .object({ mediaFiles: z.array(z.object({ number: z.int() })) })
      .parse(await page(clara, made.code, 'mediaFiles { number: _id }'));
    const asked = async (client: Client) => (await client.call('GET', `media-files/${file?.number}/presign`)).status;
    const liked = async (client: Client) =>
      (await client.call('POST', 'product-collection-items', { product: made.code, productCollection: 'favourites' }))
        .status;
    expect([await asked(julia), await asked(clara), await liked(julia), await liked(clara)]).toEqual([
      404, 200, 400, 201,
    ]);
    const priced = await clara.call('PATCH', 'product-variants', edition(made.code));
    expect([await asked(julia), await liked(julia)]).toEqual([200, 201]);
    expect([priced.status, Variant.parse(priced.body)]).toMatchObject([
      200,
      { name: 'Auflage 3', onHand: 3, totalSupply: 3, channelPricings: [{ channelCode: 'token', price: 12_900 }] },
    ]);
    for (const filter of ['phrase: "übergang"', 'phrase: "ufer"', 'taxon: "landscape", phrase: "clara-sommer"'])
      expect([filter, await found(visitor, filter)]).toEqual([filter, 1]);
    const shown = await page(
      visitor,
      made.code,
      'royalties metadata creator { profileName } mediaFiles { mediaType url posterUrl }',
    );
    expect(shown).toMatchObject({
      royalties: 5,
      metadata: { collection: 'Ufer', nft_metadata: { Technik: 'Tusche', _heft: '3' } },
      creator: { profileName: 'clara-sommer' },
      mediaFiles: [{ mediaType: 'image' }, { mediaType: 'video', posterUrl: expect.stringContaining('/download') }],
    });
    // Properties without a form field stay: keys with an underscore unless emptied, and values that are not text.
    const stored = { collection: 'Ufer', nft_metadata: { Technik: 'Tusche', _heft: '3', _weg: 'yes', _maße: [2, 1] } };
    const { db } = shop.database;
    await update(db, 'products', { metadata: JSON.stringify(stored) }, { code: made.code });
    const metadata = { collection: 'Ufer', nft_metadata: { Technik: 'Öl', _weg: '' } };
    await clara.call('PUT', `products/${made.code}`, { metadata });
    const row = db.selectFrom('products').select('metadata').where('code', '=', made.code);
    expect(JSON.parse((await row.executeTakeFirstOrThrow()).metadata ?? '')).toEqual({
      collection: 'Ufer',
      nft_metadata: { Technik: 'Öl', _heft: '3', _maße: [2, 1] },
    });
    const words = { translations: { de: { name: 'Das Ufer', locale: 'de', description: null } } };
    expect((await clara.call('PUT', `products/${made.code}`, words)).body).toMatchObject({ name: 'Das Ufer' });
    // The call removes languages that it omits from the translations, and keeps fields that it omits altogether.
    expect(await page(visitor, made.code, 'royalties translations { locale } mediaFiles { mediaType }')).toMatchObject({
      royalties: 5,
      translations: [{ locale: 'de' }],
      mediaFiles: [{}, {}],
    });
    const order = z
      .object({ tokenValue: z.string() })
      .parse((await julia.call('POST', 'orders', { locale: 'de' })).body);
    const item = { productVariant: `${made.code}-1`, quantity: 1 };
    const cart = await julia.call('POST', `orders/${order.tokenValue}/items`, item);
    expect(cart).toMatchObject({ status: 201, body: { total: 12_900, itemsTotal: 10_840, taxTotal: 2_060 } });
  });

  test('are created once, however often the call arrives', async () => {
    const clara = await shopped().visitor.as('cleared');
    const fileName = await sent(clara, 'a.png', PNG);
    for (const draft of [draftWith(fileName), draftWith(fileName, { reference: crypto.randomUUID() })]) {
      const all = await Promise.all(Array.from({ length: 8 }, () => make(clara, draft)));
      expect(new Set(all.map(({ code }) => code)).size).toBe(1);
    }
    const reference = crypto.randomUUID();
    await make(clara, draftWith(fileName, { reference }));
    const other = await clara.call('POST', 'products', draftWith(fileName, { reference, royalties: 6 }));
    expect(other.status).toBe(409);
    const { code } = await make(clara, draftWith(fileName, { reference }));
    const saved = await Promise.all(
      Array.from({ length: 5 }, () => clara.call('PATCH', 'product-variants', edition(code))),
    );
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  test('require an identity and existing files, and follow the rules of a draft', async () => {
    const { visitor } = shopped();
    const clara = await visitor.as('cleared');
    const jonas = await visitor.as('newcomer');
    expect(codesOf(await jonas.call('POST', 'products', draftWith(await sent(jonas, 'a.png', PNG))))).toBe(
      '422 IDENTITY_REQUIRED',
    );
    const fileName = await sent(clara, 'a.png', PNG);
    const begun = Upload.parse((await clara.call('POST', 'media-files/presign', { filename: 'b.png' })).body);
    expect(codesOf(await clara.call('POST', 'products', draftWith(begun.fileName)))).toBe('422 FILE_MISSING');
    const asFilm = { mediaFiles: [{ mediaType: 'video', fileName }] };
    expect(codesOf(await clara.call('POST', 'products', draftWith(fileName, asFilm)))).toBe('422 FILE_NOT_RECOGNIZED');
    const rows = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, 'v']));
    const wrong = [
      { royalties: 51 },
      { royalties: -1 },
      { mediaFiles: [] },
      { translations: {} },
      { translations: { de: { name: ' ', locale: 'de', description: null } } },
      { metadata: { collection: null, nft_metadata: rows } },
      { metadata: { collection: 'x'.repeat(101), nft_metadata: {} } },
    ];
    for (const each of wrong)
      expect([each, (await clara.call('POST', 'products', draftWith(fileName, each))).status]).toEqual([each, 422]);
    expect((await clara.call('POST', 'products', draftWith(fileName, { mainTaxon: 'nothing' }))).status).toBe(400);
    for (const name of ['木', '<script>alert(1)</script>', '😀', "'; drop table products; --"])
      await make(clara, draftWith(fileName, { translations: { de: { name, locale: 'de', description: null } } }));
  });

  test('have their creator’s price and one edition, and keep all that was sold', async () => {
    const { visitor, shop } = shopped();
    const clara = await visitor.as('cleared');
    const fileName = await sent(clara, 'a.png', PNG);
    const { code } = await make(clara, draftWith(fileName));
    const put = (more: object, at = `${code}-1`) =>
      clara.call('PUT', `product-variants/${at}`, edition(code, { code: at, ...more }));
    const priced = (price: number) => ({ channelPricings: { token: { price, originalPrice: null } } });
    for (const more of [priced(0), priced(-1), priced(100_000_001), { onHand: -1 }, { onHand: 10_001 }])
      expect([more, (await put(more)).status]).toEqual([more, 422]);
    expect((await put(priced(12.5))).status).toBeGreaterThanOrEqual(400);
    expect(codesOf(await put({}, 'RING-2-9'))).toBe('422 VARIANT_CODE');
    expect((await put({ onHand: undefined })).status).toBe(400);
    expect((await put({ onHand: 1 })).body).toMatchObject({ name: 'Unikat' });
    expect((await put({})).body).toMatchObject({ name: 'Auflage 3' });
    expect(codesOf(await put({}, `${code}-2`))).toBe('422 ONE_VARIANT');
    await update(shop.database.db, 'variants', { onHand: 1 }, { code: `${code}-1` });
    // A change of price without a number keeps the copies; a number based on an outdated one fails.
    expect((await put({ onHand: undefined, ...priced(9_800) })).body).toMatchObject({ onHand: 1, totalSupply: 3 });
    expect((await put({ onHand: 5, onHandSeen: 3 })).status).toBe(409);
    // After the first sale the copies only decrease, and the facts that buyers rely on stay.
    for (const more of [{ onHand: 2 }, { onHand: 500 }, { tracked: false }])
      expect([more, codesOf(await put({ onHandSeen: 1, ...more }))]).toEqual([more, '422 COPIES_ONLY_DOWN']);
    expect(codesOf(await put({ onHand: 1, name: 'Vorzugsausgabe' }))).toBe('422 SOLD_ALREADY');
    expect((await put({ onHand: 0, onHandSeen: 1, ...priced(9_900) })).body).toMatchObject({
      name: 'Auflage 2',
      onHand: 0,
      totalSupply: 2,
      channelPricings: [{ price: 9_900 }],
    });
    const { translations, metadata } = draftWith(fileName);
    const properties = (more: object) => ({ metadata: { ...metadata, nft_metadata: { Technik: 'Tusche', ...more } } });
    const frozen = [
      { mediaFiles: [{ mediaType: 'image', fileName: await sent(clara, 'c.png', PNG) }] },
      { royalties: 20 },
      { translations: { ...translations, de: { ...translations.de, name: 'Die Brücke' } } },
      { translations: { ...translations, de: { ...translations.de, description: 'Drei Ufer' } } },
      { translations: { de: translations.de } },
      properties({ Technik: 'Druck' }),
      properties({ Jahr: '2026' }),
      properties({ _copyright_transferred: 'yes' }),
      { metadata: { ...metadata, nft_metadata: {} } },
    ];
    for (const change of frozen)
      expect([change, codesOf(await clara.call('PUT', `products/${code}`, change))]).toEqual([
        ...[change, '422 SOLD_ALREADY'],
      ]);
    expect((await clara.call('PUT', `products/${code}`, { mainTaxon: 'geometry' })).status).toBe(200);
    // Unchanged data change nothing.
    const same = {
      mediaFiles: [{ mediaType: 'image', fileName }],
      royalties: 5,
      whitelisting: true,
      translations,
      metadata,
    };
    expect((await clara.call('PUT', `products/${code}`, same)).status).toBe(200);
  });

  test('are ordered as the buyer read them: a change by the seller in between is refused', async () => {
    const { visitor } = shopped();
    const clara = await visitor.as('cleared');
    const julia = await visitor.as('julia');
    const fileName = await sent(clara, 'a.png', PNG);
    const other = await sent(clara, 'b.png', PNG);
    const { code } = await make(clara, draftWith(fileName));
    const put = (more: object) => clara.call('PUT', `product-variants/${code}-1`, edition(code, more));
    const change = (more: object) => clara.call('PUT', `products/${code}`, more);
    const described = (name: string, description: string) => ({
      translations: { de: { name, locale: 'de', description }, en: { name, locale: 'en', description } },
    });
    await put({});
    const { tokenValue } = Cart.parse((await julia.call('POST', 'orders', { localeCode: 'de_DE' })).body);
    const order = `orders/${tokenValue}`;
    await julia.call('POST', `${order}/items`, { productVariant: `${code}-1`, quantity: 1 });
    await julia.call('PATCH', `${order}/legal-documents-confirm`, {});
    const { payments } = Paid.parse((await julia.call('GET', order)).body);
    await julia.call('PATCH', `${order}/payments/${payments[0]?.id}`, { paymentMethod: 'bank_transfer' });
    const complete = () => julia.call('PATCH', `${order}/complete`, { notes: null });
    const dearer = { channelPricings: { token: { price: 90_000, originalPrice: null } } };
    const rights = (yes: string) => ({ metadata: { collection: null, nft_metadata: { _copyright_transferred: yes } } });
    const changes: [string, () => Promise<{ status: number }>][] = [
      ['price', () => put(dearer)],
      ['edition', () => put({ ...dearer, onHand: 1 })],
      ['name of the edition', () => put({ ...dearer, onHand: 1, name: 'Erstdruck' })],
      ['rights', () => change(rights('yes'))],
      ['rights taken back', () => change(rights(''))],
      ['title', () => change(described('Das Ufer', 'Zwei Ufer'))],
      ['description', () => change(described('Das Ufer', 'Drei Ufer'))],
      ['files', () => change({ mediaFiles: [{ mediaType: 'image', fileName: other }] })],
      ['royalties', () => change({ royalties: 9 })],
    ];
    for (const [what, make] of changes) {
      expect([what, (await make()).status]).toEqual([what, 200]);
      expect([what, codesOf(await complete())]).toEqual([what, '422 WRONG_STATE']);
      await julia.call('GET', order);
    }
    // A change that does not affect buyers needs no confirmation.
    await put({ ...dearer, onHand: 1, name: 'Erstdruck' });
    await change({ whitelisting: false, mainTaxon: 'portrait' });
    expect((await complete()).status).toBe(200);
    expect(Cart.parse((await julia.call('GET', order)).body).total).toBe(90_000);
  });

  test('are bought as offered: a change by the seller reaches every open cart', async () => {
    const { visitor, shop } = shopped();
    const clara = await visitor.as('cleared');
    const julia = await visitor.as('julia');
    const thomas = await visitor.as('professional');
    const fileName = await sent(clara, 'a.png', PNG);
    const { code } = await make(clara, draftWith(fileName));
    const put = (more: object) => clara.call('PUT', `product-variants/${code}-1`, edition(code, more));
    const priced = (price: number) => ({ channelPricings: { token: { price, originalPrice: null } } });
    await put({});
    const begun = async (client: Client, localeCode: string) => {
      const { tokenValue } = Cart.parse((await client.call('POST', 'orders', { localeCode })).body);
      await client.call('POST', `orders/${tokenValue}/items`, { productVariant: `${code}-1`, quantity: 1 });
      return async () => {
        const { total, items } = Cart.parse((await client.call('GET', `orders/${tokenValue}`)).body);
        return [total, items[0]?.unitPrice, items[0]?.variantName];
      };
    };
    const carts = [await begun(julia, 'de_DE'), await begun(thomas, 'en_US')];
    const seen = async () => Promise.all(carts.map((cart) => cart()));
    expect(await seen()).toEqual([
      [12_900, 12_900, 'Auflage 3'],
      [12_900, 12_900, 'Edition of 3'],
    ]);
    await put(priced(90_000));
    expect((await seen()).map(([total, unitPrice]) => [total, unitPrice])).toEqual([
      [90_000, 90_000],
      [90_000, 90_000],
    ]);
    await put({ onHand: 50, ...priced(500) });
    expect(await seen()).toEqual([
      [500, 500, 'Auflage 50'],
      [500, 500, 'Edition of 50'],
    ]);
    const exclusive = { metadata: { collection: null, nft_metadata: { _copyright_transferred: 'yes' } } };
    // Exclusive rights need a single copy, whichever call comes first.
    expect(codesOf(await clara.call('PUT', `products/${code}`, exclusive))).toBe('422 RIGHTS_OF_ONE');
    await put({ onHand: 1 });
    expect((await clara.call('PUT', `products/${code}`, exclusive)).status).toBe(200);
    for (const more of [{ onHand: 2 }, { onHand: 1, tracked: false }])
      expect([more, codesOf(await put(more))]).toEqual([more, '422 RIGHTS_OF_ONE']);
    expect(await seen()).toEqual([
      [12_900, 12_900, 'Unikat, mit den ausschließlichen Nutzungsrechten'],
      [12_900, 12_900, 'One of a kind, with exclusive usage rights'],
    ]);
    // An outdated cart is updated by the next call, and never completed with the old price.
    await update(shop.database.db, 'pricings', { price: 13_000 }, { price: 12_900 });
    expect((await seen())[0]?.[0]).toBe(12_900);
    const { tokenValue } = Cart.parse((await julia.call('POST', 'orders', { locale: 'de' })).body);
    await julia.call('PATCH', `orders/${tokenValue}/legal-documents-confirm`, {});
    expect((await seen())[0]?.[0]).toBe(13_000);
    // A work that its creator takes off sale cannot be bought until the creator puts it back.
    const add = () => julia.call('POST', `orders/${tokenValue}/items`, { productVariant: `${code}-1`, quantity: 1 });
    expect((await clara.call('PUT', `products/${code}`, { allowToBuy: false })).status).toBe(200);
    expect(codesOf(await add())).toBe('422 NOT_ALLOWED_TO_BUY');
    expect((await clara.call('PUT', `products/${code}`, { allowToBuy: true })).status).toBe(200);
    expect(codesOf(await add())).toBe('422 LAST_TOKENS');
    // The creator cannot put a work on sale that the shop has blocked.
    await update(shop.database.db, 'products', { allowToBuy: 0 }, { code });
    expect(codesOf(await clara.call('PUT', `products/${code}`, { allowToBuy: true }))).toBe('422 WORK_BLOCKED');
  });

  test('have private files that only the creator and holders see', async () => {
    const { visitor, shop } = shopped();
    const clara = await visitor.as('cleared');
    const thomas = await visitor.as('professional');
    const cover = await sent(clara, 'a.png', PNG);
    const hidden = await sent(clara, 'b.png', PNG, true);
    const mediaFiles = [cover, hidden].map((fileName) => ({ mediaType: 'image', fileName }));
    const { code } = await make(clara, draftWith(cover, { mediaFiles }));
    await clara.call('PATCH', 'product-variants', edition(code));
    const { mediaFiles: files } = z
      .object({
        mediaFiles: z.array(z.object({ number: z.int(), url: z.nullable(z.string()), bucketAsString: z.string() })),
      })
      .parse(await page(visitor, code, 'mediaFiles { number: _id url bucketAsString }'));
    expect(files.map(({ url, bucketAsString }) => [url === null, bucketAsString])).toEqual([
      [false, 'public'],
      [true, 'private'],
    ]);
    const path = `media-files/${files[1]?.number}/presign`;
    expect((await clara.call('GET', path)).status).toBe(200);
    expect((await thomas.call('GET', path)).status).toBe(404);
    const { db } = shop.database;
    const wallet = await db
      .selectFrom('wallets')
      .innerJoin('customers', 'customers.id', 'customerId')
      .select('wallets.id')
      .where('personaKey', '=', 'professional')
      .executeTakeFirstOrThrow();
    const variant = await db
      .selectFrom('variants')
      .select('id')
      .where('code', '=', `${code}-1`)
      .executeTakeFirstOrThrow();
    await insert(db, 'holdings', { walletId: wallet.id, variantId: variant.id, amount: 1 });
    const { url } = Upload.parse((await thomas.call('GET', path)).body);
    expect((await shopped().app.request(url)).headers.get('content-type')).toBe('image/png');
  });
});
