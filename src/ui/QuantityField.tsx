import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { nextQuantity } from '#domain/input/quantity.ts';
import { Field, type FieldTexts } from './Field.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import { whileHeld } from './whileHeld.ts';
import './QuantityField.css';

export type QuantityFieldProps = Omit<FieldTexts, 'optional' | 'label'> & {
  label: string;
  /** Text as typed, or digits alone. A text that is not a whole number stays unchanged. */
  value: string;
  onChange: (value: string) => void;
  /** Parses a whole number in the displayed language; null for any other text. */
  read: (text: string) => number | null;
  /** Formats a whole number in that language. */
  format: (quantity: number) => string;
  /** Returns the unit for a quantity, e.g. “tokens”, or “token” for one; empty if the label names it. */
  unit: (quantity: number | null) => string;
  /** Returns the equivalent of a quantity, e.g. its price; null if unknown. */
  total: (quantity: number) => string | null;
  /** Change per press. A typed number need not be a multiple of it. */
  step?: number;
  min?: number;
  max?: number;
  name?: string;
  labels: { increase: string; decrease: string };
  /** Shows only the control (on a product card); the label is for screen readers. */
  compact?: boolean;
  /** Content between the control and its message, such as usual quantities. */
  children?: ReactNode;
};

/** Steps added by each key; Home and End go to the limits. */
const KEYS: Record<string, number> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Whole number with its unit and equivalent, and a button at either end, which repeats while held. Typed or pasted text
 * stays unchanged until the field is left; then a number is grouped for the language, and any other text is left for
 * the caller's message. A message that appears during typing is shown when the field is left; an earlier one disappears
 * at once.
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
    const next = Number.isFinite(steps) ? nextQuantity(quantity, steps * step, { min, max }) : limit;
    if (Number.isFinite(next)) onChange(String(next));
  };
  const repeated = useRef(false);
  /** Repeats the step while a button is held; the click at the end of the press is ignored. */
  const hold = (event: PointerEvent, steps: number) => {
    // Keeps the focus in the input.
    event.preventDefault();
    repeated.current = false;
    if (event.button !== 0) return;
    let reached = quantity;
    whileHeld(window, () => {
      repeated.current = true;
      reached = nextQuantity(reached, steps * step, { min, max });
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
      // Keyboard users step with the arrow keys.
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
      label={compact ? <span className="visually-hidden">{label}</span> : label}
      hint={hint}
      error={typing?.quiet ? undefined : error}
      className={compact ? 'quantity-compact' : ''}
    >
      {(control) => (
        <>
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
          {props.children}
        </>
      )}
    </Field>
  );
}
