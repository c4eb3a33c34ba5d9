import { useLingui } from '@lingui/react/macro';
import { orAsked } from '#components/list/ListChoice.tsx';
import {
  type BondOrder,
  type BondSearch,
  bondQueryOf,
  type MaturityRange,
  maturityRanges,
  minimumsOf,
} from '#domain/search/bondSearch.ts';
import { eurosIn } from '#domain/search/productSearch.ts';
import { type Category, categoryNames } from '#domain/shop/category.ts';
import type { Product } from '#domain/shop/product.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Option } from '#ui/Select.tsx';

/** Filter of bonds: the name and value of its query parameter, and its words. */
export interface BondFilter {
  name: 'open' | 'category' | 'maturity' | 'amount';
  label: string;
  value: string;
  options: readonly Option[];
  /** Option that does not filter. */
  placeholder: string;
  /** True until its options have been read. */
  isDisabled: boolean;
}

/**
 * Returns the filters of a search, without those that have no options.
 *
 * @param categories Null until read.
 * @param products All products before these filters, whose minimum subscriptions are the offered amounts; null until
 * read.
 */
export function useFilters(
  search: BondSearch,
  categories: readonly Category[] | null,
  products: readonly Product[] | null,
): BondFilter[] {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const query = bondQueryOf(search);
  const ranges: Record<MaturityRange, string> = {
    upTo3: t`bis 3\u00a0Jahre`,
    from3To6: t`3 bis 6\u00a0Jahre`,
    over6: t`über 6\u00a0Jahre`,
  };
  const amounts = minimumsOf(products ?? []).map((cents) => ({ value: eurosIn(cents), label: money(cents) }));
  const filters: BondFilter[] = [
    {
      name: 'open',
      label: t`Angebot`,
      value: query.open ?? '',
      options: [{ value: '1', label: t`Nur offene` }],
      placeholder: t`Alle`,
      isDisabled: false,
    },
    {
      name: 'category',
      label: t`Kategorie`,
      value: search.category,
      options: orAsked(
        categoryNames(categories ?? [], i18n.locale).map(({ code, name }) => ({ value: code, label: name })),
        search.category,
      ),
      placeholder: t`Alle`,
      isDisabled: categories === null,
    },
    {
      name: 'maturity',
      label: t`Laufzeit`,
      value: query.maturity ?? '',
      options: maturityRanges.map((range) => ({ value: range, label: ranges[range] })),
      placeholder: t`Alle`,
      isDisabled: false,
    },
    {
      name: 'amount',
      label: t`Mein Betrag`,
      value: query.amount ?? '',
      options: orAsked(amounts, query.amount, search.amount === null ? '' : money(search.amount)),
      placeholder: t`Beliebig`,
      isDisabled: products === null,
    },
  ];
  return filters.filter(({ options, isDisabled }) => options.length > 0 || isDisabled);
}

/** Returns the active filters of a search in words, the price range included. */
export function useActiveFilters({ priceFrom, priceTo }: BondSearch, filters: readonly BondFilter[]): string[] {
  const { t } = useLingui();
  const { money } = useFormat();
  const chosen = filters.flatMap(({ label, value, options }) =>
    options.filter((option) => option.value === value).map((option) => `${label}: ${option.label}`),
  );
  return [
    ...chosen,
    ...(priceFrom === null ? [] : [t`Preis je Stück ab ${money(priceFrom)}`]),
    ...(priceTo === null ? [] : [t`Preis je Stück bis ${money(priceTo)}`]),
  ];
}

/** Returns the orders of bonds; the default has no value in the address. */
export function useOrders(): Option[] {
  const { t } = useLingui();
  const labels: Record<BondOrder, string> = {
    latest: t`Neueste zuerst`,
    yield: t`Höchster Zins zuerst`,
    maturity: t`Früheste Fälligkeit zuerst`,
  };
  return Object.entries(labels).map(([order, label]) => ({ value: order === 'latest' ? '' : order, label }));
}
