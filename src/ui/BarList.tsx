import type { ReactNode } from 'react';
import './BarList.css';

export interface BarListProps {
  caption: string;
  /** Column headers, for screen readers. */
  headers: { label: string; amount: string };
  rows: readonly {
    label: string;
    /** Length of the bar, in any unit; not negative. All bars have one scale. */
    value: number;
    amount: ReactNode;
  }[];
}

/** Amounts as horizontal bars, each with its label before and its figure after it: a table for screen readers. */
export function BarList({ caption, headers, rows }: BarListProps) {
  const longest = Math.max(...rows.map(({ value }) => value), 1);
  return (
    <table className="bar-list">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{headers.label}</th>
          <th scope="col">{headers.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <div>
                {value > 0 && (
                  <span style={{ inlineSize: `calc((100% - 7rem) * ${value / longest})` }} aria-hidden="true" />
                )}
                <b>{amount}</b>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
