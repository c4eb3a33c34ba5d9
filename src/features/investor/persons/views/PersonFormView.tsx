import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { AddressFields } from '#components/disclosure/AddressFields.tsx';
import { Group } from '#components/disclosure/Group.tsx';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import { FormAlert } from '#components/form/FormAlert.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { useBreachText } from '#components/form/useBreachText.ts';
import { type Fields, useForm } from '#components/form/useForm.ts';
import { hasHolders } from '#domain/onboarding/ownership.ts';
import type { Country } from '#domain/shop/lookups.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import type { Capacity } from '#domain/shop/personDrafts.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Radio, RadioGroup } from '#ui/RadioGroup.tsx';
import { StickyBar } from '#ui/StickyBar.tsx';
import { beginAtTop } from './beginAtTop.ts';
import { CompanyPart } from './CompanyPart.tsx';
import { HoldingPart } from './HoldingPart.tsx';
import { NaturalPart } from './NaturalPart.tsx';
import { type PersonBreach, type PersonValues, rulesFor } from './personRules.ts';
import { nameOf } from './personText.ts';

export interface PersonFormViewProps extends FormViewProps<PersonValues> {
  capacity: Capacity;
  companyName: string;
  /** Person being edited; null for a new one. */
  person: UboPerson | null;
  initial: PersonValues;
  /** All named persons, in any capacity. */
  all: readonly UboPerson[];
  countries: readonly Country[];
  today: CalendarDate;
  /** True if the last submission may have arrived: the app looks for it before it sends again. */
  uncertain: boolean;
  /** True if the person was removed elsewhere during the editing: saving then adds the person again. */
  missing: boolean;
  /** True if the form has to report that removal: nothing was sent since. */
  gone: boolean;
  onCancel: () => void;
}

export function PersonFormView(props: PersonFormViewProps) {
  const { capacity, companyName, person, initial, all, countries, today, busy, failure, uncertain, missing, gone } =
    props;
  const { onSubmit, onCancel } = props;
  const { t } = useLingui();
  const say = useSentence();
  const { fields, submit, submitCount } = useForm<PersonValues, PersonBreach>({
    ...props,
    initial,
    rules: (values) => rulesFor(values, capacity, today),
    say,
  });
  const id = useId();
  const isOwner = capacity === 'owner';
  const save = (
    <Button type="submit" busy={busy} busyLabel={t`Wird gespeichert`}>
      {missing ? <Trans>Erneut hinzufügen</Trans> : <Trans>Speichern</Trans>}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={
          person ? (
            <Trans>{nameOf(person)} ändern</Trans>
          ) : isOwner ? (
            t`Person oder Gesellschaft hinzufügen`
          ) : (
            t`Vertretung hinzufügen`
          )
        }
        lede={<Trans>Bitte geben Sie alles so an, wie es im Ausweis oder im Register steht.</Trans>}
      />
      <div ref={beginAtTop}>
        <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
          <Card>
            <Group title={<Trans>Art</Trans>}>
              <Kind of={fields} isKept={person !== null && hasHolders(person, all)} />
            </Group>
            <ByKind
              of={fields}
              natural={<NaturalPart of={fields} countries={countries} capacity={capacity} />}
              legal={<CompanyPart of={fields} />}
            />
            <Group title={<Trans>Anschrift</Trans>}>
              <AddressFields of={fields} countries={countries} autoFill={false} />
            </Group>
            {isOwner && <HoldingPart of={fields} person={person} all={all} companyName={companyName} />}
            {gone ? (
              <FormAlert>
                <Trans>
                  Dieser Eintrag wurde in einem anderen Fenster entfernt. Ihre Eingaben sind noch gespeichert: Fügen Sie
                  den Eintrag erneut hinzu, oder gehen Sie zurück zur Liste.
                </Trans>
              </FormAlert>
            ) : (
              <FormFailure of={fields} failure={failure} />
            )}
            {uncertain && !busy && failure && (
              <p className="soft small">
                <Trans>
                  Ihre Angaben bleiben erhalten. Wir prüfen, ob sie schon angekommen sind, bevor wir sie noch einmal
                  senden.
                </Trans>
              </p>
            )}
            <p id={`${id}-busy`} className="visually-hidden">
              {busy && <Trans>Der Eintrag wird gerade gespeichert.</Trans>}
            </p>
            <FormActions>
              <Button variant="secondary" disabledBy={busy ? `${id}-busy` : undefined} onPress={onCancel}>
                {missing ? <Trans>Zur Liste</Trans> : <Trans>Abbrechen</Trans>}
              </Button>
              <span className="wide-only push">{save}</span>
            </FormActions>
            <StickyBar label={missing ? t`Erneut hinzufügen` : t`Speichern`} action={save} />
          </Card>
        </Form>
      </div>
    </>
  );
}

function Kind({ of, isKept }: { of: Fields<PersonValues>; isKept: boolean }) {
  const { t } = useLingui();
  return (
    <Field of={of} name="type">
      {({ onChange, ...field }) => (
        <RadioGroup
          label={t`Um wen geht es?`}
          inline
          isDisabled={isKept}
          hint={isKept ? t`Andere halten Anteile über diese Gesellschaft.` : undefined}
          onChange={(value) => onChange(value === 'legal' ? 'legal' : 'natural')}
          {...field}
        >
          <Radio value="natural">{t`Natürliche Person`}</Radio>
          <Radio value="legal">{t`Gesellschaft`}</Radio>
        </RadioGroup>
      )}
    </Field>
  );
}

/** Shows only the fields for the selected kind of person. */
function ByKind({ of, natural, legal }: { of: Fields<PersonValues>; natural: ReactNode; legal: ReactNode }) {
  return useFieldValue(of, 'type') === 'legal' ? legal : natural;
}

function useSentence(): (breach: PersonBreach) => string {
  const { t } = useLingui();
  const breachText = useBreachText();
  return (breach) => {
    switch (breach.kind) {
      case 'share':
        return t`Bitte geben Sie 0 bis 100\u00a0Prozent an, mit höchstens zwei Nachkommastellen.`;
      case 'holdsNothing':
        return t`Eine Beteiligung setzt einen Anteil am Kapital oder an den Stimmen voraus.`;
      default:
        return breachText(breach);
    }
  };
}
