import type { AnyEventObject } from 'xstate';
import * as z from 'zod/mini';
import { UboPerson } from '#domain/shop/onboarding.ts';
import { personsMachine } from '#machines/persons/machine.ts';
import { subject } from '#machines/persons/testing/cases.ts';
import { director, newDirector } from '#machines/persons/testing/fixtures.ts';
import type { PersonsContext } from '#machines/persons/types.ts';
import type { Path } from '#machines/testing/paths.ts';
import { countryField } from '../support/countryField.ts';
import { expect } from '../support/fixtures.ts';
import { isOutcome } from '../support/names.ts';
import { locate } from '../support/onPage.ts';
import { tick } from '../support/screens/OrderScreen.ts';
import { save, saveAnew, seen } from '../support/seen/persons.ts';
import { callAs } from './support/calls.ts';
import { kindOf, meets } from './support/faults.ts';
import { type Walk, walkInBrowser } from './support/walk.ts';

type On = Walk<typeof personsMachine>;

/** Customer of a company whose profile is complete: the guard then redirects home. */
const INVESTOR = 'company';
type Some = readonly Pick<UboPerson, 'firstName' | 'roles'>[];
const NAMES: readonly (string | null)[] = ['Enno', 'Imke'];
/** Summarises a list by what the walk can arrange: registered authority of the user, and each of the two names. */
const wordsOf = (persons: Some) => [
  persons.some(({ roles }) => roles.includes(10) && roles.includes(70)),
  ...NAMES.map((name) => persons.some(({ firstName }) => firstName === name)),
];
const isChange = ({ type }: { type: string }) =>
  /^xstate\.done\.actor\.(savePerson|removePerson|changeAuthority)$/.test(type);

/** Makes the shop's list match `wanted` from outside of the browser, as another tab would. */
async function arrange({ shop }: On, wanted: Some) {
  const ask = (method: string, path: string, body?: unknown) => callAs(shop, INVESTOR, method, path, body);
  const is = z.array(UboPerson).parse(await ask('GET', 'ubo-users'));
  const [byRegister] = wordsOf(wanted);
  for (const { id, roles, firstName } of is) {
    if (roles.includes(10)) {
      if (roles.includes(70) !== byRegister)
        await ask('PATCH', `ubo-users/${id}/representative`, { powerOfAttorney: !byRegister });
      // Owners are kept: without an owner the next step would belong to the same machine.
    } else if (!roles.includes(60) && !wanted.some((each) => each.firstName === firstName))
      await ask('DELETE', `ubo-users/${id}`);
  }
  for (const each of wanted)
    if (!each.roles.includes(10) && !is.some(({ firstName }) => firstName === each.firstName))
      await ask('POST', 'ubo-users/representative', { ...each, id: undefined });
}

/** Returns the list before a change that results in `wanted`. */
function beforeChange(change: AnyEventObject, { given }: PersonsContext, wanted: Some): Some {
  if (change.type.endsWith('changeAuthority'))
    return wanted.map((each) => (each.roles.includes(10) ? { ...each, roles: [10] } : each));
  if (change.type.endsWith('removePerson')) return [...wanted, director];
  return wanted.filter(({ firstName }) => firstName !== given?.firstName);
}

/** True if a list reflects the change right before it: the saved person, the removal, or the registered authority. */
function isFollowed(change: AnyEventObject, { chosen, given }: PersonsContext, now: Some): boolean {
  if (change.type.endsWith('changeAuthority')) return wordsOf(now)[0] === true;
  if (change.type.endsWith('removePerson')) return wordsOf(now)[1] === false;
  return chosen === null && now.some(({ firstName }) => firstName === given?.firstName);
}

/** Returns the machine's context before this outcome. */
const contextAt = ({ start, steps }: Pick<Path, 'start' | 'steps'>, event: AnyEventObject | null | undefined) => {
  const index = steps.findIndex((step) => step.event === event);
  return (steps[index - 1]?.position ?? start).snapshot.context as PersonsContext;
};

/** True if a read reflects the change right before it, and 409 and 404 follow only from changes outside of this tab. */
function isReal({ start, steps }: Pick<Path, 'start' | 'steps'>): boolean {
  let isRead = false;
  return steps.every(({ event }, index) => {
    const before = (steps[index - 1]?.position ?? start).snapshot;
    if (!isOutcome(event)) {
      isRead = false;
      // A chosen authority cannot be chosen again.
      return event.type !== 'authority.chosen' || wordsOf(before.context.persons)[0] === false;
    }
    if (kindOf(event) === 'conflict' || kindOf(event) === 'notFound') return before.context.removed === null;
    if (!event.type.endsWith('readPersons')) return true;
    // The shop's answer changes between two acts, not between two reads.
    if (isRead) return false;
    isRead = true;
    const change = steps[index - 1]?.event;
    if (!change || !isChange(change) || kindOf(event) !== null) return true;
    return isFollowed(change, contextAt({ start, steps }, change), event.output);
  });
}

