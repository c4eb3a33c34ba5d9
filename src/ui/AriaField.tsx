import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { FieldTexts } from './Field.tsx';
import './Field.css';

/** Label and hint of a react-aria field, placed before the control. */
export function AriaFieldHead({ label, hint, optional }: FieldTexts) {
  return (
    <>
      <Label className="field-label">
        {label}
        {optional && <span className="field-optional"> ({optional})</span>}
      </Label>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
    </>
  );
}

/** Message of a react-aria field, placed after the control and read out with it. */
export function AriaFieldError({ error }: { error?: string | undefined }) {
  return <FieldError className="field-error">{error}</FieldError>;
}
