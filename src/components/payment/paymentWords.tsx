import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Sign } from '#components/outcome/signs.tsx';
import type { PaymentStage } from '#machines/flows/payment/selectors.ts';
import { CheckIcon, CloseIcon, WarningIcon } from '#ui/icons.tsx';
import { BankIcon, ClockIcon, UndoIcon } from '#ui/signIcons.tsx';

export interface StageWords extends Sign {
  status?: MessageDescriptor;
  title: MessageDescriptor;
  lede: MessageDescriptor;
  /** Next step; null if there is nothing to do. */
  next: MessageDescriptor | null;
}

/** Stage of the payment, or an order that the shop does not have for this customer. */
export type ShownStage = PaymentStage | 'unknown';

/** Sentences that differ between a subscription and a work. */
export interface OwnWords {
  /** Shown with each failure. */
  nothingLost: MessageDescriptor;
  redirecting: Pick<StageWords, 'lede'>;
  succeeded: Pick<StageWords, 'lede'>;
  alreadyPaid: Pick<StageWords, 'title'>;
  cancelled: Pick<StageWords, 'lede'>;
  unpaid: Pick<StageWords, 'lede'>;
  byTransfer: Pick<StageWords, 'title' | 'lede'>;
  closed: Pick<StageWords, 'title' | 'lede'>;
  unknown: Pick<StageWords, 'title' | 'next'>;
}

/** Returns the texts of the payment page, by stage. Red is for failures; a payment given up on purpose is not red. */
export function paymentWords(own: OwnWords): Record<ShownStage, StageWords> {
  const waits = { tone: 'info', icon: <ClockIcon /> } as const;
  const received = { tone: 'positive', icon: <CheckIcon />, next: null } as const;
  const open = msg`Zahlung offen`;
  const failed = {
    tone: 'danger',
    icon: <WarningIcon />,
    next: msg`Noch einmal versuchen`,
    lede: own.nothingLost,
  } as const;
  return {
    checking: {
      ...waits,
      title: msg`Wir prüfen Ihre Zahlung`,
      lede: msg`Das dauert nur einen Moment.`,
      next: null,
    },
    redirecting: {
      ...waits,
      ...own.redirecting,
      status: open,
      title: msg`Weiter zum Zahlungsanbieter`,
      next: msg`Auf der Seite des Zahlungsanbieters bezahlen`,
    },
    pending: {
      ...waits,
      title: msg`Ihre Zahlung wird bestätigt`,
      lede: msg`Der Zahlungsanbieter hat das Ergebnis noch nicht gemeldet. Meist dauert das nur Sekunden. Wir fragen von selbst nach; bitte bezahlen Sie nicht noch einmal.`,
      next: null,
    },
    succeeded: {
      ...received,
      ...own.succeeded,
      status: msg`Zahlung bestätigt`,
      title: msg`Vielen Dank, Ihre Zahlung ist eingegangen`,
    },
    alreadyPaid: { ...received, ...own.alreadyPaid, lede: msg`Sie müssen nichts weiter tun.` },
    cancelled: {
      ...own.cancelled,
      tone: 'neutral',
      icon: <UndoIcon />,
      title: msg`Ihre Zahlung wurde abgebrochen`,
      next: msg`Die Zahlung wiederholen`,
    },
    unpaid: {
      ...own.unpaid,
      tone: 'warning',
      icon: <ClockIcon />,
      title: msg`Ihre Zahlung ist noch offen`,
      next: msg`Jetzt bezahlen`,
    },
    byTransfer: {
      ...own.byTransfer,
      tone: 'warning',
      status: open,
      icon: <BankIcon />,
      next: msg`Den Betrag überweisen`,
    },
    closed: { ...own.closed, tone: 'neutral', icon: <CloseIcon />, status: msg`Geschlossen`, next: null },
    notBegun: { ...failed, title: msg`Die Zahlung konnte nicht begonnen werden` },
    notChecked: { ...failed, title: msg`Die Zahlung konnte nicht geprüft werden` },
    unknown: {
      ...own.unknown,
      tone: 'neutral',
      icon: <CloseIcon />,
      status: msg`Nicht gefunden`,
      lede: msg`Vielleicht ist die Adresse unvollständig, oder Sie sind mit einem anderen Konto angemeldet.`,
    },
  };
}

/** Returns the texts for a payment that the bank or the provider refused. */
export const refusedWords = (words: Record<ShownStage, StageWords>): Record<ShownStage, StageWords> => ({
  ...words,
  cancelled: {
    ...words.cancelled,
    tone: 'danger',
    icon: <WarningIcon />,
    title: msg`Ihre Zahlung wurde abgelehnt`,
  },
});
