import type { ReactNode } from 'react';
import './NumberedList.css';

export type NumberedListProps = {
  items: readonly { key: string; title: ReactNode; text: ReactNode }[];
};

/** Steps that follow each other, each in a few words. */
export function NumberedList({ items }: NumberedListProps) {
  return (
    <ol className="numbered-list">
      {items.map(({ key, title, text }) => (
        <li key={key}>
          <b>{title}</b>
          <span className="soft">{text}</span>
        </li>
      ))}
    </ol>
  );
}
