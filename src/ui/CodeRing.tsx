import type { CSSProperties } from 'react';
import './CodeRing.css';

export type CodeRingProps = {
  /** Seconds for which a code is shown before the next. */
  period: number;
  /** Seconds of the period that are over when it is first shown. */
  elapsed: number;
};

/**
 * How long the code in an authenticator app still lives, as a ring that runs out. It only repeats what the hint beside it
 * says in words, so that a screen reader is not told of each second; with reduced motion it stands still.
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
