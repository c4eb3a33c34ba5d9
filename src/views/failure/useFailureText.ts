import { useLingui } from '@lingui/react';
import type { Failure } from '#domain/failure.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { failureText } from './messages.ts';

/** Turns a failure into its sentence in the language that is shown. */
export function useFailureText(): (failure: Failure) => string {
  const { i18n } = useLingui();
  const format = useFormat();
  return (failure) => i18n._(failureText(failure, format));
}
