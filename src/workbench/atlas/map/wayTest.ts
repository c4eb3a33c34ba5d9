import { PEOPLE, type Who } from './crawled.ts';
import type { LinkWay, MapScreen, Way } from './screenMap.ts';

/** Personas of the sandbox, by group of people. */
const PERSONAS: Readonly<Record<string, string>> = {
  person: 'julia',
  company: 'company',
  professional: 'professional',
  newcomer: 'newcomer',
  banned: 'banned',
};
const AREAS = {
  main: "page.getByRole('main')",
  nav: "page.getByRole('main').getByRole('navigation')",
  header: "page.getByRole('banner')",
  menu: "page.locator('#account-menu')",
  footer: "page.getByRole('contentinfo')",
};

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns a path as a pattern of addresses: `/order-details/$uuid` as `/\/order-details\/[^\/?]+\/?(?:\?|$)/`. */
const patternOf = (path: string) =>
  path === '/'
    ? START
    : `/${path
        .replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?')
        .replaceAll(/\$\w+/g, '[^/?]+')
        .replaceAll('/', '\\/')}\\/?(?:\\?|$)/`;
/** Address of a start page, of any origin. */
const START = String.raw`/^https?:\/\/[^\/]+\/(?:\?|$)/`;

/**
 * Returns a way as a test for tests/stories. It presses the links and buttons of the way; the values that a form needs,
 * and answers of the shop, are comments.
 */
export function testOf(way: readonly Way[], screens: ReadonlyMap<string, MapScreen>): string {
  const start = screens.get(way[0]?.from ?? '');
  const end = screens.get(way.at(-1)?.to ?? '');
  if (!start || !end) return '';
  const persona = personaFor(way, start);
  const lines = way.flatMap((step) => [...pressesOf(step, persona), expectationOf(screens.get(step.to)?.path ?? '')]);
  const logsIn = way.some((step) => step.kind === 'link' && isLogin(step));
  const isKnown = persona !== null && !logsIn && start.access !== 'guest';
  const fixtures = start.reading === 'marketplace' ? 'market' : 'fixtures';
  return [
    ...(logsIn ? ["import { personaOf } from '#sandbox/personas.ts';"] : []),
    `import { expect, test } from '../support/${fixtures}.ts';`,
    ...(logsIn ? ["import { LoginScreen } from '../support/screens/LoginScreen.ts';"] : []),
    '',
    `test(${quoted(`leads from ${start.path} to ${end.path}`)}, async ({ page${isKnown ? ', shop, context' : ''} }) => {`,
    ...[
      ...(isKnown ? [`await shop.loginAs(context, '${persona}');`] : []),
      `await page.goto(${quoted(addressOf(start))});`,
      ...lines,
    ].map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}

const isLogin = ({ role, names }: LinkWay) => role === 'button' && names.de === 'Anmelden';

const addressOf = ({ path, seen }: MapScreen) => Object.values(seen)[0]?.address ?? path;

const expectationOf = (path: string) => `await expect(page).toHaveURL(${patternOf(path)});`;

/** Returns the first persona who may go the whole way; null if only visitors may, and without a crawl. */
function personaFor(way: readonly Way[], start: MapScreen): string | null {
  const mayGo = (who: Who) =>
    (who in start.seen || start.access === 'guest') &&
    way.every((step) => step.kind !== 'link' || step.who.includes(who));
  return Object.entries(PERSONAS).find(([who]) => PEOPLE.some((each) => each === who && mayGo(each)))?.[1] ?? null;
}

function pressesOf(way: Way, persona: string | null): string[] {
  if (way.kind === 'code') return [`// A link of ${way.file} leads on.`];
  if (way.kind === 'link') {
    if (isLogin(way)) return [`await new LoginScreen(page).logIn(personaOf('${persona}'));`];
    const menu =
      way.area === 'menu' ? ["await page.getByRole('button', { name: /^(Konto( von .*)?|Menü)$/ }).click();"] : [];
    return [
      ...menu,
      `await ${AREAS[way.area]}.getByRole('${way.role}', { name: ${quoted(way.names.de)}, exact: true }).first().click();`,
    ];
  }
  return way.steps.map(({ event, type, guards }) => {
    const control = way.controls[type];
    const holds = guards.length > 0 ? ` [${guards.join(', ')}]` : '';
    if (!control) return `// ${way.machine}: ${event}${holds}`;
    return `await page.getByRole('${control.role}', { name: ${quoted(control.names.de)}, exact: true }).click(); // ${event}${holds}`;
  });
}
