import type { ReactNode } from 'react';
import classes from './review.module.css';

/** List of sentences, each an `li`: declarations, information, or reasons why something is impossible. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={classes.points}>{children}</ul>;
}
