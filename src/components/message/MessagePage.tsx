import type { ReactNode } from 'react';
import { PageHeader } from '#ui/PageHeader.tsx';

export interface MessagePageProps {
  /** Code above the title: 404. */
  eyebrow?: ReactNode;
  title: ReactNode;
  lede: ReactNode;
  children: ReactNode;
}

/** Page of a single message: an unknown address, a closed account, a closed registration. */
export function MessagePage({ children, ...head }: MessagePageProps) {
  return (
    <div className="row page sparse stack" data-gap="lg">
      <PageHeader {...head} />
      {children}
    </div>
  );
}
