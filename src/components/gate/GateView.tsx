import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './gate.module.css';

/** Id of the message above the form. */
export const SAID = 'said';

/**
 * Two halves of the login, registration and password reset pages: the claim, and the form. Phones show only the form.
 * Both readings have the same markup, which is in the page before any script: the style sheet shows the parts of the
 * reading (build/boot.js).
 */
export function GateView({ children }: { children: ReactNode }) {
  return (
    <div className={classes.gate}>
      <aside className={classes.promise}>
        <div data-of="investor">
          <p className={classes.claim}>
            <Trans>Digitale Wertpapiere. Einfach gezeichnet.</Trans>
          </p>
          <p className="small">
            <Trans>Elektronische Wertpapiere nach eWpG</Trans>
          </p>
        </div>
        <div data-of="marketplace">
          <p className={classes.claim}>
            <Trans>Digitale Sammelstücke</Trans>
          </p>
          <p className="small">
            <Trans>Werke in limitierter Auflage, mit Herkunftsnachweis in der Blockchain.</Trans>
          </p>
        </div>
      </aside>
      <div className={classes.form}>{children}</div>
    </div>
  );
}
