import type { ComponentProps } from 'react';
import './Card.css';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li';
  /** Inner space; without it the content reaches the edges (pictures, tables). */
  padded?: boolean;
};

/** Sheet of paper: the one box of the page. Cards are never nested. */
export function Card({ as: Element = 'div', padded = true, className = '', ...props }: CardProps) {
  // A single prop type serves all five elements, since each has only attributes that a div has too.
  const Tag = Element as 'div';
  return <Tag {...props} className={`card ${className}`} data-padded={padded || undefined} />;
}
