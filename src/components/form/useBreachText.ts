import { useLingui } from '@lingui/react';
import type { RuleBreach } from '#domain/forms/validation.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { breachText } from './sentences.ts';

/** Returns a function that translates a broken rule into a sentence of the displayed language. */
export function useBreachText(): (breach: RuleBreach) => string {
  const { i18n } = useLingui();
  const format = useFormat();
  const textOf: typeof i18n._ = i18n._.bind(i18n);
  const listOf = (parts: readonly string[]) => new Intl.ListFormat(i18n.locale).format(parts);
  return (breach) => i18n._(breachText(breach, { ...format, textOf, listOf }));
}
