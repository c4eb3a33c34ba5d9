import type { CSSProperties } from 'react';
import './CodeRing.css';

export type CodeRingProps = {
  /** Validity of a code in seconds. */
  period: number;
  /** Seconds of the period that have passed at the first render. */
  elapsed: number;
};

/**
 * Remaining validity of an authenticator app's code, as a ring that runs out. The hint beside it says the same in
 * words, so that the ring is hidden from screen readers, which would announce each second; static with reduced motion.
 */
export function CodeRing({ period, elapsed }: CodeRingProps) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--period': `${period}s`,
    '--elapsed': `${-elapsed}s`,
  };
  return (
    <span className="code-ring" style={style}>
      <svg viewBox="0 0 36 36" focusable="false" aria-hidden="true">
        <circle cx="18" cy="18" r="15.9155" pathLength="100" />
        <circle cx="18" cy="18" r="15.9155" pathLength="100" />
      </svg>
    </span>
  );
}
