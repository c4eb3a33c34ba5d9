import type { ComponentProps } from 'react';
import type { ButtonVariant } from './Button.tsx';
import './Button.css';

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  variant?: ButtonVariant;
  size?: 'md' | 'sm';
  /** Fills the width of its column. */
  wide?: boolean;
};

/** Link that looks like a button: it navigates, and does nothing else. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  wide,
  className = '',
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <a
      {...props}
      className={`button ${className}`}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      <span className="button-label">{children}</span>
    </a>
  );
}
