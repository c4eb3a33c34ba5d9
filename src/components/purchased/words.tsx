import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Sign } from '#components/outcome/signs.tsx';
import type { PaymentStage } from '#machines/payment/selectors.ts';
import { CheckIcon, CloseIcon, WarningIcon } from '#ui/icons.tsx';
import { BankIcon, ClockIcon, UndoIcon } from '#ui/signIcons.tsx';

export interface PaymentWords extends Sign {
  status: MessageDescriptor;
  title: MessageDescriptor;
  lede: MessageDescriptor;
  /** The one thing to do next; where that is nothing, it says so. */
  next: MessageDescriptor;
}

const nothingToDo = msg`Sie müssen nichts tun`;
const tryAgain = msg`Noch einmal versuchen`;
const nothingLost = msg`Ihr Kauf ist nicht verloren, und es wird nichts doppelt bezahlt.`;
const waits = { tone: 'info', icon: <ClockIcon /> } as const;
const failed = { tone: 'danger', icon: <WarningIcon />, next: tryAgain, lede: nothingLost } as const;
const received = { tone: 'positive', icon: <CheckIcon />, next: nothingToDo, status: msg`Bezahlt` } as const;

/** An order that the shop does not have, or not for this customer. */
export const unknown: PaymentWords = {
  tone: 'neutral',
  icon: <CloseIcon />,
  status: msg`Nicht gefunden`,
  title: msg`Diesen Kauf gibt es nicht`,
  lede: msg`Vielleicht ist die Adresse unvollständig, oder Sie sind mit einem anderen Konto angemeldet.`,
  next: msg`Zurück zur Galerie`,
};

/** What the page says of the payment of a work, stage by stage. Red is for what failed. */
export const paymentWords: Record<PaymentStage, PaymentWords> = {
  checking: {
    ...waits,
    status: msg`Zahlung wird geprüft`,
    title: msg`Wir prüfen Ihre Zahlung`,
    lede: msg`Das dauert nur einen Moment.`,
    next: nothingToDo,
  },
  redirecting: {
    ...waits,
    status: msg`Zahlung offen`,
    title: msg`Weiter zum Zahlungsanbieter`,
    lede: msg`Ihr Kauf ist aufgenommen. Die Seite des Zahlungsanbieters öffnet sich gleich.`,
    next: msg`Auf der Seite des Zahlungsanbieters bezahlen`,
  },
  pending: {
    ...waits,
    status: msg`Zahlung wird geprüft`,
    title: msg`Ihre Zahlung wird bestätigt`,
    lede: msg`Der Zahlungsanbieter hat das Ergebnis noch nicht gemeldet. Meist dauert das nur Sekunden. Wir fragen von selbst nach; bitte bezahlen Sie nicht noch einmal.`,
    next: nothingToDo,
  },
  succeeded: {
    ...received,
    title: msg`Vielen Dank, Ihre Zahlung ist eingegangen`,
    lede: msg`Das Werk wird jetzt in Ihre Wallet übertragen. Dann steht es in Ihrer Sammlung.`,
  },
  alreadyPaid: {
    ...received,
    title: msg`Dieser Kauf ist schon bezahlt`,
    lede: msg`Sie müssen nichts weiter tun.`,
  },
  cancelled: {
    tone: 'neutral',
    icon: <UndoIcon />,
    status: msg`Zahlung abgebrochen`,
    title: msg`Ihre Zahlung wurde abgebrochen`,
    lede: msg`Bitte versuchen Sie es noch einmal. Ihr Kauf besteht weiter; ein zweiter entsteht dabei nicht.`,
    next: msg`Die Zahlung wiederholen`,
  },
  unpaid: {
    tone: 'warning',
    icon: <ClockIcon />,
    status: msg`Zahlung offen`,
    title: msg`Ihre Zahlung ist noch offen`,
    lede: msg`Uns ist noch keine Zahlung gemeldet. Haben Sie gerade bezahlt, kann das einige Minuten dauern: Laden Sie diese Seite dann bitte neu, statt noch einmal zu bezahlen. Ihr Kauf besteht weiter.`,
    next: msg`Jetzt bezahlen`,
  },
  byTransfer: {
    tone: 'warning',
    icon: <BankIcon />,
    status: msg`Zahlung offen`,
    title: msg`Diesen Kauf bezahlen Sie per Überweisung`,
    lede: msg`Ihre Bestellung ist bei uns eingegangen. Der Betrag ist noch zu überweisen.`,
    next: msg`Den Betrag überweisen`,
  },
  closed: {
    tone: 'neutral',
    icon: <CloseIcon />,
    status: msg`Geschlossen`,
    title: msg`Für diesen Kauf ist nichts zu bezahlen`,
    lede: msg`Er wurde storniert oder erstattet.`,
    next: nothingToDo,
  },
  notBegun: { ...failed, status: msg`Zahlung nicht begonnen`, title: msg`Die Zahlung konnte nicht begonnen werden` },
  notChecked: { ...failed, status: msg`Nicht geprüft`, title: msg`Die Zahlung ließ sich nicht prüfen` },
};
