import { readCategories } from '#api/categories.ts';
import { addFavourite, readFavourites, removeFavourite } from '#api/collections.ts';
import { readMediaAddress, readTransactions } from '#api/itemDetails.ts';
import { readCollections, readItem, readItems, readPeople, readPerson } from '#api/items.ts';
import { readMyItems } from '#api/myItems.ts';
import { readOwnProfile } from '#api/ownProfile.ts';
import { readSales } from '#api/sales.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { obstacleIn, QUANTITY } from '#domain/item/purchase.ts';
import type { Run } from '../run.ts';
import { unsaved } from './profile.ts';
import { checkMethods, checkPrice, codesOf, type Offer } from './reads.ts';
import { checkSorted } from './sequences.ts';

/** A work that can be ordered, with one of its files. */
export interface Work extends Offer {
  mediaId: number | null;
}

/** Reads the marketplace as visitors do; resolves with the work to order. */
export async function readMarket(run: Run): Promise<Work | null> {
  await run.ask((http) => readCategories(http));
  const first = { page: 1, itemsPerPage: pageSizes.products };
  const items = await run.ask((http) => readItems(http, { ...first, latestFirst: true }));
  const oldest = await run.ask((http) => readItems(http, first));
  if (items && oldest) checkSorted(run, 'products', codesOf(items.member), codesOf(oldest.member));
  const people = await run.ask((http) => readPeople(http, { ...first, profileName: '' }));
  const profileName = people?.member[0]?.profileName;
  if (profileName) await run.ask((http) => readPerson(http, { profileName }));
  await run.ask((http) => readCollections(http, { ...first, name: '' }));
  const { product: named, quantity = QUANTITY } = run.options.customer;
  const onSale = items?.member.find((each) => obstacleIn(each) === null);
  const code = named ?? (onSale ?? items?.member[0])?.code;
  if (code === undefined) {
    if (items) run.notes.push('There is no work in the marketplace.');
    return null;
  }
  const item = await run.ask((http) => readItem(http, code));
  const seen = run.last('readItem');
  await run.ask((http) => readTransactions(http, code));
  const methods = await checkMethods(run, code);
  if (!item) return null;
  const price = checkPrice(run, seen, item.defaultVariant);
  if (!item.defaultVariant || price === null) return null;
  const documentIds = item.legalDocuments.map(({ id }) => id);
  const mediaId = item.mediaFiles[0]?.id ?? null;
  const { code: variantCode } = item.defaultVariant;
  return { productCode: code, variantCode, price, quantity, documentIds, methods, mediaId };
}

/** Reads the customer's own data in the marketplace; with `--write`, adds a favourite and removes it. */
export async function readOwnMarket(run: Run, offer: Work | null): Promise<void> {
  await run.ask((http) => readOwnProfile(http, run.customerUuid));
  await run.ask((http) => readMyItems(http, 1));
  const favourites = await run.ask((http) => readFavourites(http));
  if (!favourites || !offer) return;
  const { productCode, mediaId } = offer;
  await run.ask((http) => readSales(http, productCode));
  if (mediaId !== null) await run.ask((http) => readMediaAddress(http, mediaId));
  if (!run.options.isWriting || favourites.items.some(({ product }) => product.code === productCode)) return;
  const place = await run.ask((http) => addFavourite(http, { collectionId: favourites.id, productCode }));
  if (!place) return;
  await checkFavourite(run, productCode, { isLiked: true });
  await run.ask((http) => removeFavourite(http, place.id));
  await checkFavourite(run, productCode, { isLiked: false });
}

/** Checks that a favourite was added or removed, as the shop answered. */
async function checkFavourite(run: Run, productCode: string, { isLiked }: { isLiked: boolean }): Promise<void> {
  const seen = run.last();
  const favourites = await run.ask((http) => readFavourites(http));
  if (!favourites || favourites.items.some(({ product }) => product.code === productCode) === isLiked) return;
  if (isLiked) run.find(seen, unsaved('the work among the favourites'));
  else if (seen.failure === null) {
    run.find(seen, unsaved('favourites without the work', 'the work is there still'));
    run.left.push(`The work ${productCode} is a favourite of the customer: it could not be taken back.`);
  }
}
