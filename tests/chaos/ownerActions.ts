import { addressOf } from '#sandbox/content/identity.ts';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import * as statements from '../support/seen/statementRequest.ts';
import * as transfer from '../support/seen/tokenTransfer.ts';
import * as withdrawal from '../support/seen/withdrawal.ts';
import { ownerOf, wrongOrRight } from './codes.ts';
import type { PageReading } from './reading.ts';
import { TABS, type TabName } from './tabs.ts';
import { fill, press, type TabAction, when } from './touch.ts';
import type { World } from './world.ts';

/** Buttons that lead on in the owners’ flows; buttons that lead back are pressed now and then. */
const OWNER_WAYS_ON = [
  transfer.toCode,
  transfer.ask,
  transfer.review,
  transfer.retry,
  transfer.lookAgain,
  withdrawal.confirm,
  statements.request,
].map(({ name }) => name.de);
/** Pages with binding actions; walks open them more often than by chance. */
export const BINDING_PLACES = [
  '/account/custody',
  '/account/edit',
  '/account/attract-investors',
  '/withdrawal',
  '/withdrawal?order=order#',
];
/** Token that Miriam and Johanna hold. */
const TRANSFER = '/transfer/WOHNBAU-LEIPZIG-2029-TOKEN';
const CHECKED = 'Ändern und prüfen lassen';
const SAVE = 'Speichern';

const wallet = (persona: PersonaKey) => addressOf(`wallet:${persona}`);

/** Two personas who may receive tokens from each other. */
const RECEIVING: readonly PersonaKey[] = ['twoFactor', 'transferring'];

/** Typed quantities: two valid ones, one for a wallet that may not receive, and one above the balance. */
const TRANSFERS: Readonly<Record<string, string>> = {
  '1.000 to the other': '1.000',
  '4000 to the other': '4000',
  '10 to Clara, who may not receive': '10',
  '9000000 to the other': '9000000',
};

/** Changes on the profile page, with the proof that a new bank account requires. */
const CHANGES: Readonly<Record<string, { values: Readonly<Record<string, string>>; proof?: 'right' | 'wrong' }>> = {
  'another phone number': { values: { Mobilnummer: '+49 171 3920000' } },
  'a phone number that is none': { values: { Mobilnummer: '12' } },
  'another street': { values: { 'Straße und Hausnummer': 'Am Delft 8' } },
  'another account': { values: { IBAN: 'DE02 5001 0517 0137 0750 30' }, proof: 'right' },
  'another account with a wrong proof': { values: { IBAN: 'DE89 3704 0044 0532 0130 00' }, proof: 'wrong' },
};

const DISCOUNTS = ['EINMALIG50', 'HERBST2026', 'GIBTESNICHT'];

const has = (field: string) => (names: readonly string[]) => names.some((name) => name.startsWith(field));
const isEntering = ({ path, fields }: PageReading) =>
  path.startsWith('/transfer/') && has(transfer.quantity.name.de)(fields);
const isConfirming = ({ buttons }: PageReading) => buttons.includes(transfer.send.name.de);
const isDeclaring = ({ path, buttons }: PageReading) =>
  path === '/withdrawal' && buttons.includes(withdrawal.goOn.name.de);

/** Types into the fields whose names begin with the keys, and records the texts: no failure may clear them. */
async function type(tab: TabName, values: Readonly<Record<string, string>>, world: World): Promise<void> {
  const { fields } = await world.tabs.page(tab).evaluate(() => window.chaos.read());
  const { path, customer } = world.readings[tab];
  const typed = world.typed[tab]?.path === path ? world.typed[tab].values : {};
  for (const [begin, text] of Object.entries(values)) {
    const field = fields.find((name) => name.startsWith(begin));
    if (field === undefined) continue;
    await fill(tab, field, text, world);
    typed[field] = text;
  }
  world.typed[tab] = { path, customer, values: typed, isShown: true };
  await world.tabs.rest();
}

async function sendTransfer(tab: TabName, which: string, world: World): Promise<void> {
  const code = wrongOrRight(which, world.readings[tab].customer, world);
  if (code.isRight) world.confirmed.transfers += 1;
  const field = world.readings[tab].fields.find((name) => name.startsWith(transfer.code.name.de)) ?? '';
  await fill(tab, field, code.text, world);
  await press(tab, transfer.send.name.de, world);
}

