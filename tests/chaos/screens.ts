import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ScreenPath } from '#components/links/pathTo.ts';
import type { Reading } from '#domain/shop/settings.ts';
import { patternOf as patternOfPaths } from '../../src/build/pages.ts';
import { readScreenTables } from '../../src/build/screens.ts';
import { openBond } from '../support/shop.ts';
import { patternOf, type SeenTable, type Sight, sightsOf } from '../support/sight.ts';

/** Possible content of a screen at its path. */
export interface ShownScreen {
  path: RegExp;
  heading: RegExp;
  /** Names of the steps that may be current; absent unless the screen belongs to the order process. */
  steps?: readonly string[];
}

/** Sights of all flows, from the tables in tests/support/seen. */
const SEEN: readonly SeenTable[] = (
  await Promise.all(
    globSync('*.ts', { cwd: new URL('../support/seen/', import.meta.url) })
      .sort()
      .map((file): Promise<{ seen: SeenTable }> => import(`../support/seen/${file}`)),
  )
).map(({ seen }) => seen);

/** Screens outside the flows whose heading may differ from the title in their table. */
const VARYING: Readonly<Record<string, readonly string[]>> = {
  // The second is shown if the read of the customer’s progress fails.
  '/': ['^Guten (?:Morgen|Tag|Abend)', '^Übersicht$'],
  '/search': ['^(?:Produkte$|Suche nach)'],
  '/self-disclosure': [
    '^In \\d+ Schritten zur ersten Zeichnung$',
    '^Wir prüfen Ihre Angaben$',
    '^Ihre Selbstauskunft ist vollständig$',
  ],
  // The form about a person has that person’s name as its heading.
  '/self-disclosure/representatives': ['^.+ ändern$'],
  '/self-disclosure/ubo': [
    '^Wer hält oder kontrolliert das Unternehmen\\?$',
    '^Person oder Gesellschaft hinzufügen$',
    '^.+ ändern$',
  ],
  // A questionnaire that was answered before shows its result instead of the questions.
  '/self-disclosure/adequacy-optional': ['^Sie (?:legen als|möchten als|sind als)'],
  '/self-disclosure/adequacy-professional': ['^Sie (?:legen als|möchten als|sind als)'],
  // The name of the product bought; of the order if the product has no name.
  '/order-details/$uuid': ['.'],
  '/orders/$uuid/finish': [
    '(?:Ihre|Diese) Zeichnung|^Zeichnung$|^Der Betrag ist erstattet$',
    '^Diese Seite gibt es nicht$',
  ],
};

/** Headings that vary in the marketplace, where works, people and categories have names of their own. */
const VARYING_IN_MARKETPLACE: typeof VARYING = {
  '/': ['.'],
  '/search': ['.'],
  // Any product’s name may be the heading.
  '/thank-you-for-offline-payment': ['.'],
  '/payment/success': ['^Diesen Kauf gibt es nicht$'],
  '/payment/cancel': ['^Diesen Kauf gibt es nicht$'],
  '/edit-product/$productCode': ['.'],
  '/edit-product/$productCode/metadata': ['.'],
};

/** Returns the sights of the flows at a path; a sight without a path may occur on every page of its flow. */
const shownAt = (path: ScreenPath): readonly Sight[] =>
  SEEN.flatMap((table) =>
    sightsOf(table).filter(({ at, heading }) => heading && (at === path || (at === null && isPlace(table, path)))),
  );
const isPlace = ({ places = [] }: SeenTable, path: ScreenPath) => places.includes(path);

const SRC = new URL('../../src/', import.meta.url);

