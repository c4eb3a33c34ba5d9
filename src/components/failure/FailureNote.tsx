import type { ReactNode } from 'react';
import type { Failure } from '#domain/shop/failure.ts';
import { FormError } from '#ui/Form.tsx';
import { useFailureText } from './useFailureText.ts';
import { toneOf } from './usualMessages.ts';

/** Sentence for a failure, and what follows from it; nothing without a failure. */
export function FailureNote({ failure, children }: { failure: Failure | null; children?: ReactNode }) {
  const failureText = useFailureText();
  return (
    failure && (
      <FormError tone={toneOf(failure)}>
        {failureText(failure)} {children}
      </FormError>
    )
  );
}
