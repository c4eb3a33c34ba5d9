import { Secret, TOTP } from 'otpauth';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import { openBond } from '../support/shop.ts';
import { FAULTS } from './faults.ts';
import type { Reading } from './inPage.ts';
import { steadily, TABS, type TabName } from './tabs.ts';
import { PEOPLE, tokensIn, type World, withoutTokens, withTokens } from './world.ts';

/** Something that happens in one tab. */
export interface TabAction {
  weight: number;
  /** What may be chosen now; nothing: it cannot be done. */
  options(reading: Reading, world: World): readonly string[];
  run(tab: TabName, option: string, world: World): Promise<void>;
  words(option: string): string;
}

/** Something that happens to the shop, to the time, or to all tabs. */
export interface WorldAction {
  weight: number;
  options(world: World): readonly string[];
  run(option: string, world: World): Promise<void>;
  words(option: string): string;
}

const ONE = [''];
const when = (holds: boolean, options: readonly string[] = ONE) => (holds ? options : []);

/** The buttons that lead on, wherever they stand. */
const WAYS_ON = [
  'Stückzahl bestätigen',
  'Weiter zur Anschrift',
  'Anschrift stimmt, weiter',
  'Weiter zur Prüfung',
  'Zahlungspflichtig bestellen',
  'Noch einmal versuchen',
  'Noch einmal nachsehen',
  'Stand der Zeichnung abfragen',
  'Noch einmal bezahlen',
  'Jetzt nachfragen',
  'Zahlung gelingt',
];
/** What would leave the browser, or is no part of session and order. */
const LEFT_ALONE = /^(?:Kopieren|Link kopieren|Teilen)|PDF|CSV|E-Mail|drucken/i;
const ORDER = /^(?:Zahlungspflichtig bestellen)$/;

const BONDS = [openBond(), 'SCHIENE-ELBE-2028'];
const PLACES = [
  '/',
  '/search',
  '/invoices',
  '/account/orders',
  '/login',
  '/login/2fa',
  '/order-process/token',
  '/order-process/confirmation',
  ...BONDS.flatMap((bond) =>
    [500, 1_000, 2_000].map((many) => `/order-process/token?product=${bond}&quantity=${many}`),
  ),
];

async function press(tab: TabName, name: string, world: World): Promise<void> {
  if (ORDER.test(name)) world.ordered += 1;
  await steadily(world.tabs.page(tab), (page) => page.evaluate((button) => window.chaos.press(button), name));
}

const fill = (tab: TabName, field: string, text: string, world: World) =>
  world.tabs.page(tab).evaluate(([name = '', value = '']) => window.chaos.fill(name, value), [field, text]);

/** What an answer to the declarations may still have to do, in order; nothing when all is said. */
function nextAnswer({ choices, chosen, unopened, fields }: Reading, typed: boolean): ['press' | 'fill', string] | null {
  const open = (name: RegExp) => {
    const fitting = choices.filter((choice) => name.test(choice));
    return fitting.some((choice) => chosen.includes(choice)) ? undefined : fitting[0];
  };
  const choice = open(/vollständig verlieren/) ?? open(/^Nein, in keinem/) ?? open(/monatliches Nettoeinkommen/);
  if (choice) return ['press', choice];
  const income = fields.find((field) => field.startsWith('Nettoeinkommen im Monat'));
  if (income && !typed) return ['fill', income];
  if (unopened[0]) return ['press', unopened[0]];
  const read = open(/^Ich habe die Dokumente gelesen/);
  return read ? ['press', read] : null;
}

