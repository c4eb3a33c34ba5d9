import { useLingui } from '@lingui/react/macro';
import { Field } from '#components/form/Field.tsx';
import steps from '#components/steps/steps.module.css';
import { needsSuitability } from '#domain/order/suitability.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx';
import { Radio, RadioGroup } from '#ui/RadioGroup.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { DocumentsPart } from './DocumentsPart.tsx';
import type { PartProps, RiskStatement } from './declarationFields.ts';
import { type DeclarationWords, useDeclarationWords } from './declarationWords.ts';
import { SuitabilityPart } from './SuitabilityPart.tsx';

export interface DeclarationsViewProps extends PartProps {
  /** Total of the order in cents, as the shop confirmed it. */
  total: number;
  /** Sum of earlier orders of the same bond, in cents. */
  subscribed: number;
  professional: boolean;
  accountType: AccountType;
  documents: readonly LegalDocument[];
  openedDocumentIds: readonly number[];
  openingId: number | null;
  withoutFile: readonly LegalDocument[];
  onOpen: (document: LegalDocument) => void;
}

/** Declarations of an investor before an order (requirements 5.20 and 5.21). Nothing is preselected. */
export function DeclarationsView(props: DeclarationsViewProps) {
  const { fields, total, subscribed, professional, accountType } = props;
  const { documents, openedDocumentIds, openingId, withoutFile, onOpen } = props;
  const words = useDeclarationWords(accountType);
  return (
    <>
      {needsSuitability({ total, subscribed, professional }) && (
        <SuitabilityPart fields={fields} accountType={accountType} />
      )}
      <RiskPart fields={fields} words={words} />
      <TaxPart fields={fields} words={words} />
      {documents.length > 0 && (
        <DocumentsPart
          fields={fields}
          documents={documents}
          openedDocumentIds={openedDocumentIds}
          openingId={openingId}
          withoutFile={withoutFile}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

function RiskPart({ fields, words }: PartProps & { words: DeclarationWords }) {
  const { t } = useLingui();
  const statements: { value: RiskStatement; label: string }[] = [
    { value: 'totalLossUnderstood', label: words.totalLossUnderstood },
    { value: 'lossBearable', label: words.lossBearable },
  ];
  return (
    <section className={steps.part} ref={restoreFocus}>
      <h2>{t`Risiken`}</h2>
      <Field of={fields} name="risk">
        {({ onChange, value, error }) => (
          <CheckboxGroup
            label={t`Bitte bestätigen Sie mindestens eine Aussage.`}
            value={value}
            onChange={(made) =>
              onChange(statements.flatMap((statement) => (made.includes(statement.value) ? [statement.value] : [])))
            }
            error={error}
            options={statements}
          />
        )}
      </Field>
    </section>
  );
}

function TaxPart({ fields, words }: PartProps & { words: DeclarationWords }) {
  const { t } = useLingui();
  return (
    <section className={steps.part} ref={restoreFocus}>
      <h2>{t`Steuerliche Ansässigkeit`}</h2>
      <Field of={fields} name="taxResidency">
        {({ onChange, value, error }) => (
          <RadioGroup
            label={words.isTaxResident}
            hint={words.taxHint}
            value={value}
            onChange={(next) => onChange(next === 'none' ? 'none' : 'usOrCanada')}
            error={error}
          >
            <Radio value="none">{t`Nein, in keinem der beiden Länder`}</Radio>
            <Radio value="usOrCanada">{t`Ja`}</Radio>
          </RadioGroup>
        )}
      </Field>
    </section>
  );
}
