import { useLingui } from '@lingui/react/macro';
import type { Terms } from '#domain/order/productTerms.ts';
import { useFormat } from '#i18n/useFormat.ts';

/**
 * Returns a function that names a bond's yield, year of maturity and smallest amount in a line, as far as the shop
 * states them: „5,25 % p. a. · bis 2032 · ab 1.000 €“.
 */
export function useShortFacts(): (terms: Terms) => string {
  const { t } = useLingui();
  const { money, rate } = useFormat();
  return ({ interestRate, maturityDate, minSubscription }) => {
    const year = maturityDate?.slice(0, 4);
    return [
      interestRate === null ? [] : t`${rate(interestRate)} p.\u00a0a.`,
      year ? t`bis ${year}` : [],
      minSubscription === null ? [] : t`ab ${money(minSubscription)}`,
    ]
      .flat()
      .join('\u00a0· ');
  };
}
