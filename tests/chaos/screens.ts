import { readScreenTables } from '../../src/build/screens.ts';
import { patternOf } from '../../src/build/shell.ts';

/** What a screen shows at its path. */
export interface ShownScreen {
  path: RegExp;
  heading: RegExp;
  /** In the order process, the names of the steps that may be current. */
  steps?: readonly string[];
}

const NO_ORDER = '^Zeichnung$|können Sie zurzeit nicht zeichnen$';
const NOWHERE = '^Diese Seite gibt es nicht$';
const PAYMENT = [
  '^Wir prüfen Ihre Zahlung$|^Weiter zum Zahlungsanbieter$|^Ihre Zahlung wird bestätigt$|^Vielen Dank, Ihre Zahlung',
  '^Diese Zeichnung ist schon bezahlt$|^Ihre Zahlung wurde abgebrochen$|^Für diese Zeichnung ist nichts zu bezahlen$',
  '^Diese Zeichnung gibt es nicht$|^Die Zahlung konnte nicht begonnen werden$|^Die Zahlung ließ sich nicht prüfen$',
].join('|');

/** Headings that are not always the one of the table: what may be read at a path, and which steps may be current there. */
const VARYING: Readonly<Record<string, [heading: string, ...steps: string[]]>> = {
  '/': ['^Guten (?:Morgen|Tag|Abend)'],
  '/search': ['^(?:Produkte$|Suche nach)'],
  '/order-process/token': [`^Wie viele Token|^Was wir von Ihnen wissen|${NO_ORDER}`, 'Anlage', 'Erklärungen'],
  '/order-process/addresses': [`^Stimmt Ihre Anschrift|${NO_ORDER}`, 'Anschrift'],
  '/order-process/payment-methods': [`^Wie möchten Sie zahlen|${NO_ORDER}`, 'Zahlungsart'],
  '/order-process/confirmation': [`^Bitte prüfen Sie|${NO_ORDER}|${PAYMENT}`, 'Prüfen'],
  // The name of what was bought; of the order, where it has none.
  '/order-details/$uuid': ['.'],
  '/orders/$uuid/finish': [`(?:Ihre|Diese) Zeichnung|^Zeichnung$|^Der Betrag ist erstattet$|${PAYMENT}|${NOWHERE}`],
  '/payment/success': [PAYMENT],
  '/payment/cancel': [PAYMENT],
};

const tables = readScreenTables().filter(({ reading }) => reading !== 'marketplace');
const exactly = (heading: string) => `^${heading.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** The screens of the investor platform, from their tables. One whose text comes from the shop may say anything. */
export const SCREENS: readonly ShownScreen[] = tables.flatMap(({ screens }) =>
  screens.map(({ path, title, heading }) => {
    const said = heading ?? title;
    const [shown, ...steps] = VARYING[path] ?? [said === null ? '.' : exactly(said)];
    return { path: new RegExp(patternOf([path])), heading: new RegExp(shown), ...(steps.length > 0 && { steps }) };
  }),
);

const PUBLIC = new RegExp(
  patternOf(
    tables.filter(({ access }) => access !== 'account').flatMap(({ screens }) => screens.map(({ path }) => path)),
  ),
);

/** Whether a visitor may see the page: one whose table asks for no account, or one of the sandbox's own. */
export const isPublic = (path: string): boolean => PUBLIC.test(path) || /^\/sandbox\//.test(path);
