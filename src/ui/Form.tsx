import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { InfoIcon, WarningIcon } from './basicIcons.tsx';
import './Form.css';

/** A stepper's buttons are no stops of the keyboard: its input is what takes the focus. */
const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button:not([tabindex="-1"])';

/**
 * Focuses the first invalid control of a form in reading order (in a group of choices: the chosen one, else the
 * first), else its error summary. Returns whether there was something to focus.
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const found = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  const invalid = found ?? form.querySelector<HTMLElement>('[data-form-error]');
  if (!invalid) return false;
  // What is folded away cannot be focused.
  const folded = invalid.closest('details');
  if (folded) folded.open = true;
  if (!invalid.matches(`${FOCUSABLE}, [data-form-error]`)) return focusFirstControl(invalid);
  invalid.focus();
  return true;
}

/** Focuses the first control within (in a group of choices: the chosen one). Returns whether there was one. */
export function focusFirstControl(part: HTMLElement): boolean {
  const control = part.querySelector<HTMLElement>('input:checked') ?? part.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
  return control !== null;
}

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method' | 'noValidate'> & {
  onSubmit: () => void;
  /** How many submits were refused so far. When it grows, the first invalid field gets the focus. */
  submitCount?: number;
};

/** A form whose rules are checked by the caller: the browser's own bubbles are off, nothing leaves the page. */
export function Form({ onSubmit, submitCount = 0, className = '', children, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0 && form.current) focusFirstInvalid(form.current);
  }, [submitCount]);
  return (
    <form
      {...props}
      ref={form}
      // Should a click come before React listens, the browser must not put the fields into the address.
      method="post"
      noValidate
      className={`form ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

export interface FormErrorProps {
  title?: string;
  /** `notice` for what is no error: a session that has expired, an order that was changed elsewhere. */
  tone?: 'error' | 'notice';
  /** By which a button is told that it has to wait for what is said here. */
  id?: string;
  children: ReactNode;
}

/** What stands between the user and the result, above the fields: read out at once, focusable by script. */
export function FormError({ title, tone = 'error', id, children }: FormErrorProps) {
  return (
    <div id={id} className="form-error" role="alert" tabIndex={-1} data-form-error data-tone={tone}>
      {tone === 'error' ? <WarningIcon /> : <InfoIcon />}
      <div>
        {title && <b>{title}</b>}
        <div>{children}</div>
      </div>
    </div>
  );
}

/** The buttons at the end of a form: the way on stands last, on phones first and at full width. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form-actions">{children}</div>;
}
