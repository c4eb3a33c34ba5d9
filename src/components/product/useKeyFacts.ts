import { useLingui } from '@lingui/react/macro';
import type { Terms } from '#domain/order/productTerms.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Description } from '#ui/DescriptionList.tsx';
import { usePeriodText } from './useTermsText.ts';

/** Returns the key facts of a bond with their names, as far as the shop sends them. */
export function useKeyFacts({ interestRate, interestPeriod, maturityDate, minSubscription }: Terms): Description[] {
  const { t } = useLingui();
  const { rate, date, money } = useFormat();
  const period = usePeriodText();
  return [
    ...(interestRate === null ? [] : [{ term: t`Zins p.\u00a0a.`, value: rate(interestRate) }]),
    ...(interestPeriod === null ? [] : [{ term: t`Auszahlung`, value: period(interestPeriod) }]),
    ...(maturityDate === null ? [] : [{ term: t`Laufzeit bis`, value: date(maturityDate) }]),
    ...(minSubscription === null ? [] : [{ term: t`Mindestens`, value: money(minSubscription) }]),
  ];
}
