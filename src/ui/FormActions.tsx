import type { ReactNode } from 'react';

/** Buttons at the end of a form: the primary one comes last, on phones first and at full width. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form-actions">{children}</div>;
}
