import type { ReactNode } from 'react';
import './PageNotice.css';

/** What concerns the whole page for as long as it is so. The live region is always in the page, also while it is empty. */
export function PageNotice({ children }: { children: ReactNode }) {
  return (
    <div className="page-notice" role="status">
      {children}
    </div>
  );
}
