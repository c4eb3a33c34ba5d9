import type { ComponentProps } from 'react';
import './Card.css';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'aside' | 'li';
  /** Inner space; without it the content reaches the edges (pictures, tables). */
  padded?: boolean;
};

/** A sheet of paper: the one box of the page. Cards are never put into cards. */
export function Card({ as: Element = 'div', padded = true, className = '', ...props }: CardProps) {
  // One prop type serves all five elements, since none has attributes that a div lacks.
  const Tag = Element as 'div';
  return <Tag {...props} className={`card ${className}`} data-padded={padded || undefined} />;
}
