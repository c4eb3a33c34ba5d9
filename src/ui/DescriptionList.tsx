import type { ReactNode } from 'react';
import './DescriptionList.css';

/** Pair of a list: a term with its value. */
export type Description = {
  term: ReactNode;
  value: ReactNode;
  /** Sets the pair apart as the total of the pairs before it. */
  total?: boolean;
};

export type DescriptionListProps = {
  items: ReadonlyArray<Description>;
  /**
   * `rows`: term and value at the two ends of a line (summaries). `facts`: short figures beside each other, the value
   * large (product cards). `stacked`: value under its term (details).
   */
  variant?: 'rows' | 'facts' | 'stacked';
};

/** Terms with their values, as a `dl`. */
export function DescriptionList({ items, variant = 'rows' }: DescriptionListProps) {
  return (
    <dl className="descriptions" data-variant={variant}>
      {items.map(({ term, value, total }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pairs of one list have fixed places
        <div key={index} data-total={total || undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
