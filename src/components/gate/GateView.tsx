import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ContentText } from '#domain/shop/content.ts';
import { RichText } from '#ui/RichText.tsx';
import classes from './gate.module.css';

/** Id of the message above the form. */
export const SAID = 'said';

export interface GateViewProps {
  /** The shop's block about escrow account, register and supervision, for investors. */
  trust?: ContentText | null;
  /** Block that says the same in one line; null if the shop has none. */
  trustLine?: ContentText | null;
  children: ReactNode;
}

/**
 * Two halves of the login, registration and password reset pages: the form, and the claim, which stands before it on
 * wide screens and below it on phones. Both readings have the same markup, which is in the page before any script: the
 * style sheet shows the parts of the reading (build/boot.js).
 */
export function GateView({ trust = null, trustLine = null, children }: GateViewProps) {
  const { t } = useLingui();
  return (
    <div className={classes.gate}>
      <div className={classes.form}>{children}</div>
      <aside className={classes.promise}>
        <div data-of="investor">
          <p className={classes.claim}>{t`Digitale Wertpapiere. Einfach gezeichnet.`}</p>
          {trust ? (
            <div className={classes.trust}>
              {trustLine && <p>{trustLine.name}</p>}
              <details open={trustLine === null}>
                <summary>{trust.name}</summary>
                <RichText layout="terms" html={trust.content} />
              </details>
            </div>
          ) : (
            <p className="small">{t`Elektronische Wertpapiere nach eWpG`}</p>
          )}
        </div>
        <div data-of="marketplace">
          <p className={classes.claim}>{t`Digitale Sammelstücke`}</p>
          <p className="small">{t`Werke in limitierter Auflage, mit Herkunftsnachweis in der Blockchain.`}</p>
        </div>
      </aside>
    </div>
  );
}
