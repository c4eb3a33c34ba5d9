import type { ReactNode } from 'react';
import { FormError } from '#ui/Form.tsx';
import classes from './formAlert.module.css';

/**
 * What a form says of itself where it ends. On a phone the button that sends it stays at the lower edge, wherever one is in the form: what
 * comes of a press is brought into view.
 */
export const FormAlert = ({ children }: { children: ReactNode }) => (
  <div ref={bringIntoView} className={classes.alert}>
    <FormError>{children}</FormError>
  </div>
);

const bringIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });
