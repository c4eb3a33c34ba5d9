import type { Who } from './crawled.ts';
import type { LinkWay, MapScreen, Way } from './screenMap.ts';

/** Personas of the sandbox, by group of people; those whom a test prefers come first. A visitor has none. */
const PERSONAS: ReadonlyMap<Who, string> = new Map([
  ['person', 'julia'],
  ['company', 'company'],
  ['professional', 'professional'],
  ['newcomer', 'newcomer'],
  ['banned', 'banned'],
]);
const AREAS = {
  main: "page.getByRole('main')",
  nav: "page.getByRole('main').getByRole('navigation')",
  header: "page.getByRole('banner')",
  menu: 'new Shell(page).menu',
  footer: "page.getByRole('contentinfo')",
};

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns a regular expression for the addresses of a path, at any origin and with any query. */
const patternOf = (path: string) =>
  `/${`^https?://[^/]+${path
    .replace(/^\/$/, '')
    .replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/?]+)?')
    .replaceAll(/\$\w+/g, '[^/?]+')}/?(?:\\?|$)`.replaceAll('/', '\\/')}/`;

/**
 * Returns a way as a test for tests/stories, gone by one of `who` if given. It presses the links and buttons of the
 * way; the values that a form needs, and answers of the shop, are comments.
 */
export function testOf(way: readonly Way[], screens: ReadonlyMap<string, MapScreen>, who: Who | null = null): string {
  const start = screens.get(way[0]?.from ?? '');
  const end = screens.get(way.at(-1)?.to ?? '');
  if (!start || !end) return '';
  const goer = who ?? goerOf(way, start);
  const persona = PERSONAS.get(goer) ?? null;
  const lines = way.flatMap((step) => [...pressesOf(step, persona), expectationOf(screens.get(step.to)?.path ?? '')]);
  const logsIn = way.some((step) => step.kind === 'link' && isLogin(step));
  const isKnown = persona !== null && !logsIn && start.access !== 'guest';
  const opensMenu = way.some((step) => step.kind === 'link' && step.area === 'menu');
  const fixtures = start.reading === 'marketplace' ? 'market' : 'fixtures';
  return [
    ...(logsIn ? ["import { personaOf } from '#sandbox/personas.ts';"] : []),
    `import { expect, test } from '../support/${fixtures}.ts';`,
    ...(logsIn ? ["import { LoginScreen } from '../support/screens/LoginScreen.ts';"] : []),
    ...(opensMenu ? ["import { Shell } from '../support/screens/Shell.ts';"] : []),
    '',
    `test(${quoted(`leads from ${start.path} to ${end.path}`)}, async ({ page${isKnown ? ', shop, context' : ''} }) => {`,
    ...[
      ...(isKnown ? [`await shop.loginAs(context, '${persona}');`] : []),
      `await page.goto(${quoted(addressOf(start, goer))});`,
      ...lines,
    ].map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}

const isLogin = ({ role, names }: LinkWay) => role === 'button' && names.de === 'Anmelden';

const addressOf = ({ path, seen }: MapScreen, who: Who) => (seen[who] ?? seen.visitor)?.address ?? path;

const expectationOf = (path: string) => `await expect(page).toHaveURL(${patternOf(path)});`;

/** Returns the first group of people with a persona who may go the whole way; else, and without a crawl, visitors. */
function goerOf(way: readonly Way[], start: MapScreen): Who {
  const mayGo = (who: Who) =>
    (who in start.seen || start.access === 'guest') &&
    way.every((step) => step.kind !== 'link' || step.who.includes(who));
  return [...PERSONAS.keys()].find(mayGo) ?? 'visitor';
}

function pressesOf(way: Way, persona: string | null): string[] {
  if (way.kind === 'code') return [`// A link of ${way.file} leads on.`];
  if (way.kind === 'link') {
    if (isLogin(way)) return [`await new LoginScreen(page).logIn(personaOf('${persona}'));`];
    const menu = way.area === 'menu' ? ['await new Shell(page).menuButton.click();'] : [];
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
