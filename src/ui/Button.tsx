import { type ReactNode, type Ref, useId } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from './Spinner.tsx';
import './Button.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** A button that can be busy must say so in words. */
type Busy = { busy?: undefined; busyLabel?: undefined } | { busy: boolean; busyLabel: string };

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'isDisabled'> &
  Busy & {
    children: ReactNode;
    variant?: ButtonVariant;
    size?: 'md' | 'sm';
    /** Fills the width of its column. */
    wide?: boolean;
    /** Why the action is not possible now. The button stays reachable by keyboard and tells the reason. */
    disabledReason?: string | undefined;
    className?: string;
    ref?: Ref<HTMLButtonElement>;
  };

/**
 * An action. While `busy` it keeps its width and its focus, ignores presses and announces `busyLabel`. (react-aria's
 * `isPending` is not used: its announcer refers to the button by id for seconds, even when the button is gone.) With a
 * `disabledReason` it is `aria-disabled`, never `disabled`: it stays in the tab order, the reason is shown under it and
 * read out with it.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'md',
  wide,
  busy = false,
  busyLabel,
  disabledReason,
  className = '',
  type,
  onPress,
  ...props
}: ButtonProps) {
  const reasonId = useId();
  const disabled = disabledReason !== undefined;
  const idle = disabled || busy;
  const described = [props['aria-describedby'], disabled && reasonId].filter(Boolean).join(' ');
  // The wrapper is always rendered, so that a reason that appears or disappears does not remount a focused button.
  return (
    <span className="button-slot" data-wide={wide || undefined} data-disabled={disabled || undefined}>
      <AriaButton
        {...props}
        className={`button ${className}`}
        data-variant={variant}
        data-size={size}
        data-busy={busy || undefined}
        type={idle ? 'button' : type}
        {...(idle ? {} : { onPress })}
        aria-disabled={idle || undefined}
        aria-describedby={described || undefined}
      >
        <span className="button-label">{children}</span>
        {busy && <Spinner label={busyLabel ?? ''} />}
      </AriaButton>
      {busyLabel !== undefined && (
        <span role="status" className="visually-hidden">
          {busy && busyLabel}
        </span>
      )}
      {disabled && (
        <span className="button-reason" id={reasonId}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}
