import { type ReactNode, useId } from 'react';
import { Heading } from 'react-aria-components/Dialog';
import { Button } from './Button.tsx';
import { DialogFrame } from './Dialog.tsx';
import './Form.css';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  labels: { confirm: string; cancel: string; busy: string };
  /** True if confirming destroys something. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  /** Also called on Escape. A click beside the dialog is not an answer. */
  onCancel: () => void;
};

/** Question that must be answered before anything else. The focus starts on the answer that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, labels, danger, busy = false, onConfirm, onCancel } = props;
  const textId = useId();
  return (
    <DialogFrame isOpen={isOpen} onClose={onCancel} isDismissable={false} role="alertdialog" aria-describedby={textId}>
      <Heading slot="title" className="dialog-title">
        {title}
      </Heading>
      <div id={textId}>{children}</div>
      <div className="form-actions dialog-actions">
        <Button variant="secondary" onPress={onCancel} autoFocus>
          {labels.cancel}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={labels.busy} onPress={onConfirm}>
          {labels.confirm}
        </Button>
      </div>
    </DialogFrame>
  );
}
