import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from './basicIcons.tsx';
import { Field, type FieldTexts } from './Field.tsx';

export type PasswordFieldProps = FieldTexts & {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  autoComplete: 'current-password' | 'new-password';
  isDisabled?: boolean;
  /** Names of the button that toggles the visibility of the password. */
  labels: { show: string; hide: string };
};

/** Password field with a button to show the input. Paste and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, labels, onChange, isDisabled, ...rest } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="field-group">
          <input
            {...rest}
            {...control}
            className="field-control"
            type={shown ? 'text' : 'password'}
            disabled={isDisabled}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className="field-end"
            aria-label={shown ? labels.hide : labels.show}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}
