import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '#ui/Card.tsx';
import classes from './outcome.module.css';

export interface NextStepProps {
  /** The step itself, in the words of somebody who does it. */
  title: ReactNode;
  text?: ReactNode;
  /** Buttons, the first of them the one that leads on. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The one thing that is to be done next; where that is nothing, it says so. */
export function NextStep({ title, text, actions, children }: NextStepProps) {
  const id = useId();
  return (
    <Card as="section" className={classes.next} aria-labelledby={id}>
      <div className={classes.nextHead}>
        <p>
          <Trans>Ihr nächster Schritt</Trans>
        </p>
        <h2 id={id}>{title}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
      {children}
      {actions && <div className={`cluster ${classes.actions}`}>{actions}</div>}
    </Card>
  );
}
