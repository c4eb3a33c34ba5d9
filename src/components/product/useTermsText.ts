import { useLingui } from '@lingui/react/macro';
import type { InterestPeriod, Terms } from '#domain/order/productTerms.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** Returns a function that names an interest period in a word. */
export function usePeriodText(): (period: InterestPeriod) => string {
  const { t } = useLingui();
  const words: Record<InterestPeriod, string> = {
    monthly: t`monatlich`,
    quarterly: t`vierteljährlich`,
    semiannual: t`halbjährlich`,
    annual: t`jährlich`,
  };
  return (period) => words[period];
}

/**
 * Returns a function that sums up a bond's terms in a line: „Zins 5,25 % p. a., vierteljährlich, Laufzeit bis
 * 30.09.2032“.
 */
export function useTermsText(): (terms: Terms) => string {
  const { t } = useLingui();
  const { rate, date } = useFormat();
  const period = usePeriodText();
  return ({ interestRate, interestPeriod, maturityDate }) =>
    [
      interestRate !== null && t`Zins ${rate(interestRate)} p.\u00a0a.`,
      interestPeriod !== null && period(interestPeriod),
      maturityDate !== null && t`Laufzeit bis ${date(maturityDate)}`,
    ]
      .filter(Boolean)
      .join(', ');
}
