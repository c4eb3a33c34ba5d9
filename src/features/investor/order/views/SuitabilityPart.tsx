import { Trans, useLingui } from '@lingui/react/macro';
import { Field, type FieldProps, useFieldValue } from '#components/form/Field.tsx';
import steps from '#components/steps/steps.module.css';
import { assetsLimit, incomeLimit, minimumAssets, suitabilityThreshold } from '#domain/order/suitability.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ChoiceCard, RadioGroup } from '#ui/RadioGroup.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { TextField } from '#ui/TextField.tsx';
import type { PartProps } from './declarationFields.ts';
import { useDeclarationWords } from './declarationWords.ts';
import classes from './order.module.css';

/** Basis of an investment above 1,000 €: assets or income (§ 6 WpPG; requirement 5.20). */
export function SuitabilityPart({ fields, accountType }: PartProps & { accountType: AccountType }) {
  const basis = useFieldValue(fields, 'basis');
  const { t } = useLingui();
  const { money } = useFormat();
  const words = useDeclarationWords(accountType);
  const threshold = money(suitabilityThreshold);
  return (
    <section className={steps.part} ref={restoreFocus}>
      <h2>{t`Anlagehöhe`}</h2>
      <p className="soft">
        {words.allowed(threshold)}{' '}
        <Trans>Professionelle Kunden sind ausgenommen. Ihre Angabe wird mit Ihrer Zeichnung gespeichert.</Trans>
      </p>
      <Field of={fields} name="basis">
        {({ onChange, value, error }) => (
          <RadioGroup
            label={t`Womit begründen Sie die Höhe Ihrer Anlage?`}
            value={value}
            onChange={(next) => onChange(next === 'assets' ? 'assets' : 'income')}
            error={error}
          >
            <ChoiceCard
              value="assets"
              title={words.onAssets}
              description={t`Mit Bankguthaben und Finanzinstrumenten von mindestens ${money(minimumAssets)} können Sie bis zu ${money(assetsLimit)} zeichnen.`}
            />
            <ChoiceCard value="income" title={words.onIncome} description={words.upToIncome(money(incomeLimit))} />
          </RadioGroup>
        )}
      </Field>
      {basis === 'assets' && (
        <Field of={fields} name="freeAssets">
          {(field) => (
            <EuroField
              {...field}
              label={t`Frei verfügbares Vermögen`}
              hint={t`Bankguthaben und Finanzinstrumente, ohne Immobilien.`}
            />
          )}
        </Field>
      )}
      {basis === 'income' && (
        <Field of={fields} name="monthlyNetIncome">
          {(field) => <EuroField {...field} label={words.income} hint={words.incomeHint} />}
        </Field>
      )}
    </section>
  );
}

function EuroField(field: FieldProps<string> & { label: string; hint: string }) {
  return (
    <div className={classes.amount}>
      <TextField {...field} inputMode="decimal" autoComplete="off" suffix="€" />
    </div>
  );
}
