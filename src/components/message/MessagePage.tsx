import type { ReactNode } from 'react';
import { PageHeader } from '#ui/PageHeader.tsx';

export interface MessagePageProps {
  /** A code above the title: 404. */
  eyebrow?: ReactNode;
  title: ReactNode;
  lede: ReactNode;
  /** The ways on. */
  children: ReactNode;
}

/** A page of one message, in the middle of the window: an unknown address, a closed account, a closed registration. */
export function MessagePage({ children, ...head }: MessagePageProps) {
  return (
    <div className="row page sparse stack" data-gap="lg">
      <PageHeader {...head} />
      {children}
    </div>
  );
}
