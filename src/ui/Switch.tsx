import type { ReactNode } from 'react';
import './Switch.css';

export type SwitchProps = {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
};

/** Setting that takes effect at once. In a form that is sent, use a Checkbox. */
export function Switch({ children, isSelected, onChange, isDisabled }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a check box has its checked state natively
        role="switch"
        checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
        disabled={isDisabled}
      />
      <span>{children}</span>
    </label>
  );
}
