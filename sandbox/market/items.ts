import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { itemVat } from '#domain/constants/itemLimits.ts';
import { FLAGS, mayCarryRights } from '#domain/item/prepared.ts';
import { maySell } from '#domain/person/maySell.ts';
import { RegistrarStatus } from '#domain/shop/customer.ts';
import type { MadeItem } from '#domain/shop/item.ts';
import type { ItemChanges, NewItem, VariantDraft } from '#domain/shop/itemDraft.ts';
import { idOf } from '#domain/shop/schema.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { addressOf } from '../content/identity.ts';
import { marketAccount } from '../content/marketAccount.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { findRow, insert, remove, rowOf, rowsOf, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { badRequest, notFound, Refused } from '../http/errors.ts';
import { marketRefusals } from '../http/marketRefusals.ts';
import { kycPassed } from '../read/customer.ts';
import { variantOf } from '../read/product.ts';
import { refreshCarts } from '../trade/cart.ts';
import { lockProduct, orderedItems } from '../trade/rules.ts';
import { setItemFiles } from './files.ts';

type Customer = Row<'customers'>;

/** Customer who makes a call, with the language of the answer. */
interface Asking {
  db: Db;
  customer: Customer;
  locale: Locale;
  now: Date;
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Derives a code from a name: permitted letters, and random digits. */
function codeFor(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
  return `${plain || 'ITEM'}-${randomBytes(4).toString('hex').toUpperCase()}`;
}

/**
 * Creates a work, once: a repeated call returns the existing work. The shop offers the work once it has a price.
 * @throws Refused 422 IDENTITY_REQUIRED for customers without identity check (requirement 6.6), 409 for another work
 *   under the same reference.
 */
export async function createItem(db: Db, customer: Customer, draft: NewItem, now: Date): Promise<MadeItem> {
  const draftHash = hashOf(draft);
  const reference = draft.reference ?? `draft:${draftHash}`;
  const made = await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customer.id);
    const present = await findRow(trx, 'products', { creatorId: customer.id, reference });
    if (present && present.draftHash !== draftHash) throw new Refused(409, 'Conflict');
    if (present) return present;
    const cryptoRegistrarStatus = RegistrarStatus.parse(customer.cryptoRegistrarStatus);
    if (!maySell({ cryptoRegistrarStatus, kycPassed: await kycPassed(trx, customer.id) }))
      throw marketRefusals.identityRequired();
    const code = codeFor((draft.translations.en ?? draft.translations.de)?.name ?? '');
    const row = await insert(trx, 'products', {
      code,
      reference,
      draftHash,
      creatorId: customer.id,
      createdAt: now.toISOString(),
      slug: code.toLowerCase(),
      reading: 'marketplace',
      kind: 'item',
      taxPercent: itemVat,
      blockchainName: 'Polygon',
      contractAddress: addressOf('contract:marketplace'),
    });
    await update(trx, 'products', { tokenId: String(10_000 + row.id) }, { id: row.id });
    await apply(trx, customer, row.id, draft);
    const methods = await trx.selectFrom('paymentMethods').select(['id', 'kind']).where('enabled', '=', 1).execute();
    if (methods.length > 0)
      await trx
        .insertInto('productPaymentConfigurations')
        .values(
          methods.map(({ id, kind }) => ({
            productId: row.id,
            paymentMethodId: id,
            bankAccount: kind === 'offline' ? marketAccount : null,
          })),
        )
        .execute();
    return row;
  });
  return called(db, customer, made);
}

/**
 * Changes one of the customer’s own works; updates open carts. Other files, and a return to sale, count as a new offer
 * (`createdAt`).
 * @throws Refused 422 SOLD_ALREADY for a change that affects the buyers of a sold work, WORK_BLOCKED for a work that
 *   the shop does not sell, RIGHTS_OF_ONE for exclusive rights in several copies.
 */
export async function changeItem({ db, customer, now }: Asking, code: string, changes: ItemChanges): Promise<MadeItem> {
  const row = await db.transaction().execute(async (trx) => {
    const product = await ownItem(trx, customer, code);
    if (changes.allowToBuy === true && product.allowToBuy === 0) throw marketRefusals.blocked();
    const before = await reliedOn(trx, product.id);
    await apply(trx, customer, product.id, changes);
    const after = await reliedOn(trx, product.id);
    if (before.facts !== after.facts && (await isSold(trx, product.id))) throw marketRefusals.soldAlready();
    const isBack = product.offSale === 1 && changes.allowToBuy === true;
    if (isBack || before.files !== after.files) await set(trx, product.id, { createdAt: now.toISOString() });
    if (after.breaksRights && !before.breaksRights) throw marketRefusals.rightsOfOne('metadata');
    await refreshCarts(trx, product.id, before.facts !== after.facts);
    return product;
  });
  return called(db, customer, row);
}

