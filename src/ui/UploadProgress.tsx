import type { ReactNode } from 'react';
import './UploadProgress.css';

export interface UploadProgressProps {
  /** What is on its way. */
  label: string;
  /** Percent, 0 to 100; null while nobody can tell. */
  value: number | null;
  /** The progress in words. */
  children: ReactNode;
}

/** How far something is that takes its time. */
export function UploadProgress({ label, value, children }: UploadProgressProps) {
  return (
    <div className="upload-progress">
      <progress
        className="upload-progress-track"
        max={100}
        aria-label={label}
        data-running
        {...(value !== null && { value })}
      />
      <p className="upload-progress-text">{children}</p>
    </div>
  );
}
