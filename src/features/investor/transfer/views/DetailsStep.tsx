import { Trans, useLingui } from '@lingui/react/macro';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { Field } from '#components/form/Field.tsx';
import type { FormDraft } from '#components/form/types.ts';
import { useBreachText } from '#components/form/useBreachText.ts';
import { useForm } from '#components/form/useForm.ts';
import { Tokens } from '#components/money/Money.tsx';
import { OwedBack } from '#components/wallet/OwedBack.tsx';
import { blockchainAddress } from '#domain/forms/codeRules.ts';
import { digitsOnly, maximum, minimum, type RuleBreach, required } from '#domain/forms/validation.ts';
import { wholeNumberIn } from '#domain/input/quantity.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { checksumAddress } from '#domain/wallet/eip55.ts';
import { localeOf } from '#i18n/localeOf.ts';
import type { TransferableToken, TransferDetails } from '#machines/flows/tokenTransfer/ports.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { TextField } from '#ui/TextField.tsx';

type Fields = { address: string; quantity: string };
type Breach = RuleBreach | { kind: 'ownWallet' };

export interface DetailsStepProps {
  token: TransferableToken;
  busy: boolean;
  failure: Failure | null;
  draft: FormDraft;
  onSubmit: (details: TransferDetails) => void;
}

/** The recipient's wallet and the number of tokens: whole ones, and no more than are transferable. */
export function DetailsStep({ token, busy, failure, draft, onSubmit }: DetailsStepProps) {
  const { t, i18n } = useLingui();
  const read = (text: string) => wholeNumberIn(text, localeOf(i18n));
  const breachText = useBreachText();
  const { balance, transferable, walletAddress: own } = token;
  const form = useForm<Fields, Breach>({
    initial: { address: '', quantity: '' },
    rules: {
      address: [
        required,
        (text) => blockchainAddress(text.trim()),
        (text) => (text.trim().toLowerCase() === own.toLowerCase() ? { kind: 'ownWallet' } : null),
      ],
      quantity: [
        required,
        (text) => digitsOnly(String(read(text) ?? text)),
        (text) => minimum(1)(read(text) ?? 1),
        (text) => maximum(transferable)(read(text) ?? 0),
      ],
    },
    say: (breach) => (breach.kind === 'ownWallet' ? t`Das ist Ihre eigene Wallet.` : breachText(breach)),
    draft,
    // Otherwise the first of forty-two characters would count as an error.
    onSubmitOnly: true,
  });
  const submit = ({ address, quantity }: Fields) =>
    // In the form in which a wallet shows the address: in lower case, it could not be compared letter by letter.
    onSubmit({ address: checksumAddress(address.trim()), quantity: read(quantity) ?? 0 });
  return (
    <Card>
      <Form onSubmit={() => form.submit(submit)} submitCount={form.submitCount}>
        <FailureNote failure={failure} />
        <Field of={form.fields} name="address">
          {(field) => (
            <TextField
              {...field}
              label={t`Wallet der Empfängerin oder des Empfängers`}
              hint={t`Übertragen können Sie nur an freigegebene Wallets anderer Anlegerinnen und Anleger.`}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Field of={form.fields} name="quantity">
          {(field) => <TextField {...field} label={t`Stückzahl`} inputMode="numeric" autoComplete="off" />}
        </Field>
        <p className="soft small">
          <Trans>
            Ihr Bestand: <Tokens count={balance} /> Stück.
          </Trans>
          {transferable < balance && (
            <>
              {' '}
              <OwedBack count={balance - transferable} transferable={transferable} />
            </>
          )}
        </p>
        <FormActions>
          <Button type="submit" busy={busy} busyLabel={t`Wallet wird geprüft`}>{t`Weiter zur Prüfung`}</Button>
        </FormActions>
      </Form>
    </Card>
  );
}
