import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { InfoIcon, WarningIcon } from './basicIcons.tsx';
import './Form.css';

/** A stepper's buttons are not keyboard stops: its input takes the focus. */
const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button:not([tabindex="-1"])';

/**
 * Focuses the first invalid control of a form in reading order (in a group of choices: the chosen one, else the first),
 * else its error summary. Returns true if there was something to focus.
 */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const found = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  const invalid = found ?? form.querySelector<HTMLElement>('[data-form-error]');
  if (!invalid) return false;
  // Content of a closed `details` cannot be focused.
  const folded = invalid.closest('details');
  if (folded) folded.open = true;
  if (!invalid.matches(`${FOCUSABLE}, [data-form-error]`)) return focusFirstControl(invalid);
  invalid.focus();
  return true;
}

/** Focuses the first control within (in a group of choices: the chosen one). Returns true if there was one. */
export function focusFirstControl(part: HTMLElement): boolean {
  const control = part.querySelector<HTMLElement>('input:checked') ?? part.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
  return control !== null;
}

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method' | 'noValidate'> & {
  onSubmit: () => void;
  /** Number of rejected submits so far. When it grows, the first invalid field gets the focus. */
  submitCount?: number;
};

/** Form whose rules are checked by the caller: the browser's own bubbles are off, nothing leaves the page. */
export function Form({ onSubmit, submitCount = 0, className = '', children, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0 && form.current) focusFirstInvalid(form.current);
  }, [submitCount]);
  return (
    <form
      {...props}
      ref={form}
      // If a click precedes React's listeners, the browser must not put the fields into the address.
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
  /** `notice` for events that are not errors: a session that has expired, an order that was changed elsewhere. */
  tone?: 'error' | 'notice';
  /** Id by which a button refers to the message as its `disabledBy`. */
  id?: string;
  children: ReactNode;
}

/** Message that blocks the result, above the fields: read out at once, focusable by script. */
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
