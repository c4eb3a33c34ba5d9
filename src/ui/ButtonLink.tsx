import type { ComponentProps } from 'react';
import type { ButtonVariant } from './Button.tsx';
import './Button.css';

export type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  variant?: ButtonVariant;
  size?: 'md' | 'sm';
};

/** A link that looks like a button: it goes somewhere, and does nothing else. */
export function ButtonLink({ variant = 'primary', size = 'md', className = '', children, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={`button ${className}`} data-variant={variant} data-size={size}>
      <span className="button-label">{children}</span>
    </a>
  );
}
