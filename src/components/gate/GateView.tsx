import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './gate.module.css';

/** Id of what is said above the form. */
export const SAID = 'said';

/** The two halves of the pages on the way in: what this is, and the form. On phones only the form. */
export function GateView({ children }: { children: ReactNode }) {
  return (
    <div className={classes.gate}>
      <aside className={classes.promise}>
        <p className={classes.claim}>
          <Trans>Digitale Wertpapiere. Einfach gezeichnet.</Trans>
        </p>
        <p className="small">
          <Trans>Elektronische Wertpapiere nach eWpG</Trans>
        </p>
      </aside>
      <div className={classes.form}>{children}</div>
    </div>
  );
}
