import type { ReactNode } from 'react';
import { CheckIcon } from './icons.tsx';
import './CheckList.css';

export type CheckListProps = {
  items: readonly { id: string; text: ReactNode; done: boolean }[];
  /** Read out before each condition: „erfüllt“, „noch offen“. */
  labels: { done: string; open: string };
};

/** Conditions that tick themselves off. Contains no block elements, so that a field's hint may hold it. */
export function CheckList({ items, labels }: CheckListProps) {
  return (
    <span className="check-list">
      {items.map(({ id, text, done }) => (
        <span key={id} className="check-list-item" data-done={done || undefined}>
          <span className="check-list-sign">{done && <CheckIcon />}</span>
          <span>
            <span className="visually-hidden">{done ? labels.done : labels.open}: </span>
            {text}
            <span className="visually-hidden">, </span>
          </span>
        </span>
      ))}
    </span>
  );
}
