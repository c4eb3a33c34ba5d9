import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { EyeIcon, EyeOffIcon } from './basicIcons.tsx';
import { FieldError, FieldHead, type FieldTexts } from './Field.tsx';

export type PasswordFieldProps = FieldTexts & {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  autoComplete: 'current-password' | 'new-password';
  isDisabled?: boolean;
  /** Names of the button that shows what was typed. */
  labels: { show: string; hide: string };
};

/** A password field that can show what is typed. Paste and password managers work. */
export function PasswordField({ label, hint, error, optional, labels, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      className="field"
      type={shown ? 'text' : 'password'}
      isRequired={!optional}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      spellCheck="false"
    >
      <FieldHead label={label} hint={hint} optional={optional} />
      <div className="field-group">
        <Input className="field-control" autoCapitalize="none" autoCorrect="off" />
        <Button className="field-end" aria-label={shown ? labels.hide : labels.show} onPress={() => setShown(!shown)}>
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </Button>
      </div>
      <FieldError error={error} />
    </TextField>
  );
}
