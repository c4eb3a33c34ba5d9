import { Trans, useLingui } from '@lingui/react/macro';
import { Group } from '#components/disclosure/Group.tsx';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { chainOf, uboRoles } from '#domain/onboarding/ownership.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { ChoiceCard, RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { Basis, PersonValues } from './personRules.ts';
import { nameOf } from './personText.ts';

export interface HoldingPartProps {
  of: Fields<PersonValues>;
  person: UboPerson | null;
  all: readonly UboPerson[];
  companyName: string;
}

const bases: readonly Basis[] = ['shares', 'control', 'fictive'];

/** Reason why a person is an owner: shares, control of another kind, or the lack of any other owner. */
export function HoldingPart({ of, person, all, companyName }: HoldingPartProps) {
  const { t } = useLingui();
  const isLegal = useFieldValue(of, 'type') === 'legal';
  const basis = useFieldValue(of, 'basis');
  const owner = all.find(({ id, roles }) => id !== person?.id && roles.includes(uboRoles.owner));
  return (
    <Group
      title={<Trans>Beteiligung</Trans>}
      hint={<Trans>Wir ermitteln daraus, wer wirtschaftlich berechtigt ist.</Trans>}
    >
      {!isLegal && (
        <Field of={of} name="basis">
          {({ onChange, ...field }) => (
            <RadioGroup
              label={t`In welcher Beziehung steht die Person zum Unternehmen?`}
              onChange={(value) => onChange(bases.find((each) => each === value) ?? null)}
              {...field}
            >
              <ChoiceCard value="shares" title={<Trans>Sie hält Anteile oder Stimmen</Trans>} />
              <ChoiceCard
                value="control"
                title={<Trans>Sie kontrolliert das Unternehmen auf andere Weise</Trans>}
                description={<Trans>Etwa durch einen Vertrag oder als Vorstandsmitglied einer Stiftung.</Trans>}
              />
              <ChoiceCard
                value="fictive"
                title={<Trans>Sie gilt als wirtschaftlich berechtigt, weil es sonst niemanden gibt</Trans>}
                isDisabled={owner !== undefined && basis !== 'fictive'}
                description={
                  owner ? (
                    <Trans>Nicht möglich: {nameOf(owner)} ist wirtschaftlich berechtigt.</Trans>
                  ) : (
                    <Trans>
                      Das sind die gesetzlich Vertretungsberechtigten (fiktiv wirtschaftlich Berechtigte, § 3 Abs. 2
                      Satz 5 GwG).
                    </Trans>
                  )
                }
              />
            </RadioGroup>
          )}
        </Field>
      )}
      {(isLegal || basis === 'shares') && <Shares of={of} person={person} all={all} companyName={companyName} />}
    </Group>
  );
}

function Shares({ of, person, all, companyName }: HoldingPartProps) {
  const { t } = useLingui();
  // Excludes the person itself, and companies held through it.
  const companies = all.filter(
    (each) =>
      each.type === 'legal' &&
      each.equityShares !== null &&
      each.id !== person?.id &&
      !chainOf(each, all)?.some(({ id }) => id === person?.id),
  );
  return (
    <>
      {companies.length > 0 && (
        <Field of={of} name="heldThrough">
          {(field) => (
            <Select
              label={t`Beteiligt an`}
              placeholder={companyName}
              options={companies.map((each) => ({ value: String(each.id), label: nameOf(each) }))}
              {...field}
            />
          )}
        </Field>
      )}
      <div data-span="4">
        <Field of={of} name="equityShares">
          {(field) => (
            <TextField label={t`Anteil am Kapital`} inputMode="decimal" autoComplete="off" suffix="%" {...field} />
          )}
        </Field>
      </div>
      <div data-span="4">
        <Field of={of} name="votingShares">
          {(field) => (
            <TextField label={t`Anteil der Stimmen`} inputMode="decimal" autoComplete="off" suffix="%" {...field} />
          )}
        </Field>
      </div>
    </>
  );
}
