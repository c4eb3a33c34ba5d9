import { itemVat } from '#domain/constants/itemLimits.ts';
import type { Db } from '#sandbox/db/database.ts';
import type { NewRow } from '#sandbox/db/schema.ts';
import { pictureUrl } from '../art/index.ts';
import { addressOf, hashOf } from '../identity.ts';
import { ITEM_TAXONS, ITEMS, type ItemSeed } from '../items.ts';
import { marketAccount } from '../marketAccount.ts';
import { mediaOf, mediaUrl } from '../media/index.ts';
import { seedCreators } from './creators.ts';

const FIRST_ITEM = Date.UTC(2026, 3, 1, 9);
/** Works per series. */
const IN_SERIES = 5;
/** Creation time of a work by its position: the series take turns, so that neighbours in a list differ. */
const madeAt = (position: number) => {
  const series = ITEMS.length / IN_SERIES;
  return FIRST_ITEM + ((position % IN_SERIES) * series + Math.floor(position / IN_SERIES)) * 5 * DAY;
};
const DAY = 86_400_000;

/** Seeds the marketplace: nested categories and forty works of ten creators, one new work every five days. */
export async function seedItems(db: Db): Promise<void> {
  const taxons = new Map<string, { id: number; level: number }>();
  for (const [position, { code, parent, name, description }] of ITEM_TAXONS.entries()) {
    const above = parent === null ? null : known(taxons, parent);
    const level = above ? above.level + 1 : 0;
    const row = await db
      .insertInto('taxons')
      .values({
        code,
        slug: code,
        parentId: above?.id ?? null,
        level,
        position,
        translations: JSON.stringify(
          (['de', 'en'] as const).map((locale) => ({
            locale,
            name: name[locale],
            slug: code,
            description: description[locale],
          })),
        ),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    taxons.set(code, { id: row.id, level });
  }
  const creators = await seedCreators(db);
  await db
    .insertInto('products')
    .values(
      ITEMS.map((item, position) => ({
        code: item.code,
        slug: item.slug,
        reading: 'marketplace' as const,
        kind: 'item' as const,
        enabled: 1,
        allowToBuy: 1,
        whitelisting: 0,
        taxPercent: itemVat,
        position,
        mainTaxonId: known(taxons, item.taxon).id,
        creatorId: known(creators, item.creator),
        royalties: 10,
        blockchainName: 'Polygon',
        tokenId: String(1000 + position),
        contractAddress: addressOf('contract:marketplace'),
        collection: item.collection,
        metadata: JSON.stringify({
          collection: item.collection,
          nft_metadata: {
            Technik: TECHNIQUES[item.medium ?? 'image'],
            Jahr: '2026',
            _manner: item.manner,
          },
        }),
        createdAt: new Date(madeAt(position)).toISOString(),
      })),
    )
    .execute();
  const products = new Map(
    (await db.selectFrom('products').select(['id', 'code']).where('kind', '=', 'item').execute()).map(
      ({ id, code }) => [code, id],
    ),
  );
  const all = ITEMS.map((item) => ({ item, productId: products.get(item.code) ?? 0 }));
  await db
    .insertInto('productTranslations')
    .values(
      all.flatMap(({ item, productId }) =>
        (['de', 'en'] as const).map((locale) => ({
          productId,
          locale,
          name: item.name[locale],
          description: item.description[locale],
          shortDescription: item.description[locale].split('. ')[0],
        })),
      ),
    )
    .execute();
  await db
    .insertInto('productTaxons')
    .values(all.map(({ item, productId }) => ({ productId, taxonId: taxons.get(item.taxon)?.id ?? 0 })))
    .execute();
  await db
    .insertInto('productMedia')
    .values(all.flatMap(({ item, productId }) => mediaRows(item, productId)))
    .execute();
  await db
    .insertInto('variants')
    .values(
      all.map(({ item, productId }, index) => ({
        productId,
        code: `${item.code}-1`,
        name: '',
        enabled: 1,
        tracked: 1,
        inStock: 1,
        totalSupply: item.supply,
        onHand: item.onHand,
        tokenId: String(1000 + index),
        editionNumber: 1,
        position: 0,
      })),
    )
    .execute();
  const variants = new Map(
    (await db.selectFrom('variants').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]),
  );
  await db
    .insertInto('pricings')
    .values(
      ITEMS.map((item) => ({
        variantId: variants.get(`${item.code}-1`) ?? 0,
        channelCode: 'token',
        price: item.price,
      })),
    )
    .execute();
  const methods = await db.selectFrom('paymentMethods').select(['id', 'kind']).execute();
  await db
    .insertInto('productPaymentConfigurations')
    .values(
      all.flatMap(({ productId }) =>
        methods.map(({ id, kind }) => ({
          productId,
          paymentMethodId: id,
          bankAccount: kind === 'offline' ? marketAccount : null,
        })),
      ),
    )
    .execute();
  await seedSales(
    db,
    all.map(({ item, productId }) => ({ item, productId, variantId: variants.get(`${item.code}-1`) ?? 0 })),
  );
}

/** Returns the value of a key. @throws Error for a key that the data name but do not contain. */
function known<T>(values: ReadonlyMap<string, T>, key: string): T {
  const value = values.get(key);
  if (value === undefined) throw new Error(`works.json or categories.json names the unknown ${key}.`);
  return value;
}

/** Technique of a work by its kind of medium. */
const TECHNIQUES = { image: 'SVG, 800 × 800', audio: 'Klang, 16 kHz', video: 'Film, 480 × 480' } as const;

/** Lists the files of a work: the picture, then the sound or film. */
function mediaRows(item: ItemSeed, productId: number): NewRow<'productMedia'>[] {
  const { slug, name } = item;
  const picture = pictureUrl(slug);
  const image = { productId, url: picture, fileName: `${slug}.svg`, mediaType: 'image' as const, position: 0 };
  const media = mediaOf(item);
  if (!media) return [image];
  const { kind, ending } = media;
  const locales = item.captions ? (['de', 'en'] as const) : [];
  const captions = locales.map((locale) => ({ locale, url: mediaUrl(`${slug}.${locale}.vtt`) }));
  return [
    image,
    {
      productId,
      url: mediaUrl(`${slug}.${ending}`),
      fileName: `${name.de}.${ending}`,
      mediaType: kind,
      posterUrl: picture,
      captions: JSON.stringify(captions),
      position: 1,
    },
  ];
}

const SALES_SHOWN = 4;

/** Seeds some sales on the ledger: to unknown buyers, and three works to Thomas’ wallet. */
async function seedSales(
  db: Db,
  sold: readonly { item: ItemSeed; productId: number; variantId: number }[],
): Promise<void> {
  const wallet = await db
    .selectFrom('wallets')
    .innerJoin('customers', 'customers.id', 'wallets.customerId')
    .select(['wallets.id', 'address'])
    .where('personaKey', '=', 'professional')
    .executeTakeFirstOrThrow();
  const rows = sold.flatMap(({ item, productId, variantId }, index) =>
    Array.from({ length: Math.min(SALES_SHOWN, item.supply - item.onHand) }, (_, sale) => ({
      hash: hashOf(`sale:${item.code}:${sale}`),
      fromAddress: addressOf('contract:marketplace'),
      toAddress: sale === 0 && BOUGHT.includes(item.code) ? wallet.address : addressOf(`collector:${index}:${sale}`),
      productId,
      variantId,
      amount: 1,
      price: item.price,
      createdAt: new Date(madeAt(ITEMS.indexOf(item)) + (sale + 1) * 3 * DAY).toISOString(),
    })),
  );
  await db.insertInto('transactions').values(rows).execute();
  await db
    .insertInto('holdings')
    .values(
      rows
        .filter(({ toAddress }) => toAddress === wallet.address)
        .map(({ variantId }) => ({ walletId: wallet.id, variantId, amount: 1 })),
    )
    .execute();
}

/** Works that Thomas bought from other creators: a sound, a picture and a film. */
const BOUGHT = ['RING-2', 'FACETTE-2', 'LAND-3'];
