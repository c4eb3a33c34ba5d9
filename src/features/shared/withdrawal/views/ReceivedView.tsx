import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import { ShownReading } from '#components/links/reading.ts';
import { periods } from '#domain/constants/limits.ts';
import type { Withdrawal, WithdrawalReceipt } from '#domain/shop/withdrawal.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { OrderLink } from './OrderLink.tsx';
import classes from './withdrawal.module.css';

export interface ReceivedViewProps {
  declared: Withdrawal;
  receipt: WithdrawalReceipt;
  /** Token value of the order; null if the contract was named in words. */
  tokenValue: string | null;
  /**
   * Saves the declaration word for word, as the shop has it: a mail to an address that any visitor may type repeats no
   * words.
   */
  onSave: (text: string) => void;
}

/** `/withdrawal` after the declaration has arrived: the time of arrival and the next steps. */
export function ReceivedView({ declared: { name, contract }, receipt, tokenValue, onSave }: ReceivedViewProps) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const { email } = receipt;
  const days = useContext(ShownReading) === 'marketplace' ? periods.refundOfWork : periods.refund;
  const text = [
    t`Ihr Widerruf ist eingegangen`,
    `${t`Eingegangen`}: ${moment(receipt.receivedAt)}`,
    t`Hiermit widerrufe ich den genannten Vertrag.`,
    `${t`Ihr Name`}: ${name}`,
    `${t`Vertrag`}: ${contract}`,
    `${t`E-Mail-Adresse`}: ${email}`,
  ];
  return (
    <div className={`row page ${classes.page}`}>
      <OutcomeHeader
        tone="info"
        sign={<CheckIcon />}
        title={<Trans>Ihr Widerruf ist eingegangen</Trans>}
        lede={
          <Trans>
            Am {moment(receipt.receivedAt)}, zum Vertrag {contract}.
          </Trans>
        }
      />
      <Card>
        <div className="stack" data-gap="lg">
          <p>
            <Trans>
              Eine Bestätigung mit dem Zeitpunkt, zu dem Ihre Erklärung eingegangen ist, schicken wir an {email}. Den
              vollständigen Wortlaut Ihrer Erklärung können Sie hier speichern.
            </Trans>
          </p>
          <div>
            <Button variant="secondary" onPress={() => onSave(`${text.join('\n')}\n`)}>
              <Trans>Bestätigung speichern</Trans>
            </Button>
          </div>
          <p>
            {receipt.inTime === true && (
              <Trans>
                Der Vertrag ist damit widerrufen. Bereits gezahlte Beträge erstatten wir innerhalb von {days} Tagen.
              </Trans>
            )}
            {receipt.inTime === false && (
              <Trans>
                Ihre Erklärung kam nach dem Ende der Frist, der Vertrag ist schon beendet, oder es gibt für ihn kein
                Widerrufsrecht. Wir prüfen das und schreiben Ihnen.
              </Trans>
            )}
            {receipt.inTime === null && <Trans>Wir suchen den Vertrag heraus und schreiben Ihnen.</Trans>}
          </p>
          <div>
            {tokenValue === null ? (
              <ButtonLink href={pathTo('/')}>{t`Zur Übersicht`}</ButtonLink>
            ) : (
              <OrderLink tokenValue={tokenValue} />
            )}
          </div>
        </div>
      </Card>
    </div>
  );
}
