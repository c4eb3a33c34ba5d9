import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { stepped } from '#domain/forms/quantity.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { whileHeld } from './whileHeld.ts';
import './QuantityField.css';

export type QuantityFieldProps = Omit<FieldTexts, 'optional' | 'label'> & {
  label: string;
  /** As it was typed, or in digits alone. What is no whole number stays as it is. */
  value: string;
  onChange: (value: string) => void;
  /** The whole number that a text is in the language that is shown; null where it is none. */
  read: (text: string) => number | null;
  /** Writes a whole number in that language. */
  format: (quantity: number) => string;
  /** What is counted, e.g. “tokens”, or “token” of one. */
  unit: (quantity: number | null) => string;
  /** What so many cost; null where that is not known. */
  total: (quantity: number) => string | null;
  /** How much one press adds or takes away. A typed number need not be a multiple of it. */
  step?: number;
  min?: number;
  max?: number;
  name?: string;
  labels: { increase: string; decrease: string };
  /** Shows only the control (on a product card); the label is for screen readers. */
  compact?: boolean;
};

/** What keys add, in steps; Home and End go to the limits. */
const KEYS: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * A whole number with its unit, what it costs, and a button at either end, which repeats while it is held. Whatever is typed or pasted stays as it is
 * until the field is left; then a number is grouped as the language does, and anything else is left for the caller's
 * message. A message that comes while one types waits until the field is left; one that stood there goes at once.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, hint, error, value, onChange, read, format, unit, total, name, labels, compact } = props;
  const { step = 1000, min = 1, max = Number.POSITIVE_INFINITY } = props;
  const [typing, setTyping] = useState<{ quiet: boolean } | null>(null);
  const quantity = read(value);
  const cost = quantity === null ? null : total(quantity);
  const leave = () => {
    if (typing === null) return;
    setTyping(null);
    onChange(quantity === null ? value : String(quantity));
  };
  const go = (steps: number) => {
    setTyping(null);
    const limit = steps < 0 ? min : max;
    const next = Number.isFinite(steps) ? stepped(quantity, steps * step, { min, max }) : limit;
    if (Number.isFinite(next)) onChange(String(next));
  };
  const repeated = useRef(false);
  /** Whoever holds a button gets step after step; the click that ends it is none of them. */
  const hold = (event: PointerEvent, steps: number) => {
    // Whoever types goes on typing.
    event.preventDefault();
    repeated.current = false;
    if (event.button !== 0) return;
    let reached = quantity;
    whileHeld(window, () => {
      repeated.current = true;
      reached = stepped(reached, steps * step, { min, max });
      setTyping(null);
      onChange(String(reached));
      return reached !== (steps < 0 ? min : max);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The form reads the number as the field leaves it.
    if (event.key === 'Enter') leave();
    const steps = KEYS[event.key];
    if (steps === undefined || event.shiftKey || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(steps);
  };
  const button = (steps: number, name: string, ends: boolean) => (
    <button
      type="button"
      className="stepper-button"
      // The keyboard has its arrows.
      tabIndex={-1}
      aria-label={name}
      disabled={ends}
      onPointerDown={(event) => hold(event, steps)}
      // A click by keyboard or a screen reader has no press before it.
      onClick={({ detail }) => (detail > 0 && repeated.current) || go(steps)}
    >
      {steps < 0 ? <MinusIcon /> : <PlusIcon />}
    </button>
  );
  return (
    <Field
      label={label}
      hint={hint}
      error={typing?.quiet ? undefined : error}
      className={compact ? 'quantity-compact' : ''}
    >
      {(control) => (
        <div className="stepper">
          {button(-1, labels.decrease, quantity !== null && quantity <= min)}
          <div className="stepper-amount">
            <input
              {...control}
              className="stepper-input"
              name={name}
              inputMode="numeric"
              autoComplete="off"
              value={typing || quantity === null ? value : format(quantity)}
              onChange={(event) => {
                setTyping(typing ?? { quiet: error === undefined });
                onChange(event.target.value);
              }}
              onBlur={leave}
              onKeyDown={onKeyDown}
            />
            <span className="stepper-total">
              {unit(quantity)}
              {/* Read out after a step, not with every key. */}
              <span aria-live={typing ? 'off' : 'polite'}>{cost !== null && <b>{cost}</b>}</span>
            </span>
          </div>
          {button(1, labels.increase, quantity !== null && quantity >= max)}
        </div>
      )}
    </Field>
  );
}
