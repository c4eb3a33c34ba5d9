import type { ReactNode } from 'react';
import './PageNotice.css';

/** Lasting notice about the whole page. The live region is always rendered, even while it is empty. */
export function PageNotice({ children }: { children: ReactNode }) {
  return (
    <div className="page-notice" role="status">
      {children}
    </div>
  );
}
