import { Trans, useLingui } from '@lingui/react/macro';
import { ibanInGroups } from '#domain/forms/iban.ts';
import { giroCode } from '#domain/order/giroCode.ts';
import type { BankTransfer } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyField } from '#ui/CopyField.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import classes from './bankTransfer.module.css';

/**
 * The details for a bank transfer: each can be copied, and a GiroCode holds all of them for banking apps (EPC069-12).
 */
export function BankTransferView({ transfer }: { transfer: BankTransfer }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const code = giroCode(transfer);
  const fields = [
    { label: t`Empfänger`, value: transfer.recipient },
    { label: t`IBAN`, value: ibanInGroups(transfer.iban), copyValue: transfer.iban },
    { label: t`BIC`, value: transfer.bic },
    { label: t`Bank`, value: transfer.bankName },
    {
      label: t`Betrag`,
      value: money(transfer.amount),
      copyValue: (transfer.amount / 100).toFixed(2).replace('.', ','),
    },
    { label: t`Verwendungszweck`, value: transfer.purpose },
  ];
  return (
    <div className={classes.transfer}>
      <div className={classes.fields}>
        {fields.map((field) => (
          <CopyField
            key={field.label}
            {...field}
            labels={{
              copy: t`Kopieren`,
              copied: t`Kopiert`,
              failed: t`Der Wert ist markiert; bitte kopieren Sie ihn selbst.`,
            }}
          />
        ))}
      </div>
      {code && (
        <figure className={classes.code}>
          <QrCode value={code} label={t`GiroCode mit den Angaben dieser Überweisung`} />
          <figcaption className="soft small">
            <Trans>Mit Ihrer Banking-App scannen</Trans>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
