import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import * as order from '../support/seen/order.ts';
import * as payment from '../support/seen/payment.ts';
import * as purchase from '../support/seen/purchase.ts';
import * as session from '../support/seen/session.ts';
import { controlsOf } from '../support/sight.ts';
import { rightCode } from './codes.ts';
import { COLLECTOR_ACTIONS } from './collectorActions.ts';
import { DISCLOSURE_ACTIONS } from './disclosureActions.ts';
import { BINDING_PLACES, OWNER_ACTIONS } from './ownerActions.ts';
import type { PageReading } from './reading.ts';
import { ACCOUNT_PLACES, BONDS, MARKET_PLACES, PLACES } from './screens.ts';
import type { TabName } from './tabs.ts';
import { fill, ONE, press, type TabAction, when } from './touch.ts';
import { CASTS, tokensIn, type World, withoutTokens, withTokens } from './world.ts';

/** Buttons of the self-disclosure that lead to its next step. */
const STEPS_ON = [
  'Speichern und weiter',
  ...Array.from({ length: 11 }, (_, index) => `Weiter zu Frage ${index + 2}`),
  'Antworten senden',
  'Hinweis bestätigen und weiter',
  'Verwahrung einrichten',
  'Wallet einrichten',
  'Weiter',
];
export const isWayOn = (button: string): boolean => STEPS_ON.includes(button);

/** Buttons that lead on in the flows and on the pages of the sandbox’s partners, in order of preference. */
const WAYS_ON = [
  ...[order.seen, payment.seen, purchase.seen]
    .flatMap((seen) => [...controlsOf(seen)])
    .filter(({ role, sends }) => role === 'button' && sends !== undefined && !sends.startsWith('leave.'))
    .map(({ name }) => name.de),
  'Zahlung gelingt',
  // Buttons of the partner that checks identities.
  'Identitätsprüfung starten',
  'Identitätsprüfung fortsetzen',
  'Identität bestätigt',
  ...STEPS_ON,
];
/** Buttons that no walk presses: clipboard, share sheet and email are outside the page. */
const LEFT_ALONE = /^(?:Kopieren|Link kopieren|Teilen)|E-Mail/i;
/** Buttons that save or print a file; only owners press them. */
const SAVED = /PDF|CSV|drucken/i;

/** Addresses that a walk may open at any time: every screen, and the first step of an order. */
const BEGINNINGS = [
  ...PLACES.filter((place) => place !== '/order-process/token'),
  ...BONDS.flatMap((bond) =>
    [500, 1_000, 2_000].map((many) => `/order-process/token?product=${bond}&quantity=${many}`),
  ),
  ...['/payment/success?token=order#', '/payment/cancel?token=order#', '/withdrawal?order=order#'],
];
/** Resolves `order#` to the walk’s last order; drops those places while there is no order. */
function placesNow(places: readonly string[], world: World): string[] {
  const last = tokensIn(world).length;
  return places.flatMap((place) => (!place.includes('#') ? place : last > 0 ? place.replace('#', String(last)) : []));
}

/** Leaves the page by the browser’s own means; ignores the error of a page that unloads before it answers. */
const leave = (tab: TabName, world: World, go: () => void) =>
  world.tabs
    .page(tab)
    .evaluate(go)
    .catch((error: Error) => {
      if (!/context was destroyed|navigat/i.test(error.message)) throw error;
    });

/** Returns the next declaration that is still missing; null when all are made. */
function nextAnswer(
  { choices, chosen, unopened, fields }: PageReading,
  typed: boolean,
): ['press' | 'fill', string] | null {
  const open = (name: RegExp) => {
    const fitting = choices.filter((choice) => name.test(choice));
    return fitting.some((choice) => chosen.includes(choice)) ? undefined : fitting[0];
  };
  const choice = open(/vollständig verlieren/) ?? open(/^Nein, in keinem/) ?? open(/monatlichen Nettoeinkommen/);
  if (choice) return ['press', choice];
  const income = fields.find((field) => field.startsWith('Nettoeinkommen im Monat'));
  if (income && !typed) return ['fill', income];
  if (unopened[0]) return ['press', unopened[0]];
  const read = open(/^Ich habe die Unterlagen gelesen/);
  return read ? ['press', read] : null;
}

