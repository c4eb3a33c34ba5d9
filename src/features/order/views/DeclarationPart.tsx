import type { ReactNode } from 'react';
import type { Declarations } from '#domain/order/suitability.ts';
import classes from './order.module.css';
import type { DeclarationPart } from './problems.ts';

/** What every part of the declarations gets. */
export interface PartProps {
  declarations: Declarations;
  /** The message at a part; none while nothing is wrong there, or nobody has been there. */
  errorAt: (part: DeclarationPart) => string | undefined;
  /**
   * `part` was answered: from now on its message is shown. Never only when a field is left: a message that comes between
   * the press and the release of a button moves what was pressed away.
   */
  onChange: (change: Partial<Declarations>, part: DeclarationPart) => void;
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
