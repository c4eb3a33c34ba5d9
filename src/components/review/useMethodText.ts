import { useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '#domain/shop/order.ts';

/** Returns a function that explains a payment method in a sentence. */
export function useMethodText(): (method: PaymentMethod) => string {
  const { t } = useLingui();
  const texts: Record<NonNullable<PaymentMethod['kind']>, string> = {
    offline: t`Sie erhalten die Bankverbindung mit GiroCode. Ihre Überweisung ist meist nach 1–2\u00a0Bankarbeitstagen bei uns.`,
    online: t`Sie werden zum Zahlungsanbieter weitergeleitet und bestätigen die Zahlung bei Ihrer Bank.`,
  };
  return ({ kind, description }) =>
    kind === null ? (description ?? t`Wie Sie bezahlen, erfahren Sie nach der Bestellung.`) : texts[kind];
}
