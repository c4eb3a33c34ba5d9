import type { ReactNode } from 'react';
import type { Fields } from '#components/form/useForm.ts';
import type { DeclarationFields } from './declarationFields.ts';
import classes from './order.module.css';

/** What every part of the declarations gets. */
export interface PartProps {
  fields: Fields<DeclarationFields>;
}

/** The title of a part; with `appearing` it takes the focus when it is first shown. */
export function PartTitle({ appearing, children }: { appearing: boolean; children: ReactNode }) {
  return (
    <h2 tabIndex={-1} className={classes.partTitle} ref={appearing ? takeFocus : undefined}>
      {children}
    </h2>
  );
}

const takeFocus = (title: HTMLElement | null) => title?.focus();
