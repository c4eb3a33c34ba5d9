import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '#app/app.ts';
import { DisclosureFrame } from '#app/disclosure/DisclosureFrame.tsx';
import { useStepDone } from '#app/disclosure/useStepDone.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { useScreenUrl } from '#app/flow/useScreenUrl.ts';
import { useHistory } from '#app/page/navigation.ts';
import { Redirect } from '#app/page/Redirect.tsx';
import { useToday } from '#app/page/useToday.ts';
import { customer } from '#app/reads/customer.ts';
import { countries } from '#app/reads/lookups.ts';
import { useResource } from '#app/resources/useResource.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { Failure, Violation } from '#domain/shop/failure.ts';
import { type Capacity, draftOf as draftOfPerson } from '#domain/shop/personDrafts.ts';
import { allCountries } from '#i18n/allCountries.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import {
  isBusy,
  isComplete,
  isGone,
  isMissing,
  isUncertain,
  selectAll,
  selectAuthority,
  selectChosen,
  selectChosenId,
  selectFailure,
  selectGiven,
  selectListed,
  selectRemoved,
  selectStage,
} from '#machines/flows/persons/selectors.ts';
import { fillOwner, type PersonsActor, personDraft, personsFlow, unsentOf } from './flow.ts';
import { draftOf, fieldOf, valuesOf } from './person.ts';
import { askedIn, personUrls } from './personUrls.ts';
import { PersonFormView } from './views/PersonFormView.tsx';
import { PersonsView } from './views/PersonsView.tsx';

/** `/self-disclosure/representatives`: the persons who act for the company. */
export const RepresentativesFlow = (): ReactNode => <Page capacity="representative" />;
/** `/self-disclosure/ubo`: the company's owners. */
export const OwnersFlow = (): ReactNode => <Page capacity="owner" />;

function Page({ capacity }: { capacity: Capacity }) {
  const { resources } = useApp();
  const investor = useResource(resources.of(customer)).data;
  return (
    <DisclosureFrame task={capacity === 'owner' ? 'beneficialOwners' : 'representatives'}>
      {investor && investor.company === null ? (
        // A personal account has no company and nothing to fill in here.
        <Redirect to={pathTo('/self-disclosure')} />
      ) : (
        <Persons capacity={capacity} companyName={investor?.company?.companyName ?? null} />
      )}
    </DisclosureFrame>
  );
}

function Persons({ capacity, companyName }: { capacity: Capacity; companyName: string | null }) {
  const { t, i18n } = useLingui();
  const app = useApp();
  const [customerUuid] = useState(() => selectCustomerUuid(app.session.getSnapshot()) ?? '');
  const offered = useResource(app.resources.of(countries)).data;
  const company = companyName ?? t`Ihr Unternehmen`;
  const today = useToday();
  const stepDone = useStepDone();
  const { location } = useHistory();
  const persons: PersonsActor = useFlow(() =>
    personsFlow(app, customerUuid, capacity, stepDone, askedIn(location.search)),
  );
  const [urls] = useState(() => personUrls(capacity, persons));
  useScreenUrl(persons, urls);
  const snapshot = useSelector(persons, (current) => current);
  const stage = selectStage(snapshot);
  const failure = selectFailure(snapshot);
  const violations = useMemo(() => violationsIn(failure), [failure]);
  if (stage === 'form') {
    const chosen = selectChosen(snapshot);
    const id = selectChosenId(snapshot);
    const given = selectGiven(snapshot);
    const initial = valuesOf(given ?? (chosen && draftOfPerson(chosen)));
    // A restored person starts with the known data, not with the draft of a new person.
    const isPutBack = selectRemoved(snapshot) !== null;
    return (
      <PersonFormView
        key={id ?? 'new'}
        capacity={capacity}
        companyName={company}
        person={chosen}
        initial={initial}
        all={selectAll(snapshot)}
        countries={offered ?? allCountries(i18n.locale)}
        today={today}
        busy={isBusy(snapshot)}
        failure={failure}
        uncertain={isUncertain(snapshot)}
        missing={isMissing(snapshot)}
        gone={isGone(snapshot)}
        violations={violations}
        {...(!isPutBack && { draft: personDraft(capacity, id, customerUuid, initial) })}
        onEdited={() => persons.send({ type: 'person.edited' })}
        onSubmit={(values) => persons.send({ type: 'person.submitted', draft: draftOf(values, capacity) })}
        onCancel={() => persons.send({ type: 'editing.cancelled' })}
      />
    );
  }
  return (
    <PersonsView
      capacity={capacity}
      companyName={company}
      stage={stage}
      busy={isBusy(snapshot)}
      failure={failure}
      listed={selectListed(snapshot)}
      all={selectAll(snapshot)}
      removed={selectRemoved(snapshot)}
      unsent={isBusy(snapshot) ? [] : unsentOf(capacity, selectListed(snapshot), customerUuid)}
      complete={isComplete(snapshot)}
      byPower={selectAuthority(snapshot)}
      onRetry={() => persons.send({ type: 'retry.requested' })}
      onAdopt={(person) => {
        fillOwner(person, customerUuid);
        persons.send({ type: 'person.added' });
      }}
      onAdd={() => persons.send({ type: 'person.added' })}
      onEdit={(id) => persons.send({ type: 'person.chosen', id })}
      onRemove={(id) => persons.send({ type: 'person.removed', id })}
      onUndo={() => persons.send({ type: 'removal.undone' })}
      onAuthority={(id, powerOfAttorney) => persons.send({ type: 'authority.chosen', id, powerOfAttorney })}
      onContinue={() => persons.send({ type: 'list.accepted' })}
    />
  );
}

const none: readonly Violation[] = [];

/** Returns the shop's violations at the form's own fields. */
const violationsIn = (failure: Failure | null): readonly Violation[] =>
  failure?.kind === 'violations'
    ? failure.violations.map((each) => ({ ...each, propertyPath: fieldOf(each.propertyPath) }))
    : none;
