import type { Db } from '#sandbox/db/database.ts';
import { pictureUrl } from '../art/index.ts';
import { addressOf } from '../identity.ts';
import { ITEM_TAXONS, ITEMS } from '../items.ts';

const FIRST_ITEM = Date.UTC(2026, 3, 1, 9);
const DAY = 86_400_000;

/** The marketplace: nested categories and forty works, one put up every five days. */
export async function seedItems(db: Db): Promise<void> {
  const taxons = new Map<string, { id: number; level: number }>();
  for (const [position, { code, parent, name, description }] of ITEM_TAXONS.entries()) {
    const above = parent === null ? null : (taxons.get(parent) ?? null);
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
  const creator = await db
    .selectFrom('customers')
    .select('id')
    .where('personaKey', '=', 'professional')
    .executeTakeFirstOrThrow();
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
        taxPercent: 19,
        position,
        mainTaxonId: taxons.get(item.taxon)?.id ?? null,
        creatorId: creator.id,
        royalties: 10,
        blockchainName: 'Polygon',
        tokenId: String(1000 + position),
        contractAddress: addressOf('contract:marketplace'),
        metadata: JSON.stringify({ nft_metadata: { Technik: 'SVG', Format: '800 × 800', _manner: item.manner } }),
        createdAt: new Date(FIRST_ITEM + position * 5 * DAY).toISOString(),
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
    .values(
      all.map(({ item, productId }) => ({
        productId,
        url: pictureUrl(item.code.toLowerCase()),
        fileName: `${item.slug}.svg`,
        mediaType: 'image' as const,
      })),
    )
    .execute();
  await db
    .insertInto('variants')
    .values(
      all.map(({ item, productId }) => ({
        productId,
        code: `${item.code}-1`,
        name: item.supply === 1 ? 'Unikat' : `Auflage ${item.supply}`,
        enabled: 1,
        tracked: 1,
        inStock: 1,
        totalSupply: item.supply,
        onHand: item.onHand,
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
  const card = await db.selectFrom('paymentMethods').select('id').where('code', '=', 'card').executeTakeFirstOrThrow();
  await db
    .insertInto('productPaymentConfigurations')
    .values(all.map(({ productId }) => ({ productId, paymentMethodId: card.id })))
    .execute();
}
