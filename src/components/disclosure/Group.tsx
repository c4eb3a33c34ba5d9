import { type ReactNode, useId } from 'react';
import { FieldGrid } from '#components/form/Field.tsx';
import classes from './disclosure.module.css';

export interface GroupProps {
  title: ReactNode;
  /** Reason or purpose of the question. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Group of fields with its heading beside it, on phones above it. */
export function Group({ title, hint, children }: GroupProps) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <div className={classes.groupHead}>
        <h2 id={id}>{title}</h2>
        {hint && <p className="soft small">{hint}</p>}
      </div>
      <FieldGrid>{children}</FieldGrid>
    </section>
  );
}
