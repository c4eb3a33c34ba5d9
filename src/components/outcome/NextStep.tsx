import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '#ui/Card.tsx';
import classes from './outcome.module.css';

export interface NextStepProps {
  /** Step in the customer's own words; null if there is nothing to do. */
  title: ReactNode | null;
  text?: ReactNode;
  /** Buttons, the primary one first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Card with the customer's next step, or with the news that there is none for now. */
export function NextStep({ title, text, actions, children }: NextStepProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card as="section" className={classes.next} aria-labelledby={id}>
      <div className={classes.nextHead}>
        {title !== null && <p className={classes.kicker}>{t`Ihr nächster Schritt`}</p>}
        <h2 id={id}>{title ?? t`Sie müssen nichts tun`}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
      {children}
      {actions && <div className={`cluster ${classes.actions}`}>{actions}</div>}
    </Card>
  );
}
