import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { parseEuro } from '#domain/money/money.ts';
import {
  assetsLimit,
  type Declarations,
  incomeLimit,
  minimumAssets,
  suitabilityThreshold,
} from '#domain/order/suitability.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ChoiceCard, RadioGroup } from '#ui/RadioGroup.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { TextField } from '#ui/TextField.tsx';
import { type PartProps, PartTitle } from './DeclarationPart.tsx';
import type { TypedFields } from './fields.ts';
import classes from './order.module.css';

/** Above 1,000 €: what the height of the investment rests on (§ 6 WpPG; spec section 5). */
export function SuitabilityPart({ typed, appearing, ...part }: PartProps & { typed: TypedFields; appearing: boolean }) {
  const { declarations, errorAt, onChange } = part;
  const { t } = useLingui();
  const { money } = useFormat();
  const threshold = money(suitabilityThreshold);
  return (
    <section className={classes.part} ref={restoreFocus}>
      <PartTitle appearing={appearing}>
        <Trans>Selbstauskunft zur Anlagehöhe</Trans>
      </PartTitle>
      <p className="soft">
        <Trans>
          Wer mehr als {threshold} zeichnet und nicht professionell anlegt, darf in eine Anleihe insgesamt nur so viel
          anlegen, wie Vermögen oder Einkommen es zulassen (§&nbsp;6 WpPG). Ihre Angabe wird mit Ihrer Zeichnung
          gespeichert.
        </Trans>
      </p>
      <RadioGroup
        label={t`Worauf stützt sich Ihre Anlage?`}
        value={declarations.basis}
        onChange={(value) => onChange({ basis: value === 'assets' ? 'assets' : 'income' }, 'basis')}
        error={errorAt('basis')}
      >
        <ChoiceCard
          value="assets"
          title={t`Auf mein frei verfügbares Vermögen`}
          description={t`Ab ${money(minimumAssets)} in Bankguthaben und Finanzinstrumenten können Sie bis zu ${money(assetsLimit)} zeichnen.`}
        />
        <ChoiceCard
          value="income"
          title={t`Auf mein monatliches Nettoeinkommen`}
          description={t`Sie können bis zum Zweifachen Ihres durchschnittlichen monatlichen Nettoeinkommens zeichnen, höchstens ${money(incomeLimit)}.`}
        />
      </RadioGroup>
      {declarations.basis === 'assets' && (
        <EuroField
          {...part}
          key="freeAssets"
          field="freeAssets"
          label={t`Frei verfügbares Vermögen`}
          hint={t`Bankguthaben und Finanzinstrumente, ohne Immobilien.`}
          typed={typed}
        />
      )}
      {declarations.basis === 'income' && (
        <EuroField
          {...part}
          key="monthlyNetIncome"
          field="monthlyNetIncome"
          label={t`Nettoeinkommen im Monat`}
          hint={t`Im Durchschnitt, nach Steuern und Abgaben.`}
          typed={typed}
        />
      )}
    </section>
  );
}

interface EuroFieldProps extends PartProps {
  field: keyof Pick<Declarations, 'freeAssets' | 'monthlyNetIncome'>;
  label: string;
  hint: string;
  typed: TypedFields;
}

/** An amount in euros, typed as one likes; kept as typed, declared in cents. */
function EuroField({ field, label, hint, typed, declarations, errorAt, onChange }: EuroFieldProps) {
  const { number } = useFormat();
  const declared = declarations[field];
  const [text, setText] = useState(() => typed.read(field) ?? (declared === null ? '' : number(declared / 100)));
  return (
    <div className={classes.amount}>
      <TextField
        label={label}
        hint={hint}
        name={field}
        inputMode="decimal"
        autoComplete="off"
        suffix="€"
        value={text}
        onChange={(next) => {
          setText(next);
          typed.write(field, next);
          onChange({ [field]: parseEuro(next) }, field);
        }}
        error={errorAt(field)}
      />
    </div>
  );
}
