import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import './Switch.css';

export type SwitchProps = {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
};

/** A setting that takes effect at once. In a form that is sent, use a Checkbox. */
export function Switch({ children, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className="switch">
      <span className="switch-track">
        <span className="switch-knob" />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  );
}
