import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx';

/** Message of the bar; `id` identifies it for `onDismiss`. */
export type Notice = {
  id: string;
  tone: 'success' | 'error' | 'info';
  message: ReactNode;
  detail?: ReactNode;
};

export type NotificationBarProps = {
  notices: ReadonlyArray<Notice>;
  onDismiss: (id: string) => void;
  labels: { dismiss: string; detail: string; tone: Record<Notice['tone'], string> };
};

const ICONS = { success: CheckIcon, error: WarningIcon, info: InfoIcon };

/**
 * Messages that concern the whole page, in a `NotificationRegion`. Errors interrupt a screen reader, other messages
 * wait.
 */
export function NotificationBar({ notices, onDismiss, labels }: NotificationBarProps) {
  return (
    <>
      {notices.map(({ id, tone, message, detail }) => {
        const Icon = ICONS[tone];
        return (
          <div key={id} className="notice" data-tone={tone} {...(tone === 'error' ? { role: 'alert' } : {})}>
            <Icon />
            <div className="notice-text">
              <p>
                <span className="visually-hidden">{labels.tone[tone]}: </span>
                {message}
              </p>
              {detail && <Disclosure summary={labels.detail}>{detail}</Disclosure>}
            </div>
            <button type="button" className="notice-close" aria-label={labels.dismiss} onClick={() => onDismiss(id)}>
              <CloseIcon />
            </button>
          </div>
        );
      })}
    </>
  );
}
