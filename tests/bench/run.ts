// `npm run bench`: the built app against its budgets, beside a floor of the bare libraries built in the same run and a
// login without a script. `--no-build` uses dist/ as it is; `--full` paints seven times instead of three, takes the
// 75th percentile, and also measures Lighthouse, interactions, changes of screen, long lists and the sandbox.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { ROOT } from '../law/source.ts';
import { browserLaunch, installBrowser } from '../support/browser.ts';
import { openBond, openShop } from '../support/shop.ts';
import { isKept } from './budgets.ts';
import { buildApp, buildFloor, FLOOR, FORM, writeForm } from './build.ts';
import { lazyChunks, strangers } from './chunks.ts';
import { disclosurePages } from './disclosure.ts';
import { budgetsOf, type Figures, type MarketPage } from './figures.ts';
import { interaction, screenChange } from './interact.ts';
import { installLighthouse, lighthouse } from './lighthouse.ts';
import { measureLists } from './lists.ts';
import { marketPages } from './market.ts';
import { keptAfter, type Visit } from './page.ts';
import { paint } from './paint.ts';
import { budgetTable, lighthouseTable, machineNote, pageTable } from './report.ts';
import { measureSandbox } from './sandbox.ts';
import { serveFolder } from './serve.ts';
import { weigh, weighAll } from './weigh.ts';

const DIST = `${ROOT}dist`;
const full = process.argv.includes('--full');

await installBrowser(console.log);
if (full) await installLighthouse(console.log);
if (!process.argv.includes('--no-build')) await buildApp();
await buildFloor();
writeForm(DIST);

// Configured like a deployment: only the sandbox lets actors be inspected, which loads one more chunk.
const shop = await openShop('investor', { settings: { inspect: false } });
const market = await openShop('marketplace', { settings: { inspect: false } });
const floor = await serveFolder(FLOOR);
const form = await serveFolder(FORM);
const browser = await chromium.launch(browserLaunch());
const failed = await bench().finally(async () => {
  await browser.close();
  floor.close();
  form.close();
  await Promise.all([shop, market].map((each) => each.close()));
});
process.exit(failed ? 1 : 0);

async function bench(): Promise<boolean> {
  const page = (path: string, ready: string, stored: Record<string, string> = {}, of = shop): Visit => {
    return { url: of.url + path, folder: DIST, ready, session: stored };
  };
  // A customer with a session has seen the home page once, right after the login. Sessions expire after some minutes.
  const signIn = async () => keptAfter(browser, page('/', 'main tbody a', await shop.sessionOf('julia')));
  const session = await signIn();
  const painted = {
    floor: { url: floor.url, folder: FLOOR, ready: 'button[type=submit]' },
    form: { url: `${form.url}/login`, folder: FORM, ready: 'button[type=submit]' },
    login: page('/login', 'button[type=submit]:enabled'),
    home: page('/', 'main tbody a', session),
  };
  const { home, login } = painted;
  // A picture is the largest paint of these pages; visitors wait for a card’s link.
  const works: Record<MarketPage, Visit> = {
    'marketplace: home': page('/', 'main article a', {}, market),
    'marketplace: gallery': page('/browse', 'main article a', {}, market),
    'marketplace: item': page('/products/FORM-4', 'main h1', {}, market),
  };
  const order = page(`/order-process/token?product=${openBond()}&quantity=1000`, 'main input:enabled', session);
  const visits: Record<string, Visit> = {
    ...painted,
    'order: token': order,
    orders: page('/account/orders', 'tbody a', session),
    account: page('/account', 'main details', session),
    invoices: page('/invoices', 'h1', session),
    imprint: page('/imprint', 'h1'),
  };
  const figures: Figures = {
    weights: {},
    paints: {},
    lazyChunks: lazyChunks(DIST),
    scores: {},
    interaction: null,
    change: null,
    lists: null,
    sandbox: null,
  };
  const { weights, paints, scores } = figures;
  for (const [name, visit] of Object.entries(visits)) weights[name] = await weigh(browser, visit);
  const disclosed = disclosurePages().map(async ({ path, as }) => {
    return [path.slice(1), page(path, 'main h1:not([data-placeholder])', await shop.sessionOf(as))] as const;
  });
  Object.assign(weights, await weighAll(browser, await Promise.all(disclosed)));
  // Pages take turns, so that a slow moment of the machine affects all of them.
  for (let round = 0; round < (full ? 7 : 3); round++) {
    for (const [name, visit] of Object.entries({ ...painted, ...works })) {
      paints[name] ??= [];
      paints[name].push(await paint(browser, visit));
    }
  }
  if (full) {
    figures.interaction = await interaction(browser, order);
    const products = page('/search', 'main h1:not([data-placeholder])', session);
    figures.change = await screenChange(browser, { Produkte: home, Zeichnungen: home, Übersicht: products });
    figures.lists = await measureLists(browser, DIST);
    figures.sandbox = await measureSandbox();
    scores.login = await lighthouse(login);
    for (const [name, visit] of Object.entries({ home, account: visits.account ?? home, order }))
      scores[name] = await lighthouse({ ...visit, session: await signIn() });
  }
  const offered = marketPages().map(async ({ path, as }) => {
    const visit = page(path, 'main h1:not([data-placeholder])', as ? await market.sessionOf(as) : {}, market);
    return [`marketplace: ${path}`, visit] as const;
  });
  Object.assign(weights, await weighAll(browser, await Promise.all(offered)));

  const budgets = budgetsOf(figures);
  const alien = strangers(DIST);
  const tables = [pageTable(figures), ...(full ? [lighthouseTable(figures)] : []), budgetTable(budgets)];
  console.log([...tables, machineNote(figures)].filter((text) => text !== '').join('\n\n'));
  for (const name of alien) console.log(`In the production build, though nothing may import it: ${name}`);
  mkdirSync(`${ROOT}coverage`, { recursive: true });
  const report = { chromium: browser.version(), ...figures, budgets };
  writeFileSync(`${ROOT}coverage/bench.json`, `${JSON.stringify(report, null, 2)}\n`);
  return alien.length > 0 || !budgets.every((budget) => isKept(budget) || (budget.aim && !full));
}
