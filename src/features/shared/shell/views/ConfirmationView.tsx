import { Trans, useLingui } from '@lingui/react/macro';
import type { ConfirmationQuestion } from '#machines/app/confirmation/machine.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

export interface ConfirmationViewProps {
  question: ConfirmationQuestion;
  onAccept: () => void;
  onDecline: () => void;
}

/** The dialog of all confirmations, by question (requirements 1.15, 2.4 and 4.23). */
export function ConfirmationView({ question, onAccept, onDecline }: ConfirmationViewProps) {
  const { t } = useLingui();
  const texts = {
    loseData: {
      title: t`Zeichnung abbrechen?`,
      text: <Trans>Alle vorbereiteten Angaben gehen verloren.</Trans>,
      labels: { confirm: t`Verlassen und abbrechen`, cancel: t`Hier bleiben`, busy: t`Wird abgebrochen` },
    },
    loseInput: {
      title: t`Seite verlassen?`,
      text: <Trans>Was Sie hier angegeben haben, geht verloren.</Trans>,
      labels: { confirm: t`Verlassen`, cancel: t`Hier bleiben`, busy: t`Seite wird verlassen` },
    },
    loseUpload: {
      title: t`Hochladen abbrechen?`,
      text: (
        <Trans>
          Ihre Datei ist noch nicht vollständig hochgeladen. Wenn Sie die Seite jetzt verlassen, wird die Datei nicht
          hochgeladen.
        </Trans>
      ),
      labels: { confirm: t`Verlassen und abbrechen`, cancel: t`Hier bleiben`, busy: t`Wird abgebrochen` },
    },
    deleteSurveys: {
      title: t`Antwort ändern?`,
      text: <Trans>Wenn Sie diese Antwort ändern, beginnen die Fragebögen von vorn.</Trans>,
      labels: { confirm: t`Ändern und neu beginnen`, cancel: t`Antwort behalten`, busy: t`Wird zurückgesetzt` },
    },
    startCheck: {
      title: t`Neue Prüfung beginnen?`,
      text: (
        <Trans>
          Sie ändern Angaben, die wir geprüft haben. Wir prüfen sie neu, in der Regel innerhalb von 24 Stunden. Bis
          dahin können Sie nicht zeichnen. Ihr Bestand und Ihre Auszahlungen bleiben davon unberührt.
        </Trans>
      ),
      labels: { confirm: t`Ändern und prüfen lassen`, cancel: t`Nicht ändern`, busy: t`Wird gespeichert` },
    },
  }[question];
  return (
    <ConfirmDialog
      isOpen
      danger={question !== 'startCheck'}
      title={texts.title}
      labels={texts.labels}
      onConfirm={onAccept}
      onCancel={onDecline}
    >
      {texts.text}
    </ConfirmDialog>
  );
}
