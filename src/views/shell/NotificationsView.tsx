import { useLingui } from '@lingui/react/macro';
import type { Failure } from '#domain/failure.ts';
import { NotificationBar } from '#ui/NotificationBar.tsx';
import { failureDetail } from '../failure/messages.ts';
import { useFailureText } from '../failure/useFailureText.ts';
import { notificationText } from './notificationText.ts';

export interface ShownNotification {
  id: string;
  type: 'success' | 'error' | 'info';
  message: keyof typeof notificationText;
  failure: Failure | null;
}

export interface NotificationsViewProps {
  notifications: readonly ShownNotification[];
  onDismiss: (id: string) => void;
  onReading: (reading: boolean) => void;
}

/** The notification bar with expandable detail (spec section 1). Nothing vanishes while pointer or focus are on it. */
export function NotificationsView({ notifications, onDismiss, onReading }: NotificationsViewProps) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens whether somebody reads; there is nothing to do here
    <div
      onPointerEnter={() => onReading(true)}
      onPointerLeave={() => onReading(false)}
      onFocus={() => onReading(true)}
      onBlur={() => onReading(false)}
    >
      <NotificationBar
        notices={notifications.map(({ id, type, message, failure }) => ({
          id,
          tone: type,
          message: message === 'failed' && failure ? failureText(failure) : i18n._(notificationText[message]),
          detail: failure ? failureDetail(failure) : undefined,
        }))}
        onDismiss={onDismiss}
        labels={{
          region: t`Meldungen`,
          dismiss: t`Meldung schließen`,
          detail: t`Einzelheiten`,
          tone: { success: t`Erfolg`, error: t`Fehler`, info: t`Hinweis` },
        }}
      />
    </div>
  );
}
