import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type DeclarationProblem, type Declarations, needsSuitability } from '#domain/order/suitability.ts';
import type { LegalDocument } from '#domain/shop/product.ts';
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx';
import { Radio, RadioGroup } from '#ui/RadioGroup.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { type PartProps, PartTitle } from './DeclarationPart.tsx';
import { DocumentsPart } from './DocumentsPart.tsx';
import type { TypedFields } from './fields.ts';
import classes from './order.module.css';
import { type DeclarationPart, useProblemText } from './problems.ts';
import { SuitabilityPart } from './SuitabilityPart.tsx';

export interface DeclarationsViewProps {
  /** Amount of the subscription in cents, as the shop confirmed it. */
  total: number;
  professional: boolean;
  documents: readonly LegalDocument[];
  declarations: Declarations;
  problems: readonly DeclarationProblem[];
  /** After a refused submit every problem is shown, before only those of parts that were answered. */
  showAll: boolean;
  /** They came to be asked for while somebody was here, who is taken to them. */
  appearing: boolean;
  typed: TypedFields;
  openingId: number | null;
  onChange: (declarations: Declarations) => void;
  onOpen: (document: LegalDocument) => void;
}

/** What an investor declares before a subscription (spec section 5). Nothing is preselected. */
export function DeclarationsView(props: DeclarationsViewProps) {
  const { total, professional, documents, declarations, problems, showAll, appearing, typed, openingId, onOpen } =
    props;
  const [answered, setAnswered] = useState<readonly DeclarationPart[]>([]);
  const problemText = useProblemText(problems);
  const parts: PartProps = {
    declarations,
    errorAt: (part) => (showAll || answered.includes(part) ? problemText(part) : undefined),
    onChange(change, part) {
      props.onChange({ ...declarations, ...change });
      setAnswered((before) => (before.includes(part) ? before : [...before, part]));
    },
  };
  const suitability = needsSuitability(total, professional);
  return (
    <>
      {suitability && <SuitabilityPart {...parts} appearing={appearing} typed={typed} />}
      <RiskPart {...parts} appearing={appearing && !suitability} />
      <TaxPart {...parts} />
      {documents.length > 0 && <DocumentsPart {...parts} documents={documents} openingId={openingId} onOpen={onOpen} />}
    </>
  );
}

function RiskPart({ declarations, errorAt, onChange, appearing }: PartProps & { appearing: boolean }) {
  const { t } = useLingui();
  const statements = { totalLossUnderstood: declarations.totalLossUnderstood, lossBearable: declarations.lossBearable };
  return (
    <section className={classes.part} ref={restoreFocus}>
      <PartTitle appearing={appearing}>
        <Trans>Risiken</Trans>
      </PartTitle>
      <CheckboxGroup
        label={t`Bitte bestätigen Sie mindestens eine Aussage.`}
        value={Object.entries(statements).flatMap(([name, isMade]) => (isMade ? [name] : []))}
        onChange={(made) =>
          onChange(
            { totalLossUnderstood: made.includes('totalLossUnderstood'), lossBearable: made.includes('lossBearable') },
            'risk',
          )
        }
        error={errorAt('risk')}
        options={[
          {
            value: 'totalLossUnderstood',
            label: t`Mir ist bewusst, dass ich das eingesetzte Geld vollständig verlieren kann.`,
          },
          { value: 'lossBearable', label: t`Ich kann einen vollständigen Verlust finanziell tragen.` },
        ]}
      />
    </section>
  );
}

function TaxPart({ declarations, errorAt, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <section className={classes.part} ref={restoreFocus}>
      <h2>
        <Trans>Steuerliche Ansässigkeit</Trans>
      </h2>
      <RadioGroup
        label={t`Sind Sie in den USA oder in Kanada steuerlich ansässig?`}
        hint={t`In den USA gilt das auch für Staatsangehörige und für Personen mit Green Card, die anderswo leben.`}
        value={declarations.taxResidency}
        onChange={(value) => onChange({ taxResidency: value === 'none' ? 'none' : 'usOrCanada' }, 'taxResidency')}
        error={errorAt('taxResidency')}
      >
        <Radio value="none">
          <Trans>Nein, in keinem der beiden Länder</Trans>
        </Radio>
        <Radio value="usOrCanada">
          <Trans>Ja</Trans>
        </Radio>
      </RadioGroup>
    </section>
  );
}
