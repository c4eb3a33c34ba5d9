import { type ReactNode, useId } from 'react';
import classes from './disclosure.module.css';

export interface GroupProps {
  title: ReactNode;
  /** Why it is asked, or what it is for. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together: what they are about stands beside them, on a phone above. */
export function Group({ title, hint, children }: GroupProps) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <div className={classes.groupHead}>
        <h2 id={id}>{title}</h2>
        {hint && <p className={classes.why}>{hint}</p>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
