import { type ReactNode, useId, useRef } from 'react';
import { Radio as AriaRadio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { AriaFieldError, AriaFieldHead } from './AriaField.tsx';
import type { FieldTexts } from './Field.tsx';
import './Choice.css';

export type RadioGroupProps = FieldTexts & {
  name?: string;
  /** `null` while nothing is chosen. Nothing is preselected. */
  value: string | null;
  onChange: (value: string) => void;
  /**
   * Called after `onChange` if the choice was pressed, by a pointer, Space or a screen reader, and not only passed by with
   * the arrow keys.
   */
  onDecide?: (() => void) | undefined;
  isDisabled?: boolean;
  /** Places short answers beside each other. */
  inline?: boolean;
  /** `Radio`s or `ChoiceCard`s. */
  children: ReactNode;
};

/** A choice of one among few. Arrow keys choose, Tab leaves the group. */
export function RadioGroup({
  label,
  hint,
  error,
  optional,
  inline,
  children,
  onChange,
  onDecide,
  ...props
}: RadioGroupProps) {
  const isPassing = useRef(false);
  return (
    <AriaRadioGroup
      {...props}
      onChange={(value) => {
        onChange(value);
        if (!isPassing.current) onDecide?.();
      }}
      className="field choice-group"
      orientation={inline ? 'horizontal' : 'vertical'}
      isRequired={!optional}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <AriaFieldHead label={label} hint={hint} optional={optional} />
      <div
        className="choice-items"
        data-inline={inline || undefined}
        onKeyDownCapture={({ key }) => {
          isPassing.current = key.startsWith('Arrow');
        }}
        onKeyUpCapture={() => {
          isPassing.current = false;
        }}
        onPointerDownCapture={() => {
          isPassing.current = false;
        }}
      >
        {children}
      </div>
      <AriaFieldError error={error} />
    </AriaRadioGroup>
  );
}

/** A choice in a few words. */
export function Radio({ value, children, isDisabled }: { value: string; children: ReactNode; isDisabled?: boolean }) {
  return (
    <AriaRadio value={value} isDisabled={isDisabled ?? false} className="choice">
      <span className="choice-mark" />
      <span>{children}</span>
    </AriaRadio>
  );
}

export type ChoiceCardProps = {
  value: string;
  title: ReactNode;
  /** What choosing it means. */
  description?: ReactNode;
  /** A figure or a mark at the end. */
  aside?: ReactNode;
  isDisabled?: boolean;
};

/** A choice that needs a sentence. The title is its name, the sentence its description. */
export function ChoiceCard({ value, title, description, aside, isDisabled }: ChoiceCardProps) {
  const id = useId();
  return (
    <AriaRadio
      value={value}
      isDisabled={isDisabled ?? false}
      className="choice-card"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
    >
      <span className="choice-mark" />
      <span className="choice-card-text">
        <b id={`${id}-title`}>{title}</b>
        {description && (
          <span id={`${id}-text`} className="field-hint">
            {description}
          </span>
        )}
      </span>
      {aside && <span className="choice-card-aside">{aside}</span>}
    </AriaRadio>
  );
}
