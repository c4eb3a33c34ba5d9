import type { ContentText } from '#domain/shop/content.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { RichText } from '#ui/RichText.tsx';
import { LockIcon } from '#ui/signIcons.tsx';
import classes from './order.module.css';

/** The shop's texts about escrow account, register and supervision: in one line, and in detail. */
export interface Trust {
  line: ContentText;
  detail: ContentText;
}

/** One line on escrow account, register and supervision that opens the detail. */
export function TrustDetail({ line, detail }: Trust) {
  return (
    <Disclosure summary={line.name}>
      <RichText className="small" html={detail.content} />
    </Disclosure>
  );
}

/** The same line for a page that shows the detail anyway. */
export function TrustLine({ line }: Pick<Trust, 'line'>) {
  return (
    <p className={classes.trust}>
      <LockIcon />
      {line.name}
    </p>
  );
}