const isDeclaring = ({ path, choices }: Reading) => path === '/order-process/token' && choices.length > 0;

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
    options: ({ buttons }) => buttons.filter((button) => !LEFT_ALONE.test(button)),
    run: press,
    words: (name) => `presses "${name}"`,
  },
  quantity: {
    weight: 8,
    options: ({ path, fields }) =>
      when(path === '/order-process/token' && fields.some((field) => field.startsWith('Stückzahl')), [
        '1',
        '500',
        '1000',
        '1001',
        '2500',
      ]),
    async run(tab, many, world) {
      const field = world.readings[tab].fields.find((name) => name.startsWith('Stückzahl')) ?? '';
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
    options: (_, world) => {
      const last = tokensIn(world).length;
      const ofOrder = ['/orders/order#/finish', '/payment/success?token=order#', '/payment/cancel?token=order#'];
      return [...PLACES, ...(last > 0 ? ofOrder.map((place) => place.replace('#', String(last))) : [])];
    },
    async run(tab, place, world) {
      await world.tabs.page(tab).goto(withTokens(world, place), { waitUntil: 'commit' });
    },
    words: (place) => `opens ${place}`,
  },
  back: {
    weight: 8,
    options: ({ back }) => when(back),
    run: (tab, _, world) => world.tabs.page(tab).evaluate(() => history.back()),
    words: () => 'goes back',
  },
  forward: {
    weight: 4,
    options: ({ forward }) => when(forward),
    run: (tab, _, world) => world.tabs.page(tab).evaluate(() => history.forward()),
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
    options: () => ['/', BONDS[0] ? `/order-process/token?product=${BONDS[0]}&quantity=1000` : '/'],
    run: (tab, place, world) => world.tabs.reopen(tab, place),
    words: (place) => `is closed, and opened anew at ${place}`,
  },
  logIn: {
    weight: 60,
    options: ({ fields }) => when(fields.includes('E-Mail-Adresse'), [...PEOPLE, 'nobody']),
    async run(tab, who, world) {
      const key: PersonaKey = PEOPLE.find((each) => each === who) ?? 'cleared';
      const { email, password } = personaOf(key);
      if (who === 'nobody') world.problems.expect(/^(?:401|429) POST .*\/authentication-token$/);
      await fill(tab, 'E-Mail-Adresse', email, world);
      await fill(tab, 'Passwort', who === 'nobody' ? 'Falsch-2026' : password, world);
      await press(tab, 'Anmelden', world);
    },
    words: (who) => (who === 'nobody' ? 'tries a wrong password' : `logs in as ${personaName(who)}`),
  },
  code: {
    weight: 80,
    options: ({ path, fields }) => when(path === '/login/2fa' && fields.length > 0, ['right', 'wrong']),
    async run(tab, which, world) {
      const code = which === 'right' ? rightCode(world) : null;
      // More than three right ones in half a minute there are not: each is good once.
      if (code === null) world.problems.expect(/^(?:422|429) PUT .*\/2fa\/verify$/);
      await fill(tab, world.readings[tab].fields[0] ?? '', code ?? '000000', world);
    },
    words: (which) => `types ${which === 'right' ? 'the right' : 'a wrong'} code`,
  },
  logOut: {
    weight: 4,
    options: ({ person, customer }) => when(customer !== null && person !== null),
    run: (tab, _, world) => world.tabs.page(tab).evaluate(() => window.chaos.logOut()),
    words: () => 'logs out',
  },
};

const JUMPS: Record<string, { shop: number; pages: number }> = {
  'everybody 61 min': { shop: 3_660, pages: 3_660 },
  'this computer 61 min': { shop: 0, pages: 3_660 },
  'the shop 61 min': { shop: 3_660, pages: 0 },
  'everybody 31 days': { shop: 31 * 86_400, pages: 31 * 86_400 },
  'everybody 2 min': { shop: 120, pages: 120 },
};

export const WORLD_ACTIONS: Record<string, WorldAction> = {
  jump: {
    weight: 6,
    options: () => Object.keys(JUMPS),
    async run(option, world) {
      const jump = JUMPS[option];
      if (!jump) return;
      // A token that ran out where only the shop knows it, or for good: what is asked next is refused.
      if (jump.shop !== jump.pages || jump.shop > 86_400) world.problems.expect(/^401 /);
      if (jump.shop > 0) await world.shop.moveClock({ seconds: jump.shop });
      if (jump.pages > 0) await world.tabs.context.clock.fastForward(jump.pages * 1_000);
    },
    words: (option) => `time goes on for ${option}`,
  },
  arm: {
    weight: 16,
    options: (world) => when(world.armed < 8, [...FAULTS.keys()]),
    async run(name, world) {
      const fault = FAULTS.get(name);
      if (!fault) return;
      world.problems.expect(complaintOf(fault));
      // Whoever did not hear of the new token has none that is good.
      if (/refresh|\*\*/.test(fault.path)) world.problems.expect(/^401 /);
      await world.shop.armFault(fault);
    },
    words: (name) => `the shop is going to answer: ${name}`,
  },
  disarm: {
    weight: 4,
    options: (world) => when(world.armed > 0),
    run: (_, world) => world.shop.disarmFaults(),
    words: () => 'the shop works again',
  },
  reloadAll: {
    weight: 1,
    options: () => ONE,
    async run(_, world) {
      await Promise.all(TABS.map((tab) => world.tabs.page(tab).reload({ waitUntil: 'commit' })));
    },
    words: () => 'all tabs are reloaded at once',
  },
};

/** What the browser says when a call meets the fault. */
function complaintOf({
  kind,
  status,
  method = '*',
  path,
}: typeof FAULTS extends ReadonlyMap<string, infer F> ? F : never) {
  const where = path.startsWith('graphql') ? 'graphql' : path.replaceAll(/\*+/g, '.*');
  const call = `${method === '*' ? '[A-Z]+' : method} /api/v2/shop/${where}`;
  if (kind === 'status') return new RegExp(`^${status} ${call}$`);
  if (kind === 'wrongShape') return /is not as agreed/;
  return new RegExp(`^failed ${call}: `);
}

const personaName = (who: string) => personaOf(PEOPLE.find((each) => each === who) ?? 'cleared').name;

/** A code that is good now and was not used; null when all are used up. */
function rightCode({ codes }: World): string | null {
  const now = Math.floor(Date.now() / 30_000);
  const step = [now, now + 1, now - 1].find((each) => !codes.includes(each));
  if (step === undefined) return null;
  codes.push(step);
  const secret = Secret.fromBase32(personaOf('twoFactor').totpSecret ?? '');
  return new TOTP({ secret }).generate({ timestamp: step * 30_000 });
}
