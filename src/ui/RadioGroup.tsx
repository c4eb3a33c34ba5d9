import { createContext, type KeyboardEvent, type ReactNode, use, useId, useRef } from 'react';
import type { FieldTexts } from './Field.tsx';
import { FieldSet } from './FieldSet.tsx';
import './Choice.css';

export type RadioGroupProps = FieldTexts & {
  name?: string;
  /** `null` while nothing is chosen. Nothing is preselected. */
  value: string | null;
  onChange: (value: string) => void;
  /**
   * Called after `onChange` if a choice, even the current one, was pressed by a pointer, Space or a screen reader, and
   * not only passed by with the arrow keys.
   */
  onDecide?: (() => void) | undefined;
  isDisabled?: boolean;
  /** Places short answers beside each other. */
  inline?: boolean;
  /** `Radio`s or `ChoiceCard`s. */
  children: ReactNode;
};

interface Group {
  name: string;
  value: string | null;
  /** Ids of the group's hint and error. */
  described: string | undefined;
  choose: (value: string) => void;
  decide: () => void;
}

const GroupContext = createContext<Group>({
  name: '',
  value: null,
  described: undefined,
  choose: () => undefined,
  decide: () => undefined,
});

/** Choice among few options, of native radio buttons: arrow keys choose, Tab leaves the group. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, value, onChange, onDecide, isDisabled, inline, children, ...texts } = props;
  const id = useId();
  const isPassing = useRef(false);
  const decide = () => {
    if (!isPassing.current) onDecide?.();
  };
  const choose = (chosen: string) => {
    onChange(chosen);
    decide();
  };
  return (
    <FieldSet
      {...texts}
      role="radiogroup"
      aria-required={texts.optional === undefined}
      aria-invalid={texts.error ? true : undefined}
      disabled={isDisabled}
    >
      {(described) => (
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
          onClickCapture={(event) => {
            // The second click of a double-click would decide what has just come into view.
            if (onDecide && event.detail > 1) {
              event.preventDefault();
              event.stopPropagation();
            }
          }}
        >
          <GroupContext value={{ name: name ?? id, value, described, choose, decide }}>{children}</GroupContext>
        </div>
      )}
    </FieldSet>
  );
}

/** @param text Id of the description of this choice alone. */
function useRadio(value: string, text?: string) {
  const { name, value: chosen, described, choose, decide } = use(GroupContext);
  const onChange = () => choose(value);
  const checked = value === chosen;
  // Pressing the current choice is no change, and Space is not even a click.
  const onClick = checked ? decide : undefined;
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (checked && key === ' ') decide();
  };
  return { type: 'radio', name, value, checked, onChange, onClick, onKeyUp, 'aria-describedby': join(text, described) };
}

const join = (...ids: (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** Choice of a `RadioGroup` in one line. */
export function Radio({ value, children, isDisabled }: { value: string; children: ReactNode; isDisabled?: boolean }) {
  const radio = useRadio(value);
  return (
    <label className="choice">
      <input {...radio} disabled={isDisabled} />
      <span>{children}</span>
    </label>
  );
}

export type ChoiceCardProps = {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  aside?: ReactNode;
  isDisabled?: boolean;
};

/** Choice that needs a sentence. The title is its name, the sentence its description. */
export function ChoiceCard({ value, title, description, aside, isDisabled }: ChoiceCardProps) {
  const id = useId();
  const radio = useRadio(value, description ? `${id}-text` : undefined);
  return (
    <label className="choice-card">
      <input {...radio} disabled={isDisabled} aria-labelledby={`${id}-title`} />
      <span className="choice-card-text">
        <b id={`${id}-title`}>{title}</b>
        {description && (
          <span id={`${id}-text`} className="field-hint">
            {description}
          </span>
        )}
      </span>
      {aside && <span className="choice-card-aside">{aside}</span>}
    </label>
  );
}
