import { HeartIcon } from './icons.tsx';
import './HeartButton.css';

export interface HeartButtonProps {
  /** Names what is liked. It stays the same whether it is pressed or not: that is told by `aria-pressed`. */
  label: string;
  /** Null where nobody knows yet: then it claims nothing. */
  isPressed: boolean | null;
  onPress: () => void;
}

/** A toggle that keeps something as a favourite. */
export function HeartButton({ label, isPressed, onPress }: HeartButtonProps) {
  return (
    <button
      type="button"
      className="heart"
      aria-label={label}
      aria-pressed={isPressed ?? undefined}
      title={label}
      onClick={onPress}
    >
      <HeartIcon />
    </button>
  );
}
