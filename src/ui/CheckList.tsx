import type { ReactNode } from 'react';
import { CheckIcon } from './icons.tsx';
import './CheckList.css';

export type CheckListProps = {
  items: readonly { id: string; text: ReactNode; done: boolean }[];
  /** What a screen reader says before each: „erfüllt“, „noch offen“. */
  labels: { done: string; open: string };
};

/** Conditions that tick themselves off. It has no elements of a block, so that it may be the hint of a field. */
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
