import type { ReactNode } from 'react';
import './NumberedList.css';

export type NumberedListProps = {
  items: readonly { key: string; title: ReactNode; text: ReactNode; content?: ReactNode }[];
};

/** Consecutive steps, each in a few words. */
export function NumberedList({ items }: NumberedListProps) {
  return (
    <ol className="numbered-list">
      {items.map(({ key, title, text, content }) => (
        <li key={key}>
          <b>{title}</b>
          <span className="soft">{text}</span>
          {content && <div className="numbered-list-content">{content}</div>}
        </li>
      ))}
    </ol>
  );
}