export const OWNER_ACTIONS: Record<string, TabAction> = {
  give: {
    weight: 16,
    options: ({ customer }, world) =>
      when(
        RECEIVING.some((each) => each === ownerOf(customer, world)),
        [TRANSFER],
      ),
    async run(tab, place, world) {
      await world.tabs.page(tab).goto(place, { waitUntil: 'commit' });
    },
    words: (place) => `wants to give tokens away at ${place}`,
  },
  proceed: {
    weight: 150,
    options: ({ buttons }) => OWNER_WAYS_ON.filter((way) => buttons.includes(way)).slice(0, 1),
    run: press,
    words: (name) => `goes on by "${name}"`,
  },
  transfer: {
    weight: 100,
    options: (reading) => when(isEntering(reading), Object.keys(TRANSFERS)),
    async run(tab, option, world) {
      const own = ownerOf(world.readings[tab].customer, world);
      const to = option.includes('Clara') ? 'cleared' : RECEIVING.find((each) => each !== own);
      const address = wallet(to ?? 'cleared');
      const quantity = TRANSFERS[option] ?? '';
      await type(tab, { [transfer.address.name.de]: address, [transfer.quantity.name.de]: quantity }, world);
      await press(tab, transfer.toSummary.name.de, world);
    },
    words: (option) => `wants to transfer ${option}`,
  },
  transferCode: {
    weight: 200,
    options: (reading) => when(isConfirming(reading), ['right', 'right again', 'wrong', 'used']),
    run: sendTransfer,
    words: (which) => `sends the transfer with a code that is ${which}`,
  },
  withdraw: {
    weight: 40,
    options: (reading) => when(isDeclaring(reading), ['Z-1', 'Z-2']),
    async run(tab, contract, world) {
      const mail = 'anna.ahlers@example.org';
      const { name, contract: of, email } = withdrawal;
      await type(tab, { [name.name.de]: 'Anna Ahlers', [of.name.de]: contract, [email.name.de]: mail }, world);
      await press(tab, withdrawal.goOn.name.de, world);
    },
    words: (contract) => `declares to withdraw, from ${contract} where no order is meant`,
  },
  redeem: {
    weight: 40,
    options: ({ fields }) => when(has('Gutscheincode')(fields), DISCOUNTS),
    async run(tab, code, world) {
      await type(tab, { Gutscheincode: code }, world);
      await press(tab, 'Einlösen', world);
    },
    words: (code) => `redeems the discount code ${code}`,
  },
  edit: {
    weight: 40,
    options: ({ path, buttons }) => when(path === '/account/edit' && buttons.includes(SAVE), Object.keys(CHANGES)),
    async run(tab, option, world) {
      const change = CHANGES[option];
      await type(tab, change?.values ?? {}, world);
      if (change?.proof) await prove(tab, change.proof, world);
      await press(tab, SAVE, world);
    },
    words: (option) => `saves ${option}`,
  },
  sayYes: {
    weight: 60,
    options: ({ buttons }) => when(buttons.includes(CHECKED)),
    run: (tab, _, world) => press(tab, CHECKED, world),
    words: () => 'says yes to a new check',
  },
};

/** Types the password, or a code if the second factor is on. Forms clear both, so neither is recorded. */
async function prove(tab: TabName, proof: 'right' | 'wrong', world: World): Promise<void> {
  const { fields } = await world.tabs.page(tab).evaluate(() => window.chaos.read());
  const [code] = fields.filter((name) => name.startsWith('Code'));
  const [password] = fields.filter((name) => /Passwort/.test(name));
  if (code) await fill(tab, code, wrongOrRight(proof, world.readings[tab].customer, world).text, world);
  if (password) await fill(tab, password, proof === 'right' ? personaOf('julia').password : 'Falsch-2026', world);
}

/** Buttons that can be pressed in several tabs at once. */
const AT_ONCE = [transfer.send, withdrawal.confirm, statements.request].map(({ name }) => name.de);

const tabsWith = (button: string, { readings }: World) => TABS.filter((tab) => readings[tab].buttons.includes(button));
export const shared = (world: World): string[] => AT_ONCE.filter((button) => tabsWith(button, world).length > 1);

/** Presses the button in all tabs that have it; a transfer gets a code of its own in each. */
export async function pressAtOnce(button: string, world: World): Promise<void> {
  const act = (tab: TabName) =>
    button === transfer.send.name.de ? sendTransfer(tab, 'right', world) : press(tab, button, world);
  await Promise.all(tabsWith(button, world).map(act));
}
