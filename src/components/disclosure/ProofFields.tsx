import { Trans } from '@lingui/react/macro';
import { useFieldValue } from '#components/form/Field.tsx';
import { ProofField, type ProofValues } from '#components/form/ProofField.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { electronicIban } from '#domain/banking/iban.ts';
import { Group } from './Group.tsx';

/** Bank account with the proof that the customer replaces it. */
export interface ProvenAccount extends ProofValues {
  beneficiary: string;
  iban: string;
  bic: string;
}

/** Asks for proof if a stored account is replaced; renders nothing if an account is entered for the first time. */
export function ProofFields({
  of,
  before,
  twoFactor,
}: {
  of: Fields<ProvenAccount>;
  /** Bank account that the shop has stored. */
  before: { beneficiary: string | null; iban: string | null; bic: string | null };
  twoFactor: boolean;
}) {
  const iban = useFieldValue(of, 'iban');
  const bic = useFieldValue(of, 'bic');
  const beneficiary = useFieldValue(of, 'beneficiary');
  const replaces =
    (before.beneficiary !== null && beneficiary.trim() !== before.beneficiary) ||
    (before.iban !== null && electronicIban(iban) !== before.iban) ||
    (before.bic !== null && electronicIban(bic) !== before.bic);
  if (!replaces) return null;
  return (
    <Group
      title={<Trans>Bestätigung</Trans>}
      hint={<Trans>Das schützt Ihr Konto für Auszahlungen vor Änderungen durch andere.</Trans>}
    >
      <ProofField of={of} twoFactor={twoFactor} />
    </Group>
  );
}
