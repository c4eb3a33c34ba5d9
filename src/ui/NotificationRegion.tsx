import type { ReactNode } from 'react';
import './NotificationBar.css';

/**
 * Live region for notifications. Always rendered, because only changes inside an existing live region are reliably read
 * out; its content may be loaded later.
 */
export function NotificationRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="notices" aria-label={label} aria-live="polite" aria-atomic="false">
      {children}
    </section>
  );
}
