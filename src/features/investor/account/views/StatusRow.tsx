import type { ReactNode } from 'react';
import { type PlaceRowText, PlaceText } from '#components/account/PlaceList.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import classes from './overview.module.css';

/** Row of one line that unfolds. */
export function StatusRow({ children, ...text }: PlaceRowText & { children: ReactNode }) {
  return (
    <div className={classes.fold}>
      <Disclosure summary={<PlaceText {...text} />}>{children}</Disclosure>
    </div>
  );
}
