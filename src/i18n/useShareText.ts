import { useLingui } from '@lingui/react';
import { languageTag } from './amounts.ts';
import { localeOf } from './localeOf.ts';

/** Returns a function that formats a share in percent points, with two decimals at most: 33.33 is „33,33 %“. */
export function useShareText(): (points: number) => string {
  const { i18n } = useLingui();
  const share = new Intl.NumberFormat(languageTag[localeOf(i18n)], {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (points) => share.format(points / 100);
}