const isDeclaring = ({ path, choices }: PageReading) => path === '/order-process/token' && choices.length > 0;

export const TAB_ACTIONS: Record<string, TabAction> = {
  goOn: {
    weight: 60,
    options: ({ buttons }) => WAYS_ON.filter((way) => buttons.includes(way)).slice(0, 1),
    run: press,
    words: (name) => `goes on by "${name}"`,
  },
  answer: {
    weight: 60,
    options: (reading) => when(isDeclaring(reading) && nextAnswer(reading, true) !== null),
    async run(tab, _, world) {
      for (let typed = false, answers = 0; answers < 12; answers += 1) {
        const reading = await world.tabs.page(tab).evaluate(() => window.chaos.read());
        const answer = nextAnswer(reading, typed);
        if (answer === null) return;
        const [how, name] = answer;
        if (how === 'press') await press(tab, name, world);
        else await fill(tab, name, '9.000', world);
        if (how === 'fill') typed = true;
        await world.tabs.rest();
      }
    },
    words: () => 'declares everything that is asked for, and opens the documents',
  },
  disclose: {
    weight: 60,
    options: ({ path, choices, chosen }) =>
      when(path.startsWith('/self-disclosure/') && choices.length > 0 && chosen.length === 0),
    async run(tab, _, world) {
      // Each answer of a questionnaire leads to its next question.
      for (let answers = 0; answers < 12; answers += 1) {
        const page = world.tabs.page(tab);
        await page.evaluate(() => window.chaos.answer());
        await world.tabs.rest();
        const { choices, chosen } = await page.evaluate(() => window.chaos.read());
        if (choices.length === 0 || chosen.length > 0) return;
      }
    },
    words: () => 'answers everything that the step asks',
  },
  ...DISCLOSURE_ACTIONS,
  ...OWNER_ACTIONS,
  ...COLLECTOR_ACTIONS,
  choose: {
    weight: 12,
    options: ({ choices }) => choices,
    run: press,
    words: (name) => `chooses "${name}"`,
  },
  pay: {
    weight: 40,
    options: ({ path, choices, chosen }) =>
      when(path === '/order-process/payment-methods' && chosen.length === 0, choices),
    run: press,
    words: (name) => `wants to pay by "${name}"`,
  },
  press: {
    weight: 10,
    options: ({ buttons }, { cast }) =>
      buttons.filter((button) => !LEFT_ALONE.test(button) && (cast === 'owners' || !SAVED.test(button))),
    run: press,
    words: (name) => `presses "${name}"`,
  },
  quantity: {
    weight: 8,
    options: ({ path, fields }) =>
      when(path === '/order-process/token' && fields.some((field) => field.startsWith(order.quantity.name.de)), [
        '1',
        '500',
        '1000',
        '1001',
        '2500',
      ]),
    async run(tab, many, world) {
      const field = world.readings[tab].fields.find((name) => name.startsWith(order.quantity.name.de)) ?? '';
      await fill(tab, field, many, world);
    },
    words: (many) => `types the quantity ${many}`,
  },
  follow: {
    weight: 12,
    options: ({ links }, world) => [...new Set(links.map((link) => withoutTokens(world, link)))],
    async run(tab, link, world) {
      const href = withTokens(world, link);
      await world.tabs.page(tab).evaluate((address) => window.chaos.follow(address), href);
    },
    words: (link) => `follows the link to ${link}`,
  },
  open: {
    weight: 2,
    options: (_, world) => placesNow(world.cast === 'collectors' ? MARKET_PLACES : BEGINNINGS, world),
    async run(tab, place, world) {
      await world.tabs.page(tab).goto(withTokens(world, place), { waitUntil: 'commit' });
    },
    words: (place) => `opens ${place}`,
  },
  visit: {
    weight: 12,
    options: ({ customer }, world) =>
      when(world.cast === 'owners' && customer !== null, placesNow(ACCOUNT_PLACES, world)),
    async run(tab, place, world) {
      await world.tabs.page(tab).goto(withTokens(world, place), { waitUntil: 'commit' });
    },
    words: (place) => `looks at ${place}`,
  },
  setAbout: {
    weight: 16,
    options: ({ customer }, world) =>
      when(world.cast === 'owners' && customer !== null, placesNow(BINDING_PLACES, world)),
    async run(tab, place, world) {
      await world.tabs.page(tab).goto(withTokens(world, place), { waitUntil: 'commit' });
    },
    words: (place) => `sets about something at ${place}`,
  },
  back: {
    weight: 8,
    options: ({ back }) => when(back),
    run: (tab, _, world) => leave(tab, world, () => history.back()),
    words: () => 'goes back',
  },
  forward: {
    weight: 4,
    options: ({ forward }) => when(forward),
    run: (tab, _, world) => leave(tab, world, () => history.forward()),
    words: () => 'goes forward',
  },
  reload: {
    weight: 2,
    options: () => ONE,
    async run(tab, _, world) {
      await world.tabs.page(tab).reload({ waitUntil: 'commit' });
    },
    words: () => 'reloads',
  },
  reopen: {
    weight: 1,
    options: (_, { cast }) =>
      cast === 'collectors'
        ? ['/', '/products/RING-2']
        : ['/', BONDS[0] ? `/order-process/token?product=${BONDS[0]}&quantity=1000` : '/'],
    run: (tab, place, world) => world.tabs.reopen(tab, place),
    words: (place) => `is closed, and opened again at ${place}`,
  },
  logIn: {
    weight: 60,
    options: ({ fields }, { cast }) => when(fields.includes(session.password.name.de), [...CASTS[cast], 'nobody']),
    async run(tab, who, world) {
      const { email, password } = personaOf(keyOf(who));
      if (who === 'nobody') world.problems.expect(/^(?:401|429) POST .*\/authentication-token$/);
      await fill(tab, session.email.name.de, email, world);
      await fill(tab, session.password.name.de, who === 'nobody' ? 'Falsch-2026' : password, world);
      await press(tab, session.logIn.name.de, world);
      world.entering[tab] = keyOf(who);
    },
    words: (who) => (who === 'nobody' ? 'tries a wrong password' : `logs in as ${personaName(who)}`),
  },
  code: {
    weight: 80,
    options: ({ path, fields }) => when(path === '/login/2fa' && fields.length > 0, ['right', 'wrong']),
    async run(tab, which, world) {
      const code = which === 'right' ? rightCode(world.entering[tab] ?? 'twoFactor', world) : null;
      // Each code is valid once, so there are at most three valid ones in half a minute.
      if (code === null) world.problems.expect(/^(?:422|429) PUT .*\/2fa\/verify$/);
      await fill(tab, world.readings[tab].fields[0] ?? '', code ?? '000000', world);
    },
    words: (which) => `types ${which === 'right' ? 'the right' : 'a wrong'} code`,
  },
  logOut: {
    weight: 4,
    options: ({ person, customer }) => when(customer !== null && person !== null),
    async run(tab, _, world) {
      const page = world.tabs.page(tab);
      await page.evaluate(() => window.chaos.openMenu());
      // The menu may have to load its content, and fades in.
      const { customer } = (await world.tabs.settle())[tab];
      const isOut = await page.evaluate((name) => window.chaos.pressInMenu(name), session.logOut.name.de);
      if (!isOut && customer !== null) throw new Error('There is no "Abmelden" in the menu.');
    },
    words: () => 'logs out',
  },
};

const keyOf = (who: string): PersonaKey =>
  Object.values(CASTS)
    .flat()
    .find((each) => each === who) ?? 'cleared';
const personaName = (who: string) => personaOf(keyOf(who)).name;
