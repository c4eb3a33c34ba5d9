import { readAllPages } from '#api/allPages.ts';
import type { Http } from '#api/http.ts';
import { readItems } from '#api/items.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { arrangedItems, type ItemSearch, itemFiltersOf, plainSearch } from '#domain/search/itemSearch.ts';
import type { Page } from '#domain/shop/collection.ts';
import { FailureError, failureOf } from '#domain/shop/failure.ts';
import type { Item } from '#domain/shop/item.ts';

/** Maximum number of items that the app filters and sorts in place of the shop. */
const MOST = 5 * pageSizes.allProducts;

interface PageQuestion {
  page: number;
  itemsPerPage: number;
}

/**
 * Reads pages of a search. At a shop that cannot filter by medium or sort by price, reads all items of the search once
 * and does both itself.
 *
 * @throws FailureError `notOffered` if these are too many, and for a collection at a shop without collections.
 */
export class ItemReader {
  readonly #http: Http;
  #whole: Promise<Item[]> | null = null;

  constructor(http: Http) {
    this.#http = http;
  }

  async read(question: PageQuestion, search: ItemSearch, signal: AbortSignal): Promise<Page<Item>> {
    const { page, itemsPerPage } = question;
    // The first page is read again in another language.
    if (page === 1) this.#whole = null;
    try {
      return await readItems(this.#http, { ...question, ...itemFiltersOf(search) }, signal);
    } catch (error) {
      if (failureOf(error).kind !== 'notOffered' || plainSearch(search) === search) throw error;
    }
    this.#whole ??= this.#readWhole(search, signal).catch((error: unknown) => {
      this.#whole = null;
      throw error;
    });
    const all = arrangedItems(await this.#whole, search);
    return { member: all.slice((page - 1) * itemsPerPage, page * itemsPerPage), totalItems: all.length };
  }

  async #readWhole(search: ItemSearch, signal: AbortSignal): Promise<Item[]> {
    const itemsPerPage = pageSizes.allProducts;
    return readAllPages(
      async (page) => {
        const read = await readItems(this.#http, { page, itemsPerPage, ...itemFiltersOf(plainSearch(search)) }, signal);
        if (read.totalItems > MOST) throw new FailureError({ kind: 'notOffered' });
        return read;
      },
      ({ code }) => code,
    );
  }
}
