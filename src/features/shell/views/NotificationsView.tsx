import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NotificationRegion } from '#ui/NotificationRegion.tsx';

export interface NotificationsViewProps {
  onReading: (reading: boolean) => void;
  /** The notifications, while there are any. */
  children: ReactNode;
}

/** Where the notifications stand (spec section 1). Nothing vanishes while pointer or focus are on it. */
export function NotificationsView({ onReading, children }: NotificationsViewProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens whether somebody reads; there is nothing to do here
    <div
      onPointerEnter={() => onReading(true)}
      onPointerLeave={() => onReading(false)}
      onFocus={() => onReading(true)}
      onBlur={() => onReading(false)}
    >
      <NotificationRegion label={t`Meldungen`}>{children}</NotificationRegion>
    </div>
  );
}
