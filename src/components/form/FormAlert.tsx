import type { ReactNode } from 'react';
import { FormError } from '#ui/Form.tsx';
import { focusInView } from '#ui/focusInView.ts';
import classes from './formAlert.module.css';

/**
 * Alert at the end of a form. On phones the submit button sticks to the lower edge, at any scroll position: the alert
 * is scrolled into view when it appears. A page heading that would be scrolled away passes the focus on to it.
 */
export const FormAlert = ({ children }: { children: ReactNode }) => (
  <div ref={bringIntoView} className={classes.alert}>
    <FormError>{children}</FormError>
  </div>
);

function bringIntoView(part: HTMLElement | null): void {
  if (document.activeElement?.matches('h1')) focusInView(part?.querySelector<HTMLElement>('[data-form-error]') ?? null);
  else part?.scrollIntoView({ block: 'nearest' });
}
