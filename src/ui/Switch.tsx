import type { ReactNode } from 'react';
import './Switch.css';

export type SwitchProps = {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
};

/** A setting that takes effect at once. In a form that is sent, use a Checkbox. */
export function Switch({ children, isSelected, onChange, isDisabled }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isSelected}
        aria-checked={isSelected}
        onChange={(event) => onChange(event.target.checked)}
        disabled={isDisabled}
      />
      <span>{children}</span>
    </label>
  );
}
