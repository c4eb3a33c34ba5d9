import { globSync, readFileSync } from 'node:fs';
import type { ScreenPath } from '#components/links/pathTo.ts';
import type { Reading } from '#domain/shop/settings.ts';
import { readScreenTables } from '../../src/build/screens.ts';
import { patternOf as patternOfPaths } from '../../src/build/shell.ts';
import { openBond } from '../support/shop.ts';
import { patternOf, type SeenTable, type Sight, sightsOf } from '../support/sight.ts';

/** What a screen shows at its path. */
export interface ShownScreen {
  path: RegExp;
  heading: RegExp;
  /** In the order process, the names of the steps that may be current. */
  steps?: readonly string[];
}

/** What the flows show at their paths: the tables of what is seen, found by their place. */
const SEEN: readonly SeenTable[] = (
  await Promise.all(
    globSync('*.ts', { cwd: new URL('../support/seen/', import.meta.url) })
      .sort()
      .map((file): Promise<{ seen: SeenTable }> => import(`../support/seen/${file}`)),
  )
).map(({ seen }) => seen);

/** Screens of no flow whose heading is not always the one of their table. */
const VARYING: Readonly<Record<string, readonly string[]>> = {
  // Or it could not be found out how far somebody has come.
  '/': ['^Guten (?:Morgen|Tag|Abend)', '^Übersicht$'],
  '/search': ['^(?:Produkte$|Suche nach)'],
  '/self-disclosure': [
    '^In \\d+ Schritten zur ersten Zeichnung$',
    '^Wir prüfen Ihre Angaben$',
    '^Ihre Selbstauskunft ist vollständig$',
  ],
  // The form about somebody, by their name.
  '/self-disclosure/representatives': ['^.+ ändern$'],
  '/self-disclosure/ubo': [
    '^Wer hält oder kontrolliert das Unternehmen\\?$',
    '^Person oder Gesellschaft hinzufügen$',
    '^.+ ändern$',
  ],
  // What was answered once is said, wherever the questions stood.
  '/self-disclosure/adequacy-optional': ['^Sie (?:legen als|möchten als|sind als)'],
  '/self-disclosure/adequacy-professional': ['^Sie (?:legen als|möchten als|sind als)'],
  // The name of what was bought; of the order, where it has none.
  '/order-details/$uuid': ['.'],
  '/orders/$uuid/finish': [
    '(?:Ihre|Diese) Zeichnung|^Zeichnung$|^Der Betrag ist erstattet$',
    '^Diese Seite gibt es nicht$',
  ],
};

/** The same of the marketplace, where works, people and categories have names of their own. */
const VARYING_IN_MARKETPLACE: typeof VARYING = {
  '/': ['.'],
  '/search': ['.'],
  // Also the name of what was bought, of which nothing is known.
  '/thank-you-for-offline-payment': ['.'],
  '/payment/success': ['^Diesen Kauf gibt es nicht$'],
  '/payment/cancel': ['^Diesen Kauf gibt es nicht$'],
  '/edit-product/$productCode': ['.'],
  '/edit-product/$productCode/metadata': ['.'],
};

/** What the flows show at a path; what has no path of its own may stand wherever its flow is. */
const shownAt = (path: ScreenPath): readonly Sight[] =>
  SEEN.flatMap((table) =>
    sightsOf(table).filter(({ at, heading }) => heading && (at === path || (at === null && isPlace(table, path)))),
  );
const isPlace = ({ places = [] }: SeenTable, path: ScreenPath) => places.includes(path);

const FEATURES = new URL('../../src/features/', import.meta.url);

/** What a feature's flows call their page while it says something else than its table, as they hand it to `Titled`. */
const retitledIn = (feature: string): string[] =>
  globSync(`${feature}/*.tsx`, { cwd: FEATURES }).flatMap((file) =>
    [...readFileSync(new URL(file, FEATURES), 'utf8').matchAll(/^const \w+Title = msg`([^`]+)`;$/gm)].flatMap(
      ([, title]) => title ?? [],
    ),
  );

const all = readScreenTables();
const tablesOf = (reading: Reading) => all.filter((table) => table.reading === null || table.reading === reading);
const tables = tablesOf('investor');
const exactly = (heading: string) => patternOf(heading, true).source;

/** The screens of a reading, from their tables. One whose text comes from the shop may say anything. */
const screensIn = (shown: Reading): readonly ShownScreen[] =>
  tablesOf(shown).flatMap(({ feature, screens, reading }) => {
    const varying = reading === 'marketplace' ? VARYING_IN_MARKETPLACE : VARYING;
    const retitled = retitledIn(feature).map(exactly);
    return screens.map(({ path, title }) => {
      const sights = shownAt(path as ScreenPath);
      const shown = sights.flatMap((sight) => (sight.heading ? exactly(sight.heading.de) : []));
      // How far somebody has come could not be found out, or the step is locked: the frame says so instead of the step.
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

/** What stands for a parameter of a path, `order#` for the last order; nothing where only a mail says it. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  $uuid: ['order#'],
  // One that some hold, and one that few do.
  $tkn: ['WOHNBAU-LEIPZIG-2029-TOKEN', 'WIND-NORDSEE-2032-TOKEN'],
  $productCode: BONDS,
  $code: ['imprint'],
  $token: [],
  '{-$referralCode}': ['LINDF026'],
};

/** The addresses at which a walk finds a screen. @throws for a parameter of which nothing is said. */
function addressesOf(path: string, names = NAMED): string[] {
  const [parameter] = /\{?-?\$\w+\}?/.exec(path) ?? [];
  if (parameter === undefined) return [path];
  const named = names[parameter];
  if (named === undefined) throw new Error(`tests/chaos/screens.ts: nothing stands for ${parameter} of ${path}.`);
  return named.map((name) => path.replace(parameter, name));
}
const placesOf = (of: typeof tables) => of.flatMap(({ screens }) => screens.flatMap(({ path }) => addressesOf(path)));

/** Where a walk may begin anew: every screen of the tables. */
export const PLACES: readonly string[] = placesOf(tables);

/** Works that a walk likes, bids for and buys: of two copies left, sold out, and of many. */
export const WORKS = ['RING-2', 'FORM-4', 'LAND-5'];
const NAMED_IN_MARKETPLACE: typeof NAMED = {
  ...NAMED,
  $productCode: WORKS,
  $profileName: ['thomas-brandt', 'ida-falk'],
  $categoryName: ['fotografie'],
};

/** Where collectors begin anew: every screen of the marketplace's own but those where works and profiles are made. */
export const MARKET_PLACES: readonly string[] = tablesOf('marketplace')
  .filter(
    ({ reading, feature }) =>
      reading === 'marketplace' && !['preparation', 'creations', 'profileEdit'].includes(feature),
  )
  .flatMap(({ screens }) => screens.flatMap(({ path }) => addressesOf(path, NAMED_IN_MARKETPLACE)));

/** The screens of what somebody owns: all that are theirs alone and stand in the navigation, and the withdrawal. */
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

/** Whether a visitor may see the page: one whose table asks for no account, or one of the sandbox's own. */
export const isPublic = (path: string, reading: Reading): boolean =>
  PUBLIC[reading].test(path) || /^\/sandbox\//.test(path);
