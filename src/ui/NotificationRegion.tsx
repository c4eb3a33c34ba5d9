import type { ReactNode } from 'react';
import './NotificationBar.css';

/**
 * Where notifications appear. Always in the page, because only what changes inside of an existing live region is sure
 * to be read out; what stands in it may come later.
 */
export function NotificationRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="notices" aria-label={label} aria-live="polite" aria-atomic="false">
      {children}
    </section>
  );
}
