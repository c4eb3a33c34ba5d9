import type { ContentText } from '#domain/shop/content.ts';
import { LockIcon } from '#ui/signIcons.tsx';
import classes from './notes.module.css';

/** The shop's line on escrow account, register, supervision and deposit protection, beside a button that commits. */
export function TrustLine({ line }: { line: ContentText }) {
  return (
    <p className={classes.trust}>
      <LockIcon />
      {line.name}
    </p>
  );
}
