import type { ReactNode } from 'react';
import { NextIcon } from '#ui/placeIcons.tsx';
import classes from './placeList.module.css';

/** A row's icon and label, with its state at the end of the line. */
export interface PlaceRowText {
  icon: ReactNode;
  label: ReactNode;
  state?: ReactNode;
}

/** Link to an account page. */
export interface PlaceRow extends PlaceRowText {
  name: string;
  href: string;
}

/** Rows of one line, each a link to an account page. */
export function PlaceList({ rows }: { rows: readonly PlaceRow[] }) {
  return (
    <ul className={classes.list}>
      {rows.map(({ name, href, ...text }) => (
        <li key={name}>
          <a className={classes.row} href={href}>
            <PlaceText {...text} />
            <NextIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Content of a row without its sign at the end. */
export function PlaceText({ icon, label, state }: PlaceRowText) {
  return (
    <>
      {icon}
      <span className={classes.text}>
        <b>{label}</b> {state && <span className="soft small">{state}</span>}
      </span>
    </>
  );
}
