// `npm run atlas:map`: opens every screen of both readings as each group of people, follows the links, and writes the
// map's data and pictures into coverage/map. `--full` takes pictures in both languages, sizes and colours.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import type { Reading } from '#domain/shop/settings.ts';
import { buildIfNeeded } from '#sandbox/build.ts';
import { ROOT } from '#sandbox/config.ts';
import { type PersonaKey, personaOf } from '#sandbox/personas.ts';
import { READINGS } from '../../../src/build/screens.ts';
import {
  type Area,
  type CrawledLink,
  type CrawledScreen,
  type Look,
  PEOPLE,
  pictureOf,
  type Sighting,
  type Who,
} from '../../../src/workbench/atlas/map/crawled.ts';
import { SCHEMES, SIZES } from '../../../src/workbench/atlas/screens/screenshots.ts';
import { placesIn } from '../../chaos/screens.ts';
import { settle } from '../../support/axe.ts';
import { browserLaunch, installBrowser } from '../../support/browser.ts';
import { LoginScreen } from '../../support/screens/LoginScreen.ts';
import { Shell } from '../../support/screens/Shell.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import type { Crawl } from './collect.ts';
import { isLinked } from './linked.ts';
import { type Patterns, patternsIn } from './patterns.ts';

const FOLDER = `${ROOT}coverage/map/`;
const PERSONAS: Readonly<Record<Who, PersonaKey | null>> = {
  visitor: null,
  person: 'julia',
  company: 'company',
  professional: 'professional',
  newcomer: 'newcomer',
  banned: 'banned',
};
const VIEWPORTS = { phone: { width: 375, height: 800 }, desktop: { width: 1280, height: 800 } };
const USUAL: Look = { locale: 'de', size: 'desktop', scheme: 'light' };
const LOOKS: readonly Look[] = process.argv.includes('--full')
  ? SIZES.flatMap((size) =>
      (['de', 'en'] as const).flatMap((locale) => SCHEMES.map((scheme) => ({ locale, size, scheme }))),
    )
  : [USUAL, { ...USUAL, size: 'phone' }];

/** Opens the app in a look, as a persona or a visitor. */
async function contextFor(
  { browser, shop }: { browser: Browser; shop: Shop },
  persona: PersonaKey | null,
  { locale, size, scheme }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: VIEWPORTS[size],
    locale: locale === 'de' ? 'de-DE' : 'en-IE',
    timezoneId: 'Europe/Berlin',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const localStorage = [{ name: 'parkett.locale', value: locale }];
  await context.setStorageState({ cookies: [], origins: [{ origin: shop.url, localStorage }] });
  if (persona) await shop.loginAs(context, persona);
  return context;
}

/** Opens an address and waits for the screen's content. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The first views are there before the app, which may lead elsewhere.
  await page.waitForLoadState('networkidle');
  await page
    .waitForFunction(
      () => document.querySelector('h1:not([data-placeholder])') && !document.querySelector('main [aria-busy="true"]'),
      null,
      { timeout: 8_000 },
    )
    // A screen that never rests is on the map as well.
    .catch(() => {});
  await settle(page);
}

interface Found {
  href: string;
  name: string;
  area: Area;
}

const menuOf = (page: Page) => new Shell(page).menuButton.first();

/** Returns the links of the page, those of the account's menu included. */
async function linksOn(page: Page): Promise<Found[]> {
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
        href: link.href,
        name: (link.ariaLabel ?? link.textContent).replaceAll(/\s+/g, ' ').trim(),
        area: link.closest('#account-menu')
          ? ('menu' as const)
          : link.closest('main nav')
            ? ('nav' as const)
            : link.closest('main')
              ? ('main' as const)
              : link.closest('footer')
                ? ('footer' as const)
                : ('header' as const),
      })),
    );
  const before = await read();
  const menu = menuOf(page);
  if (!(await menu.isVisible())) return before;
  await menu.click();
  const after = await read();
  await page.keyboard.press('Escape');
  return [...before, ...after.filter(({ area }) => area === 'menu')];
}

interface Walk {
  seen: Map<string, Omit<Sighting, 'linked'>>;
  redirected: Map<string, string>;
  links: Omit<CrawledLink, 'reading' | 'who'>[];
}

/** Follows the links from the start, then opens the screens that no link leads to by their addresses. */
async function walk(page: Page, origin: string, reading: Reading): Promise<Walk> {
  const { patternOf, paths } = patternsIn(reading);
  const result: Walk = { seen: new Map(), redirected: new Map(), links: [] };
  const visited = new Set<string>();
  const visit = async (address: string) => {
    const asked = patternOf(new URL(address, origin).pathname);
    if (asked === null || visited.has(asked)) return;
    visited.add(asked);
    await open(page, address);
    const path = patternOf(new URL(page.url()).pathname);
    if (path === null) return;
    if (path !== asked) result.redirected.set(asked, path);
    if (result.seen.has(path)) return;
    visited.add(path);
    const heading =
      (await page
        .locator('h1')
        .first()
        .textContent({ timeout: 1_000 })
        .catch(() => null)) ?? '';
    result.seen.set(path, { address: page.url().slice(origin.length), heading: heading.trim() });
    for (const { href, name, area } of await linksOn(page)) {
      const url = new URL(href);
      const to = url.origin === origin ? patternOf(url.pathname) : null;
      if (to === null || to === path || name === '') continue;
      if (!result.links.some((link) => link.from === path && link.to === to && link.area === area))
        result.links.push({ from: path, to, area, role: 'link', name });
      if (!visited.has(to)) queue.push(href);
    }
  };
  const queue = ['/'];
  const follow = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await visit(next);
  };
  await follow();
  const order = /[^/?]+$/.exec(result.seen.get('/order-details/$uuid')?.address ?? '')?.[0] ?? 'unknown';
  const places = placesIn(reading).map((address) => address.replace('order#', order));
  for (const address of [...places, ...paths.map((path) => path.replaceAll(/\$\w+/g, 'unknown'))]) {
    await forget(page);
    await visit(address);
    await follow();
  }
  return result;
}

