import type { ReactNode } from 'react';
import type { ButtonVariant } from './Button.tsx';
import { ChevronIcon } from './icons.tsx';
import { placeholderKeys } from './placeholderKeys.ts';
import { SkeletonLine } from './Skeleton.tsx';
import './RowList.css';

/**
 * List of two-line rows in a flush panel: `RowLink`, or `FileLink` in a list item. A `row-note` is a sentence among
 * them.
 */
export const RowList = ({ children }: { children: ReactNode }) => <ul className="row-list">{children}</ul>;

export interface RowLinkProps {
  href: string;
  title: ReactNode;
  /** At the end of the first line. */
  amount?: ReactNode;
  /** Second line. */
  detail: ReactNode;
  /** Words of the row's next step, which the second line shows like a button. */
  action?: ReactNode;
  /** Look of the action; `secondary` by default. */
  variant?: ButtonVariant;
}

/** Row that is a link as a whole. */
export function RowLink({ href, title, amount, detail, action, variant = 'secondary' }: RowLinkProps) {
  return (
    <li>
      <a className="row-link" href={href}>
        <span className="row-link-text">
          <b>{title}</b>
          {amount && <b>{amount}</b>}
          <span className="row-link-detail">
            {detail}
            {action && (
              <span className="button" data-variant={variant} data-size="sm">
                {action}
              </span>
            )}
          </span>
        </span>
        {!action && <ChevronIcon />}
      </a>
    </li>
  );
}

/** Placeholders of the rows, as high as these. */
export const RowListPlaceholder = ({ count }: { count: number }) =>
  placeholderKeys(count).map((place) => (
    <div key={place} className="row-placeholder">
      <SkeletonLine width="70%" />
      <SkeletonLine width="45%" />
    </div>
  ));
