import { useLingui } from '@lingui/react/macro';
import { failureDetail } from '#components/failure/messages.ts';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { Notification } from '#machines/app/notifications/machine.ts';
import { NotificationBar } from '#ui/NotificationBar.tsx';
import { notificationText } from './notificationText.ts';

export interface NotificationListViewProps {
  notifications: readonly Notification[];
  onDismiss: (id: string) => void;
}

/** The notifications with expandable detail (spec section 1). */
export function NotificationListView({ notifications, onDismiss }: NotificationListViewProps) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  return (
    <NotificationBar
      notices={notifications.map(({ id, type, message, failure }) => ({
        id,
        tone: type,
        message: message === 'failed' && failure ? failureText(failure) : i18n._(notificationText[message]),
        detail: failure ? failureDetail(failure) : undefined,
      }))}
      onDismiss={onDismiss}
      labels={{
        dismiss: t`Meldung schließen`,
        detail: t`Einzelheiten`,
        tone: { success: t`Erfolg`, error: t`Fehler`, info: t`Hinweis` },
      }}
    />
  );
}
