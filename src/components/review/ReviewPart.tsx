import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import steps from '#components/steps/steps.module.css';
import { Link } from '#ui/Link.tsx';
import classes from './review.module.css';

export interface ReviewPartProps {
  title: string;
  /** Link to the step that changes the part; absent if there is nothing to choose. */
  edit?: ScreenLink | undefined;
  editLabel?: string;
  children: ReactNode;
}

/** Section of the review before an order becomes binding. */
export function ReviewPart({ title, edit, editLabel, children }: ReviewPartProps) {
  const { t } = useLingui();
  return (
    <section className={steps.part}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {edit && <Link variant="strong" {...edit} aria-label={editLabel}>{t`Ändern`}</Link>}
      </div>
      {children}
    </section>
  );
}
