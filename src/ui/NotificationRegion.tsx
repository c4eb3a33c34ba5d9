import type { ReactNode } from 'react';
import './NotificationBar.css';

/**
 * The live region for notifications. It is always in the page, because only changes inside an existing live region are
 * reliably read out; its content may come later.
 */
export function NotificationRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="notices" aria-label={label} aria-live="polite" aria-atomic="false">
      {children}
    </section>
  );
}