/** Returns the titles by which a feature’s flows override that of their table, as they pass them to `Titled`. */
const retitledIn = (table: string): string[] =>
  globSync(`${dirname(table)}/*.tsx`, { cwd: SRC }).flatMap((file) =>
    [...readFileSync(new URL(file, SRC), 'utf8').matchAll(/^const \w+Title = msg`([^`]+)`;$/gm)].flatMap(
      ([, title]) => title ?? [],
    ),
  );

const all = readScreenTables();
const tablesOf = (reading: Reading) => all.filter((table) => table.reading === null || table.reading === reading);
const tables = tablesOf('investor');
const exactly = (heading: string) => patternOf(heading, true).source;

/** Returns the screens of a reading, from their tables. A screen whose heading the shop provides matches any text. */
const screensIn = (shown: Reading): readonly ShownScreen[] =>
  tablesOf(shown).flatMap(({ file, screens, reading }) => {
    const varying = reading === 'marketplace' ? VARYING_IN_MARKETPLACE : VARYING;
    const retitled = retitledIn(file).map(exactly);
    return screens.map(({ path, title }) => {
      const sights = shownAt(path as ScreenPath);
      const shown = sights.flatMap((sight) => (sight.heading ? exactly(sight.heading.de) : []));
      // If the read of the progress fails or the step is locked, the frame’s heading replaces the step’s.
      const framed = path.startsWith('/self-disclosure') ? ['Selbstauskunft', title ?? ''].map(exactly) : [];
      const headings = [...new Set([...shown, ...(varying[path] ?? [])])];
      const own = headings.length > 0 ? headings.join('|') : title === null ? '.' : exactly(title);
      const steps = [...new Set(sights.flatMap(({ step }) => step?.de ?? []))];
      return {
        path: new RegExp(patternOfPaths([path])),
        heading: new RegExp([own, ...framed, ...retitled].join('|')),
        ...(steps.length > 0 && { steps }),
      };
    });
  });
const SCREENS = { investor: screensIn('investor'), marketplace: screensIn('marketplace') };
export const screensOf = (reading: Reading): readonly ShownScreen[] => SCREENS[reading];

export const BONDS = [openBond(), 'SCHIENE-ELBE-2028'];

/** Values of a path’s parameters, `order#` for the last order; empty if only a mail has the value. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  $uuid: ['order#'],
  // A token that some of the cast hold, and a token that few hold.
  $tkn: ['WOHNBAU-LEIPZIG-2029-TOKEN', 'WIND-NORDSEE-2032-TOKEN'],
  $productCode: BONDS,
  $code: ['imprint'],
  $token: [],
  '{-$referralCode}': ['LINDF026'],
};

/** Returns the addresses at which a walk finds a screen. @throws Error for a parameter without an entry. */
function addressesOf(path: string, names = NAMED): string[] {
  const [parameter] = /\{?-?\$\w+\}?/.exec(path) ?? [];
  if (parameter === undefined) return [path];
  const named = names[parameter];
  if (named === undefined)
    throw new Error(`tests/chaos/screens.ts: no value for ${parameter} of ${path}; add one to NAMED.`);
  return named.map((name) => path.replace(parameter, name));
}
const placesOf = (of: typeof tables) => of.flatMap(({ screens }) => screens.flatMap(({ path }) => addressesOf(path)));

/** Every screen of the tables, as addresses that a walk may open. */
export const PLACES: readonly string[] = placesOf(tables);

/** Works that a walk likes, bids for and buys: with two copies left, sold out, and with many copies. */
export const WORKS = ['RING-2', 'FORM-4', 'LAND-5'];
const NAMED_IN_MARKETPLACE: typeof NAMED = {
  ...NAMED,
  $productCode: WORKS,
  $profileName: ['thomas-brandt', 'ida-falk'],
  $categoryName: ['fotografie'],
};

/** Returns the addresses of a reading's screens, those for both readings included. */
export const placesIn = (reading: Reading): readonly string[] =>
  tablesOf(reading).flatMap(({ screens }) =>
    screens.flatMap(({ path }) => addressesOf(path, reading === 'marketplace' ? NAMED_IN_MARKETPLACE : NAMED)),
  );

/** Screens that collectors may open: all of the marketplace’s own, except the editors of works and profiles. */
export const MARKET_PLACES: readonly string[] = tablesOf('marketplace')
  .filter(
    ({ reading, feature }) =>
      reading === 'marketplace' && !['preparation', 'creations', 'profileEdit'].includes(feature),
  )
  .flatMap(({ screens }) => screens.flatMap(({ path }) => addressesOf(path, NAMED_IN_MARKETPLACE)));

/** Screens of the account: all that need a login and are in the navigation, and the withdrawal. */
export const ACCOUNT_PLACES: readonly string[] = placesOf(
  tables.filter(({ access, ownHeader, feature }) => (access === 'account' && !ownHeader) || feature === 'withdrawal'),
);

const publicIn = (reading: Reading) =>
  new RegExp(
    patternOfPaths(
      tablesOf(reading)
        .filter(({ access }) => access !== 'account')
        .flatMap(({ screens }) => screens.map(({ path }) => path)),
    ),
  );
const PUBLIC = { investor: publicIn('investor'), marketplace: publicIn('marketplace') };

/** True if visitors may see the page: its table asks for no account, or the sandbox serves it. */
export const isPublic = (path: string, reading: Reading): boolean =>
  PUBLIC[reading].test(path) || /^\/sandbox\//.test(path);