/**
 * Returns the facts that buyers rely on; `breaksRights` is true if several buyers would get the same exclusive rights.
 */
async function reliedOn(trx: Db, productId: number): Promise<{ facts: string; files: string; breaksRights: boolean }> {
  const { royalties, metadata } = await rowOf(trx, 'products', { id: productId });
  const words = await trx
    .selectFrom('productTranslations')
    .select(['locale', 'name', 'description'])
    .where('productId', '=', productId)
    .orderBy('locale')
    .execute();
  const files = await trx
    .selectFrom('productMedia')
    .select('fileName')
    .where('productId', '=', productId)
    .orderBy('position')
    .execute();
  const variant = await findRow(trx, 'variants', { productId });
  const properties = propertiesIn(metadata);
  const isExclusive = properties[FLAGS.copyrightTransferred] === 'yes';
  return {
    files: JSON.stringify(files),
    facts: JSON.stringify([royalties, words, files, variant?.name, Object.entries(properties).toSorted()]),
    breaksRights: isExclusive && variant !== undefined && !(variant.tracked && mayCarryRights(variant.totalSupply)),
  };
}

/**
 * Finds one of the customer’s works.
 * @throws Refused 404 for works of other creators and of the shop, so that a write does not reveal them.
 */
async function ownItem(trx: Db, customer: Customer, code: string): Promise<Row<'products'>> {
  const found = await findRow(trx, 'products', { code, creatorId: customer.id, kind: 'item' });
  if (!found) throw notFound();
  return lockProduct(trx, found.id);
}

/** True if customers have bought or ordered copies. */
async function isSold(trx: Db, productId: number): Promise<boolean> {
  const variant = await trx
    .selectFrom('variants')
    .select('id')
    .where('productId', '=', productId)
    .whereRef('totalSupply', '>', 'onHand')
    .executeTakeFirst();
  // Only orders count the sales of an untracked edition.
  return variant !== undefined || (await orderedItems(trx, productId).executeTakeFirst()) !== undefined;
}

async function apply(trx: Db, customer: Customer, productId: number, facts: ItemChanges): Promise<void> {
  const { royalties, whitelisting, allowToBuy, metadata, mainTaxon, translations, mediaFiles } = facts;
  if (royalties !== undefined) await set(trx, productId, { royalties });
  if (whitelisting !== undefined) await set(trx, productId, { whitelisting: whitelisting ? 1 : 0 });
  if (allowToBuy !== undefined) await set(trx, productId, { offSale: allowToBuy ? 0 : 1 });
  if (metadata !== undefined)
    await set(trx, productId, {
      metadata: JSON.stringify({ ...metadata, nft_metadata: await withKept(trx, productId, metadata.nft_metadata) }),
      collection: metadata.collection?.trim() || null,
    });
  if (mainTaxon !== undefined) await setCategory(trx, productId, mainTaxon);
  if (translations) {
    const said = Object.keys(translations);
    await trx
      .deleteFrom('productTranslations')
      .where('productId', '=', productId)
      .where('locale', 'not in', said.length > 0 ? said : [''])
      .execute();
    for (const locale of ['de', 'en'] as const) {
      const words = translations[locale];
      if (!words) continue;
      const said = { name: words.name.trim(), description: words.description };
      await trx
        .insertInto('productTranslations')
        .values({ productId, locale, ...said })
        .onConflict((on) => on.columns(['productId', 'locale']).doUpdateSet(said))
        .execute();
    }
  }
  if (mediaFiles) await setItemFiles(trx, customer.id, productId, mediaFiles);
}

const set = (
  trx: Db,
  id: number,
  facts: Partial<
    Pick<
      Row<'products'>,
      'royalties' | 'whitelisting' | 'offSale' | 'metadata' | 'collection' | 'mainTaxonId' | 'createdAt'
    >
  >,
) => update(trx, 'products', facts, { id });

const Stored = z.object({ nft_metadata: z._default(z.record(z.string(), z.unknown()), {}) });

const propertiesIn = (metadata: string | null): Record<string, unknown> =>
  metadata === null ? {} : Stored.parse(JSON.parse(metadata)).nft_metadata;

/**
 * Adds the work’s properties without a form field, which stay unless the call names them: keys that begin with an
 * underscore, and values that are not text. An empty value removes a key with an underscore.
 */
