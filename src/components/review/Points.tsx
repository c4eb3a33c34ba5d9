import type { ReactNode } from 'react';
import classes from './review.module.css';

/** Sentences to be read one by one, each an `li`: what was declared, what is to be known, why something cannot be done. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={classes.points}>{children}</ul>;
}
