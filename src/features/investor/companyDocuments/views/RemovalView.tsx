import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

export interface RemovalViewProps {
  isOpen: boolean;
  name: string;
  onRemove: () => void;
  onKeep: () => void;
}

/** Confirms the removal of a document, which cannot be undone. */
export function RemovalView({ isOpen, name, onRemove, onKeep }: RemovalViewProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      danger
      title={t`Dokument entfernen?`}
      labels={{ confirm: t`Dokument entfernen`, cancel: t`Behalten`, busy: t`Wird entfernt` }}
      onConfirm={onRemove}
      onCancel={onKeep}
    >
      <p>
        <Trans>„{name}“ wird bei uns gelöscht. Auf Ihrem Gerät ändert sich nichts.</Trans>
      </p>
    </ConfirmDialog>
  );
}
