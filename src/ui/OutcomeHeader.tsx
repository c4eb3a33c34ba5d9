import type { ReactNode } from 'react';
import { restoreFocus } from './restoreFocus.ts';
import { unbroken } from './unbroken.ts';
import './OutcomeHeader.css';

/** Colour of an outcome; `neutral` for states without a judgement. */
export type OutcomeTone = 'positive' | 'info' | 'warning' | 'danger' | 'neutral';

export type OutcomeHeaderProps = {
  /** Colour of the sign and the status. Supports the words but never replaces them. */
  tone: OutcomeTone;
  /** Icon, different in form for each meaning. */
  sign: ReactNode;
  /** Beside the sign, above the title; absent if the title says the same. */
  status?: ReactNode;
  title: ReactNode;
  /** Reference used in letters and on bank statements, beside the title. */
  reference?: ReactNode;
  lede?: ReactNode;
  /** Link back, at the top. */
  eyebrow?: ReactNode;
};

/** Outcome or state: sign, status, and the page's one `h1`, focusable like that of `PageHeader`. */
export function OutcomeHeader({ tone, sign, status, title, reference, lede, eyebrow }: OutcomeHeaderProps) {
  return (
    <div className="outcome-header" data-tone={tone} data-plain={status === undefined || undefined}>
      {eyebrow && <div className="outcome-eyebrow">{eyebrow}</div>}
      <span className="outcome-sign">{sign}</span>
      <div className="outcome-text">
        {status !== undefined && <p className="outcome-status">{status}</p>}
        <h1 tabIndex={-1} ref={restoreFocus}>
          {unbroken(title)}
        </h1>
        {reference && <p className="outcome-reference num">{reference}</p>}
        {lede && <p className="outcome-lede">{lede}</p>}
      </div>
    </div>
  );
}
