import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NotificationRegion } from '#ui/NotificationRegion.tsx';

export interface NotificationsViewProps {
  onReading: (reading: boolean) => void;
  /** The notifications, while there are any. */
  children: ReactNode;
}

/** Region of the notifications (requirement 1.14). Notifications stay while they have the pointer or the focus. */
export function NotificationsView({ onReading, children }: NotificationsViewProps) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for reading only; nothing here can be operated
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