/** Forgets what earlier screens stored, such as the address to return to, except the session and the language. */
const forget = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage))
      if (key !== 'parkett.session' && key !== 'parkett.locale') localStorage.removeItem(key);
  });

/** Logs in by the form, and out by the menu; returns both as ways, since neither is a link. */
async function logInAndOut(page: Page, persona: PersonaKey, { patternOf }: Patterns): Promise<Walk['links']> {
  const pathNow = () => patternOf(new URL(page.url()).pathname);
  const login = new LoginScreen(page);
  await login.open();
  await login.logIn(personaOf(persona));
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await settle(page);
  const landed = pathNow();
  const way = { area: 'main', role: 'button', name: 'Anmelden' } as const;
  const ways: Walk['links'] = landed ? [{ from: '/login', to: landed, ...way }] : [];
  await open(page, '/account/change-password');
  const from = pathNow();
  if (!(await menuOf(page).isVisible())) return ways;
  await new Shell(page).logOut();
  await page.waitForURL(({ pathname }) => patternOf(pathname) !== from);
  const to = pathNow();
  return from && to ? [...ways, { from, to, area: 'menu', role: 'button', name: 'Abmelden' }] : ways;
}

/** Takes the pictures of every screen, as the first group that sees it. */
async function takePictures(of: { browser: Browser; shop: Shop }, screens: readonly CrawledScreen[]): Promise<void> {
  for (const look of LOOKS)
    for (const who of PEOPLE) {
      const own = screens.filter(({ seen }) => firstOf(seen) === who);
      const context = await contextFor(of, PERSONAS[who], look);
      const page = await context.newPage();
      for (const screen of own) {
        await open(page, screen.seen[who]?.address ?? '/');
        await page.screenshot({ path: FOLDER + pictureOf(screen, look), animations: 'disabled' });
      }
      await context.close();
    }
}
/** Prefers a person who may do most: a visitor's picture of a screen for customers shows less. */
const ORDER: readonly Who[] = ['person', 'company', 'professional', 'newcomer', 'visitor', 'banned'];
const firstOf = (seen: CrawledScreen['seen']) => ORDER.find((who) => seen[who]);

async function crawl(browser: Browser, reading: Reading): Promise<Pick<Crawl, 'screens' | 'links'>> {
  const shop = await openShop(reading);
  const screens = new Map<string, CrawledScreen>();
  const links = new Map<string, CrawledLink & { who: Who[] }>();
  for (const who of PEOPLE) {
    const context = await contextFor({ browser, shop }, PERSONAS[who], USUAL);
    const found = await walk(await context.newPage(), shop.url, reading);
    await context.close();
    const persona = PERSONAS[who];
    if (persona) {
      const fresh = await contextFor({ browser, shop }, null, USUAL);
      found.links.push(...(await logInAndOut(await fresh.newPage(), persona, patternsIn(reading))));
      await fresh.close();
    }
    for (const path of new Set([...found.seen.keys(), ...found.redirected.keys()])) {
      const screen = screens.get(path) ?? { reading, path, seen: {}, redirected: {} };
      const sighting = found.seen.get(path);
      const elsewhere = found.redirected.get(path);
      if (sighting) screen.seen[who] = { ...sighting, linked: isLinked(path, found) };
      if (elsewhere) screen.redirected[who] = elsewhere;
      screens.set(path, screen);
    }
    for (const link of found.links) {
      const key = JSON.stringify([link.from, link.to, link.area]);
      const known = links.get(key);
      if (known) known.who.push(who);
      else links.set(key, { reading, ...link, who: [who] });
    }
    console.log(`${reading}, ${who}: ${found.seen.size} screens, ${found.links.length} links`);
  }
  await takePictures({ browser, shop }, [...screens.values()]);
  await shop.close();
  return { screens: [...screens.values()], links: [...links.values()] };
}

await buildIfNeeded();
process.env.CHROMIUM_PATH = await installBrowser(console.log);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(browserLaunch());
const found: Pick<Crawl, 'screens' | 'links'>[] = [];
for (const reading of READINGS) found.push(await crawl(browser, reading));
await browser.close();
const result: Crawl = {
  at: new Date().toISOString(),
  screens: found.flatMap(({ screens }) => screens),
  links: found.flatMap(({ links }) => links),
  looks: LOOKS,
};
writeFileSync(`${FOLDER}map.json`, `${JSON.stringify(result, null, 1)}\n`);
console.log('coverage/map is written; npm run atlas builds it into the atlas.');