/** Makes the shop answer the next such call with the violations of the case. */
async function isRefused(
  { event, shop, problems }: Pick<On, 'event' | 'shop' | 'problems'>,
  method: string,
  path: string,
) {
  problems.expect(new RegExp(`^422 ${method} .*ubo-users/`));
  const body = { violations: event?.error.failure.violations };
  await shop.armFault({ method, path, kind: 'status', status: 422, body });
}

walkInBrowser(subject, personsMachine, {
  seen,
  isReal,
  async open({ page, context, shop, path }) {
    await shop.loginAs(context, INVESTOR);
    const { asked } = path.start.snapshot.context as PersonsContext;
    const is = z.array(UboPerson).parse(await callAs(shop, INVESTOR, 'GET', 'ubo-users'));
    // The form that was open is the director's: by the id that this shop assigned, or by an id that no person has.
    const person = is.find(({ firstName }) => firstName === director.firstName)?.id ?? 999;
    await page.goto(`/self-disclosure/representatives${asked ? `?person=${person}` : ''}`);
  },
  // The guard redirects to the next step.
  instead: {
    async finished({ page }) {
      await expect(page).not.toHaveURL(/representatives$/);
    },
  },

  acts: {
    async 'person.submitted'({ page }) {
      const main = page.getByRole('main');
      const { address } = newDirector;
      await main.getByLabel('Vornamen').fill(newDirector.firstName ?? '');
      await main.getByLabel('Nachname').fill(newDirector.lastName ?? '');
      for (const [at, label] of ['Jahr', 'Monat', 'Tag'].entries())
        await main.getByLabel(label, { exact: true }).fill(newDirector.birthdate?.split('-')[at] ?? '');
      await main.getByLabel('Geburtsort').fill(newDirector.birthplace ?? '');
      await countryField(main, 'Staatsangehörigkeit').fill(newDirector.nationality ?? '');
      await main.getByLabel('Straße und Hausnummer').fill(address?.street ?? '');
      await main.getByLabel('Postleitzahl').fill(address?.postcode ?? '');
      await main.getByLabel('Ort', { exact: true }).fill(address?.city ?? '');
      await countryField(main, 'Land').fill(address?.countryCode ?? '');
      await page.keyboard.press('Tab');
      await tick(main.getByRole('radio', { name: 'Nein' }));
      await locate(page, save).or(locate(page, saveAnew)).click();
    },
    async 'list.requested'({ page }) {
      await page.goBack();
    },
    async 'person.edited'({ page }) {
      await page.getByRole('main').getByLabel('Vornamen').fill('Ingrid');
    },
    async 'authority.chosen'({ page }) {
      // A choice that the shop refuses is reset at once, so the label is clicked instead of the radio ticked.
      await page.getByRole('main').getByText('Ich bin als Vertretung eingetragen').click();
    },
  },

  outcomes: {
    async 'readPersons succeeds'(on) {
      const wanted: Some = on.event?.output ?? [];
      const change = on.ahead.find(isChange);
      await arrange(on, change ? beforeChange(change, contextAt(on.path, change), wanted) : wanted);
    },
    async 'readPersons fails'({ event, shop, problems }) {
      await meets(shop, problems, kindOf(event), 'GET', 'ubo-users');
    },
    async 'savePerson fails'({ event, shop, problems, path: walked }) {
      const kind = kindOf(event);
      const [method, path] =
        contextAt(walked, event).chosen === null
          ? (['POST', 'ubo-users/representative'] as const)
          : (['PATCH', 'ubo-users/*/representative'] as const);
      if (kind === 'offline' || kind === 'notFound') return meets(shop, problems, kind, method, path);
      if (kind === 'violations') return isRefused({ event, shop, problems }, method, path);
      problems.expect(new RegExp(`^409 ${method} .*representative$`));
      await shop.armFault({ method, path, kind: 'status', status: 409, body: {} });
    },
    async 'removePerson fails'(on) {
      const { event, shop, problems } = on;
      if (kindOf(event) === 'violations') return isRefused(on, 'DELETE', 'ubo-users/*');
      await meets(shop, problems, kindOf(event), 'DELETE', 'ubo-users/*');
    },
    async 'changeAuthority fails'(on) {
      const { event, shop, problems } = on;
      if (kindOf(event) === 'violations') return isRefused(on, 'PATCH', 'ubo-users/*/representative');
      await meets(shop, problems, kindOf(event), 'PATCH', 'ubo-users/*/representative');
    },
  },
});
