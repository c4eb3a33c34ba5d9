import { Svg } from './basicIcons.tsx';
import './HeartButton.css';

export interface HeartButtonProps {
  /** Names the liked item. Independent of the state, which `aria-pressed` expresses. */
  label: string;
  /** Null while unknown: then `aria-pressed` is absent. */
  isPressed: boolean | null;
  onPress: () => void;
}

/** Toggle of a favourite, in the shape of a heart. */
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
      <Svg>
        <path d="M10 16.5S3 12.4 3 7.6A3.6 3.6 0 0 1 6.6 4c1.5 0 2.8.9 3.4 2.2C10.6 4.9 11.9 4 13.4 4A3.6 3.6 0 0 1 17 7.6c0 4.8-7 8.9-7 8.9z" />
      </Svg>
    </button>
  );
}
