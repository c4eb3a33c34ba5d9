import { DIST } from '#sandbox/build.ts';
import { personaOf } from '#sandbox/personas.ts';
import { expectNoSidewaysScrolling } from '../support/axe.ts';
import { builtFiles, type Lack, lacksOfScripts, lacksOfStyles } from '../support/engines.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginScreen } from '../support/screens/LoginScreen.ts';
import { Shell } from '../support/screens/Shell.ts';

/** Functions that a supported browser lacks and `src/build/older.js` adds, by owner. */
const ADDED: Record<string, string[]> = {
  AbortSignal: ['any'],
  Map: ['groupBy'],
  Promise: ['withResolvers'],
  URL: ['canParse'],
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  'String.prototype': ['toWellFormed'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover'],
};

/** Names that a supported browser lacks, with the reason why they do no harm. */
const HARMLESS: Record<string, string> = {
  '.activationStart': 'web-vitals asks whether it is there',
  '.animation': 'React removes it from a table of its own',
  '.cancelIdleCallback': 'web-vitals does without it',
  '.checkVisibility': 'React Aria looks at the styles instead',
  '.cssFloat': 'all have it, the table takes it for an alias',
  '.displayName': 'a name that React components have',
  '.duplex': 'an option that others ignore; ofetch sets it for streams, which are not sent',
  '.getTextInfo': 'React Aria asks whether it is there',
  '.interactionCount': 'web-vitals counts interactions itself',
  '.paintTime': 'web-vitals asks whether it is there',
  '.prerendering': 'web-vitals takes undefined for false',
  '.presentationTime': 'web-vitals asks whether it is there',
  '.requestIdleCallback': 'web-vitals takes setTimeout instead',
  '.setHTML': 'RichText asks whether it is there',
  '.stackTraceLimit': 'zod asks whether it is a number',
  '.startViewTransition': 'the router asks whether it is there',
  '.toHex': 'noble asks whether it is there',
  '.transferSize': 'React takes undefined for nothing known',
  '.userAgentData': 'React Aria reads userAgent instead',
  '.wasDiscarded': 'web-vitals takes undefined for false',
  'AbortSignal.timeout': 'Chrome before 124 aborts with another error, which nothing reads',
  'Error.captureStackTrace': 'zod asks whether it is there',
  PerformanceEventTiming: 'web-vitals asks whether it is there',
  'Uint8Array.fromHex': 'noble asks whether it is there',
  navigation: 'React asks whether it is there',
  scheduler: 'pause.ts asks whether it is there',
  setImmediate: 'React asks whether it is there',
};

/** Selectors, functions and units that a supported browser lacks, with the reason why they do no harm. */
const HARMLESS_IN_STYLES: Record<string, string> = {
  ':autofill': 'a colour of what the browser has filled in',
  ':details-content': 'prints a folded detail open; without it, folded',
  ':has': 'Firefox before 121: spaces and decorations; no control and no focus ring depends on it alone',
  ':popover-open': 'beside it stands [data-open]',
  ':selection': 'a colour',
  'color-mix': 'hovered buttons without a ground, and the still part of a spinner',
  lh: 'a reserved line, and the space above a grey bar',
};

const isAdded = (name: string) =>
  Object.values(ADDED)
    .flat()
    .includes(name.split('.').at(-1) ?? '');
const namesOf = (lacks: readonly Lack[]) => [...new Set(lacks.map(({ name }) => name))].sort();

/** Requirement 22.10. */
test('the app calls only functions that every supported browser has', () => {
  const { scripts } = builtFiles(DIST);
  const lacks = lacksOfScripts(scripts).filter(({ name }) => !isAdded(name));
  const told = lacks
    .filter(({ name }) => !(name in HARMLESS))
    .map(({ name, file, use }) => `${name} in ${file}: ${use}`);
  expect(told, 'add it in src/build/older.js, do without it, or say why it does no harm').toEqual([]);
  expect(namesOf(lacks), 'what does no harm').toEqual(Object.keys(HARMLESS).sort());
});

/** Requirement 22.10. */
test('the styles need only features that every supported browser has', () => {
  const { styles } = builtFiles(DIST);
  const lacks = lacksOfStyles(styles);
  const told = lacks.filter(({ name }) => !(name in HARMLESS_IN_STYLES));
  expect(told.map(({ name, file, use }) => `${name} in ${file}: ${use}`)).toEqual([]);
  expect(namesOf(lacks), 'what does no harm').toEqual(Object.keys(HARMLESS_IN_STYLES).sort());
});

test('the script that redirects outdated browsers runs in any of them', () => {
  const script = builtFiles(DIST).scripts.find(({ text }) => text.includes('outdated.html'));
  expect(script?.text).not.toMatch(/=>|`|\?[.?]|\b(?:let|const|class)\b/);
});

test('a call or a style that a supported browser lacks is detected', () => {
  const script = (text: string) => namesOf(lacksOfScripts([{ name: 'a', text }]));
  expect(script('a.toSorted()')).toEqual(['.toSorted']);
  expect(script('Object.groupBy(a, b)')).toEqual(['Object.groupBy']);
  expect(script('Array.fromAsync(a)')).toEqual(['Array.fromAsync']);
  expect(script('a.isSubsetOf(b)')).toEqual(['.isSubsetOf']);
  expect(script('a.values().map(b)')).toEqual(['Iterator.map']);
  expect(script('new Intl.Segmenter(a)')).toEqual(['Intl.Segmenter']);
  expect(script('requestIdleCallback(a)')).toEqual(['requestIdleCallback']);
  expect(script('a.replace(/(?<=b)c/, d)')).toEqual(['lookbehind']);
  expect(script('a.replace(/[b--c]/v, d)')).toEqual(['flag v']);
  expect(script('a.ariaLabel')).toEqual(['.ariaLabel']);
  expect(
    script('Object.values(a).map(b); [...a.values()].map(b); structuredClone(a); a.at(1); typeof scheduler'),
  ).toEqual([]);
  const style = (text: string) => namesOf(lacksOfStyles([{ name: 'a', text }]));
  expect(style('a:has(b){color:red}')).toEqual([':has']);
  expect(style('a{color:color-mix(in srgb, var(--b), red)}')).toEqual(['color-mix', 'color-mix of a variable']);
  expect(style('a{color:light-dark(red, blue);height:1lh}')).toEqual(['lh', 'light-dark']);
  expect(style('a:hover::before{color:rgb(0 0 0/.5);height:1dvh;flex-direction:column}')).toEqual([]);
});

function makeOlder(added: Record<string, string[]>) {
  for (const [owner, names] of Object.entries({ ...added, 'Element.prototype': ['ariaLabel'] })) {
    const [name = '', part] = owner.split('.');
    const found = Reflect.get(window, name);
    for (const each of names) Reflect.deleteProperty(part ? found[part] : found, each);
  }
  // The engine must not open popovers by itself either.
  const refuse = (event: Event) => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('beforetoggle', refuse, true);
}

test.describe('in an older supported browser', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(makeOlder, ADDED);
  });

  test('an investor logs in, uses the menu on a desktop and a phone, and logs out', async ({ page }) => {
    const shell = new Shell(page);
    const menu = page.locator('#account-menu');
    const login = new LoginScreen(page);
    await login.open();
    await expect(menu).toBeHidden();
    await login.logIn(personaOf('julia'));
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('table', { name: 'Meine Zeichnungen' })).toBeVisible();
    await expect(menu).toBeHidden();

    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 720 });
      await expectNoSidewaysScrolling(page);
      await shell.menuButton.click();
      await expect(shell.menuButton).toHaveAttribute('aria-expanded', 'true');
      await expect(shell.logout).toBeVisible();
      const box = (await menu.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(720);

      await shell.logout.focus();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(shell.menuButton).toBeFocused();

      // On phones the menu covers its button.
      if (width > 375) {
        await shell.menuButton.click();
        await expect(menu).toBeVisible();
        await shell.menuButton.click();
        await expect(menu).toBeHidden();
      }

      await shell.menuButton.click();
      await expect(menu).toBeVisible();
      await page.mouse.click(20, 300);
      await expect(menu).toBeHidden();
    }

    await shell.openInvoices();
    await expect(shell.heading).toHaveText('Abrechnungen');
    await expect(menu).toBeHidden();
    await shell.logOut();
    await expect(page).toHaveURL(/\/login/);
    await expect(menu).toBeHidden();
  });
});

/** Requirement 22.10. */
test('a visitor with an outdated browser reads in both languages what to do, and nothing else starts', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Ihr Browser ist zu alt' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your browser is too old' })).toBeVisible();
  await expect(page.getByText('Safari ab Version 16, Chrome oder Edge ab Version 109')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  expect(loaded.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('a visitor with a recent browser loads nothing that only an older one needs', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await new LoginScreen(page).email.fill('a');
  expect(loaded.filter((path) => path.includes('older'))).toEqual([]);
  expect(loaded.filter((path) => path.includes('outdated'))).toEqual([]);
});
