import { useLingui } from '@lingui/react';
import type { Failure } from '#domain/shop/failure.ts';
import { amountsOf } from '#i18n/amounts.ts';
import { localeOf } from '#i18n/localeOf.ts';
import { failureText } from './messages.ts';

/** Returns a function that translates a failure into a sentence of the current language. */
export function useFailureText(): (failure: Failure) => string {
  const { i18n } = useLingui();
  return (failure) => i18n._(failureText(failure, amountsOf(localeOf(i18n))));
}
