import { Trans, useLingui } from '@lingui/react/macro';
import { CopyValue } from '#components/copy/CopyValue.tsx';
import { giroCode } from '#domain/banking/giroCode.ts';
import { ibanInGroups } from '#domain/banking/iban.ts';
import type { BankTransfer } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { InfoIcon } from '#ui/icons.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { DownloadIcon } from '#ui/signIcons.tsx';
import classes from './bankTransfer.module.css';

export interface BankTransferViewProps {
  transfer: BankTransfer;
  /** Saves the GiroCode as a picture: a phone cannot scan its own screen. */
  onSaveCode: () => void;
}

/**
 * Details for a bank transfer in the order in which banking apps ask for them, each with a copy button, and a GiroCode
 * that holds all of them (EPC069-12). The BIC comes last: within the SEPA area it is rarely needed.
 */
export function BankTransferView({ transfer, onSaveCode }: BankTransferViewProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const code = giroCode(transfer);
  const fields = [
    { label: t`Empfänger`, value: transfer.recipient },
    { label: t`IBAN`, value: ibanInGroups(transfer.iban), copyValue: transfer.iban, onOneLine: true },
    {
      label: t`Betrag`,
      value: money(transfer.amount),
      copyValue: (transfer.amount / 100).toFixed(2).replace('.', ','),
    },
    { label: t`Verwendungszweck`, value: transfer.purpose },
    { label: t`Bank`, value: transfer.bankName },
    { label: t`BIC`, value: transfer.bic, note: t`Innerhalb des SEPA-Raums nicht nötig.` },
  ];
  return (
    <div className={classes.sized}>
      <div className={classes.transfer}>
        {code && (
          <figure className={classes.code}>
            <QrCode value={code} label={t`GiroCode mit den Angaben dieser Überweisung`} />
            <figcaption>
              <b>GiroCode</b>
              <span className="soft small wide-only">
                <Trans>Scannen Sie den Code mit Ihrer Banking-App, dann sind alle Felder ausgefüllt.</Trans>
              </span>
              <span className="soft small narrow-only">
                <Trans>
                  Speichern Sie das Bild, und öffnen Sie es in Ihrer Banking-App, dann sind alle Felder ausgefüllt.
                </Trans>
              </span>
            </figcaption>
            <div className={classes.save}>
              <Button variant="secondary" onPress={onSaveCode}>
                <DownloadIcon />
                <Trans>Bild speichern</Trans>
              </Button>
            </div>
          </figure>
        )}
        <div className={classes.fields}>
          {fields.map((field) => (
            <CopyValue key={field.label} {...field} />
          ))}
        </div>
        <p className={classes.purpose}>
          <InfoIcon />
          <span>
            <Trans>
              Bitte überweisen Sie von Ihrem eigenen Konto, und geben Sie genau diesen Verwendungszweck an. Sonst können
              wir die Zahlung nicht zuordnen.
            </Trans>
          </span>
        </p>
      </div>
    </div>
  );
}
