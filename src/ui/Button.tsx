import { type ComponentProps, type ReactNode, useId } from 'react';
import { Spinner } from './Spinner.tsx';
import './Button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** A button that can be busy must say so in words. */
type Busy = { busy?: undefined; busyLabel?: undefined } | { busy: boolean; busyLabel: string };

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'onClick' | 'style'> &
  Busy & {
    children: ReactNode;
    /** By pointer, finger, keyboard or assistive technology. Not called while it is busy or not possible. */
    onPress?: () => void;
    variant?: ButtonVariant;
    size?: 'md' | 'sm';
    /** Fills the width of its column. */
    wide?: boolean;
    /** Why the action is not possible now. The button stays reachable by keyboard and tells the reason. */
    disabledReason?: string | undefined;
    /** Id of what says so for several buttons at once, in place of a reason of this one's own. */
    disabledBy?: string | undefined;
  };

/**
 * An action: the browser's own button. While `busy` it keeps its width and its focus, ignores presses and announces
 * `busyLabel`. With a `disabledReason` or `disabledBy` it is `aria-disabled`, never `disabled`: it stays in the tab order, the reason is
 * shown under it and read out with it.
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
          // Safari does not: what opens from here, and closes again, gives the focus back to where it was.
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
