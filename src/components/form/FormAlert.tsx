import type { ReactNode } from 'react';
import { FormError } from '#ui/Form.tsx';
import classes from './formAlert.module.css';

/**
 * Alert at the end of a form. On phones the submit button sticks to the lower edge, at any scroll position: the alert
 * is scrolled into view when it appears.
 */
export const FormAlert = ({ children }: { children: ReactNode }) => (
  <div ref={bringIntoView} className={classes.alert}>
    <FormError>{children}</FormError>
  </div>
);

const bringIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });
