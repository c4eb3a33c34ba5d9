import type { CSSProperties, ReactNode } from 'react';
import { placeholderKeys } from './placeholderKeys.ts';
import './Skeleton.css';

/**
 * Region whose content is being loaded. Its placeholders are hidden from assistive technology; `label` is read out
 * instead, once.
 */
export function LoadingRegion({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div aria-busy="true">
      <span role="status" className="visually-hidden">
        {label}
      </span>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}

/** Placeholder for a line of text, as high as the line that will replace it. */
export function SkeletonLine({ width = '100%' }: { width?: CSSProperties['width'] }) {
  return <span className="skeleton" data-shape="line" style={{ width }} />;
}

/** Placeholder for a picture, chart or control, with the height or the ratio of its replacement. */
export function SkeletonBlock({ height, ratio }: { height?: CSSProperties['height']; ratio?: string }) {
  return <span className="skeleton" data-shape="block" style={{ height, aspectRatio: ratio }} />;
}

/** Placeholder for a card: a picture, if `art`, and `lines` lines of text. */
export function SkeletonCard({ art = false, lines = 3 }: { art?: boolean; lines?: number }) {
  return (
    <div className="skeleton-card">
      {art && <SkeletonBlock ratio="2" />}
      <div className="skeleton-card-body">
        {placeholderKeys(lines).map((place, line) => (
          <SkeletonLine key={place} width={WIDTHS[line % WIDTHS.length]} />
        ))}
      </div>
    </div>
  );
}

const WIDTHS = ['60%', '85%', '45%', '70%'];
