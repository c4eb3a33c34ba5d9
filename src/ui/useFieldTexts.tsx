import { type ReactNode, useId } from 'react';

/** Returns the hint and the message of a field, and their ids for the description of its control. */
export function useFieldTexts(hint: ReactNode, error: string | undefined) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return {
    id,
    described,
    hintText: hint && (
      <span className="field-hint" id={`${id}-hint`}>
        {hint}
      </span>
    ),
    errorText: error && (
      <span className="field-error" id={`${id}-error`}>
        {error}
      </span>
    ),
  };
}
