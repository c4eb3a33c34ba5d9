import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { AriaFieldError, AriaFieldHead } from './AriaField.tsx';
import type { FieldTexts } from './Field.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';
import './QuantityField.css';

export type QuantityFieldProps = Omit<FieldTexts, 'optional' | 'label'> & {
  label: string;
  /** Whole tokens; `null` while the field is empty. */
  value: number | null;
  /** Called when a value is committed (blur, Enter, a step), never with a fraction. */
  onChange: (value: number | null) => void;
  /** How much one press adds or takes away. A typed number need not be a multiple of it. */
  step?: number;
  min?: number;
  max?: number;
  name?: string;
  isDisabled?: boolean;
  labels: { increase: string; decrease: string };
  /** Shows only the stepper (on a product card); the label is for screen readers. */
  compact?: boolean;
};

/**
 * A whole number with a button at either end, in the digits of the language. Arrow keys and Page Up / Down step,
 * Home and End go to the limits. The language comes from react-aria's I18nProvider.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, hint, error, value, onChange, step = 1000, min = 1, max, labels, compact, ...rest } = props;
  // react-aria counts steps from its minimum. Its minimum is the last round figure below ours, so that steps stay
  // round.
  const base = Math.floor(min / step) * step;
  const change = (next: number) => {
    if (Number.isNaN(next)) onChange(null);
    else onChange(next === base ? min : Math.round(next));
  };
  return (
    <NumberField
      {...rest}
      className="field"
      aria-label={compact ? label : undefined}
      value={value ?? Number.NaN}
      onChange={change}
      step={step}
      minValue={base}
      {...(max === undefined ? {} : { maxValue: max })}
      formatOptions={WHOLE}
      incrementAriaLabel={labels.increase}
      decrementAriaLabel={labels.decrease}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      commitBehavior="validate"
      isWheelDisabled
      isRequired
    >
      {!compact && <AriaFieldHead label={label} hint={hint} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own; the label names the field */}
      <div role="group" className="stepper">
        <Button slot="decrement" className="stepper-button">
          <MinusIcon />
        </Button>
        <Input className="stepper-input" />
        <Button slot="increment" className="stepper-button">
          <PlusIcon />
        </Button>
      </div>
      <AriaFieldError error={error} />
    </NumberField>
  );
}

const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };
