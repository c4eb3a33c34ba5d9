import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { failureDetail } from '#components/failure/messages.ts';
import { useFailureText } from '#components/failure/useFailureText.ts';
import type { Notification, NotificationMessage } from '#machines/app/notifications/machine.ts';
import { NotificationBar } from '#ui/NotificationBar.tsx';

/** Messages of the notification bar, by key (requirement 8.19). */
const notificationText = {
  loggedIn: msg`Sie sind angemeldet.`,
  loggedOut: msg`Sie sind abgemeldet.`,
  orderCancelled: msg`Die Zeichnung ist abgebrochen.`,
  localeFailed: msg`Die andere Sprache konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.`,
  fetchFailed: msg`Beim Laden der Daten ist ein Fehler aufgetreten.`,
  slow: msg`Das Laden dauert länger als gewöhnlich.`,
  downloadFailed: msg`Die Datei konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.`,
  fileMissing: msg`Zu diesem Dokument gibt es keine Datei. Bitte schreiben Sie uns.`,
  favouritesFailed: msg`Ihre Favoriten konnten nicht geändert werden. Bitte versuchen Sie es noch einmal.`,
  failed: msg`Es ist ein unerwarteter Fehler aufgetreten.`,
} satisfies Record<NotificationMessage, MessageDescriptor>;

export interface NotificationListViewProps {
  notifications: readonly Notification[];
  onDismiss: (id: string) => void;
}

/** The notifications with expandable detail (requirement 1.14). */
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