async function withKept(trx: Db, productId: number, given: Readonly<Record<string, string>>) {
  const { metadata } = await rowOf(trx, 'products', { id: productId });
  const present = propertiesIn(metadata);
  const kept = Object.entries(present).filter(([key, value]) => key.startsWith('_') || typeof value !== 'string');
  const all = Object.entries({ ...given, ...Object.fromEntries(kept), ...given });
  return Object.fromEntries(all.filter(([key, value]) => !(key.startsWith('_') && value === '')));
}

async function setCategory(trx: Db, productId: number, reference: string | null): Promise<void> {
  const taxon = reference === null ? null : await findRow(trx, 'taxons', { code: idOf(reference) });
  if (taxon === undefined) throw badRequest('Item not found for the category.');
  await remove(trx, 'productTaxons', { productId });
  if (taxon) await insert(trx, 'productTaxons', { productId, taxonId: taxon.id });
  await set(trx, productId, { mainTaxonId: taxon?.id ?? null });
}

async function called(db: Db, customer: Customer, { id, code, slug }: Row<'products'>): Promise<MadeItem> {
  const words = await db
    .selectFrom('productTranslations')
    .select(['locale', 'name'])
    .where('productId', '=', id)
    .execute();
  const name = (words.find(({ locale }) => locale === 'de') ?? words[0])?.name ?? code;
  return { code, slug, name, creatorProfileName: customer.profileName };
}

/**
 * Sets the price and the number of copies of a work; the first call puts the work on offer. Sold copies stay sold:
 * `onHand` counts the remaining ones, and without it they stay unchanged. Updates open carts.
 * @throws Refused 409 if the customer saw another number of remaining copies, 422 COPIES_ONLY_DOWN for more copies than
 *   remain of a sold work, RIGHTS_OF_ONE for several copies of a work with exclusive rights.
 */
export async function saveVariant({ db, customer, locale, now }: Asking, draft: VariantDraft) {
  return db.transaction().execute(async (trx) => {
    const product = await ownItem(trx, customer, idOf(draft.product));
    const present = await findRow(trx, 'variants', { productId: product.id });
    // Carts support one price per work.
    if (present && present.code !== draft.code) throw marketRefusals.oneVariant();
    if (!present && !draft.code.startsWith(`${product.code}-`)) throw marketRefusals.variantCode(product.code);
    const onHand = draft.onHand ?? present?.onHand;
    if (onHand === undefined) throw badRequest('The onHand of a new edition is missing.');
    if (present && draft.onHandSeen !== null && draft.onHandSeen !== present.onHand) throw new Refused(409, 'Conflict');
    const before = await reliedOn(trx, product.id);
    const wasSold = await isSold(trx, product.id);
    if (present && wasSold && (onHand > present.onHand || (present.tracked && !draft.tracked)))
      throw marketRefusals.copiesOnlyDown(present.onHand);
    const sold = present ? present.totalSupply - present.onHand : 0;
    const facts = { onHand, totalSupply: sold + onHand, tracked: draft.tracked ? 1 : 0 };
    const name = draft.name?.trim() || (present?.name ?? '');
    const row = present
      ? await trx
          .updateTable('variants')
          .set({ ...facts, name })
          .where('id', '=', present.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await insert(trx, 'variants', {
          ...facts,
          name,
          productId: product.id,
          code: draft.code,
          tokenId: product.tokenId,
          editionNumber: 1,
        });
    const isNewlyOffered = !present || (present.onHand === 0 && onHand > 0);
    if (isNewlyOffered) await set(trx, product.id, { createdAt: now.toISOString() });
    const { price, originalPrice, channelCode } = draft.channelPricings.token;
    const priced = await findRow(trx, 'pricings', { variantId: row.id, channelCode });
    await trx
      .insertInto('pricings')
      .values({ variantId: row.id, channelCode, price, originalPrice })
      .onConflict((on) => on.columns(['variantId', 'channelCode']).doUpdateSet({ price, originalPrice }))
      .execute();
    const after = await reliedOn(trx, product.id);
    if (wasSold && before.facts !== after.facts) throw marketRefusals.soldAlready();
    if (after.breaksRights && !before.breaksRights) throw marketRefusals.rightsOfOne('onHand');
    const pricings = await rowsOf(trx, 'pricings', { variantId: row.id });
    const isEdition = row.totalSupply === present?.totalSupply && row.tracked === present.tracked;
    const isPrice = priced?.price === price;
    await refreshCarts(trx, product.id, !(isEdition && isPrice && before.facts === after.facts));
    return variantOf(row, pricings, locale);
  });
}
