import type { ReactNode } from 'react';
import classes from './fields.module.css';

/**
 * Fields beside each other if there is room for the letters, else in one column. `data-span` of a field is its share of
 * a line: 2, 3 or 4 of 6; without it, a field has the whole line.
 */
export const Fields = ({ children }: { children: ReactNode }) => <div className={classes.fields}>{children}</div>;
