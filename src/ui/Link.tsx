import type { ComponentProps } from 'react';
import { ExternalIcon } from './basicIcons.tsx';
import './Link.css';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string;
  /** Marks the displayed page (or step). */
  current?: boolean | 'page' | 'step' | 'location';
  /** Opens a new tab; the text that says so, e.g. “(öffnet neuen Tab)”. */
  newTab?: string | undefined;
  /** `strong`: set in the brand's colour and weight, underlined on hover only. For links outside of a text. */
  variant?: 'text' | 'strong' | 'plain';
};

/**
 * Plain anchor. The app's entry turns clicks on same-origin anchors into router navigation, so that a link works
 * without any script too.
 */
export function Link({ current, newTab, variant = 'text', className = '', children, ...props }: LinkProps) {
  return (
    <a
      {...props}
      className={`link ${className}`}
      data-variant={variant}
      aria-current={current === true ? 'page' : current || undefined}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {newTab && (
        <>
          <ExternalIcon className="link-mark" />
          <span className="visually-hidden"> {newTab}</span>
        </>
      )}
    </a>
  );
}
