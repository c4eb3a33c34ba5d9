import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon } from './icons.tsx';
import { Language } from './Language.tsx';
import './Dialog.css';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  labels: { close: string };
};

/**
 * Dialog over the page: keeps the focus inside, restores it, and closes on Escape and on a click beside it. On phones
 * it slides up from the lower edge. Import it lazily: overlays are react-aria's largest part.
 */
export function Dialog({ isOpen, onClose, title, children, actions, labels }: DialogProps) {
  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} isDismissable role="dialog">
      <div className="dialog-head">
        <Heading slot="title" className="dialog-title">
          {title}
        </Heading>
        <button type="button" className="dialog-close" aria-label={labels.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      {actions && <div className="form-actions dialog-actions">{actions}</div>}
    </DialogFrame>
  );
}

export type DialogFrameProps = {
  isOpen: boolean;
  onClose: () => void;
  isDismissable: boolean;
  role: 'dialog' | 'alertdialog';
  children: ReactNode;
  'aria-describedby'?: string;
};

/** Sheet, dimmed page and focus rules that Dialog and ConfirmDialog share. */
export function DialogFrame({ isOpen, onClose, isDismissable, children, ...props }: DialogFrameProps) {
  return (
    <Language>
      <ModalOverlay
        className="dialog-overlay"
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        isDismissable={isDismissable}
      >
        <Modal className="dialog-sheet">
          <AriaDialog {...props} className="dialog">
            {children}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </Language>
  );
}
