import { type ComponentProps, type ReactNode, useId } from 'react';
import { Spinner } from './Spinner.tsx';
import './Button.css';

/** Emphasis of a button; `danger` for actions that delete or cancel. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** A button that can be busy needs a label for it. */
type Busy = { busy?: undefined; busyLabel?: undefined } | { busy: boolean; busyLabel: string };

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'onClick' | 'style'> &
  Busy & {
    children: ReactNode;
    /**
     * Called for pointer, finger, keyboard and assistive technology, but never while the button is busy or disabled.
     */
    onPress?: () => void;
    variant?: ButtonVariant;
    size?: 'md' | 'sm';
    /** Fills the width of its column. */
    wide?: boolean;
    /** Reason why the action is not possible now. The button stays reachable by keyboard and describes the reason. */
    disabledReason?: string | undefined;
    /** Id of a reason shared by several buttons, in place of `disabledReason`. */
    disabledBy?: string | undefined;
  };

/**
 * Native button. While `busy` it keeps its width and its focus, ignores presses and announces `busyLabel`. With a
 * `disabledReason` or `disabledBy` it is `aria-disabled`, never `disabled`: it stays in the tab order. A
 * `disabledReason` is shown under it; either reason is read out with it (requirement 23.6).
 */
export function Button({
  children,
  variant = 'primary',
  size = 'md',
  wide,
  busy = false,
  busyLabel,
  disabledReason,
  disabledBy,
  className = '',
  type = 'button',
  onPress,
  ...props
}: ButtonProps) {
  const reasonId = useId();
  const explained = disabledReason !== undefined;
  const disabled = explained || disabledBy !== undefined;
  const idle = disabled || busy;
  const described = [props['aria-describedby'], disabledBy, explained && reasonId].filter(Boolean).join(' ');
  // The wrapper is always rendered, so that a reason that appears or disappears does not remount a focused button.
  return (
    <span className="button-slot" data-wide={wide || undefined} data-disabled={disabled || undefined}>
      <button
        {...props}
        className={`button ${className}`}
        data-variant={variant}
        data-size={size}
        data-busy={busy || undefined}
        type={idle ? 'button' : type}
        onClick={(event) => {
          // Safari does not focus pressed buttons; a dialog opened from here has to return the focus to this button.
          event.currentTarget.focus();
          if (!idle) onPress?.();
        }}
        aria-disabled={idle || undefined}
        aria-describedby={described || undefined}
      >
        <span className="button-label">{children}</span>
        {busy && <Spinner label={busyLabel ?? ''} />}
      </button>
      {busyLabel !== undefined && (
        <span role="status" className="visually-hidden">
          {busy && busyLabel}
        </span>
      )}
      {explained && (
        <span className="button-reason" id={reasonId}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}
