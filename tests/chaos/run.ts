// `npm run chaos -- --seed N --steps M`: random walks over session and order in three tabs. `--cast newcomers` walks
// over the self-disclosure of people, `--cast companies` over that of companies, `--cast owners` over transfers,
// withdrawals and the account, `--cast collectors` over the marketplace.
// Without a seed a fresh one is drawn and printed; `--seeds K` walks K of them in turn; `--path "…"` walks a printed
// path again.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import * as z from 'zod/mini';
import { buildIfNeeded } from '#sandbox/build.ts';
import { installBrowser } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';
import { shorten } from './shorten.ts';
import { readPath } from './step.ts';
import { chaosLaunch } from './tabs.ts';
import { describeWalk, type Source, type Walk, walk } from './walk.ts';
import { CASTS, type Cast, readingOf } from './world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string', default: '1' },
    cast: { type: 'string', default: 'investors' },
    steps: { type: 'string', default: '500' },
    path: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    /** Seconds spent on shortening a broken path. */
    shorten: { type: 'string', default: '60' },
  },
});

await installBrowser(console.log);
await buildIfNeeded();
let browser = await chromium.launch(chaosLaunch());
const cast = z.enum(Object.keys(CASTS) as Cast[]).parse(values.cast);
const shop = await openShop(readingOf(cast), { day: null });
const first = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const count = values.path === undefined ? Number(values.seeds) : 1;
let failed = 0;
let steps = 0;
let milliseconds = 0;
/** Walks once more in a new browser if the browser has crashed, which says nothing about the app. */
async function walkFrom(source: Source): Promise<Walk> {
  const done = await walk(browser, shop, cast, source);
  if (browser.isConnected()) return done;
  console.log('The browser crashed: the walk restarts in a new one.');
  browser = await chromium.launch(chaosLaunch());
  return walk(browser, shop, cast, source);
}

for (let index = 0; index < count; index += 1) {
  const seed = first + index;
  const source = values.path === undefined ? { seed, steps: Number(values.steps) } : { path: readPath(values.path) };
  const name = values.path === undefined ? `seed ${seed}` : 'the path';
  const done = await walkFrom(source);
  steps += done.path.length;
  milliseconds += done.milliseconds;
  const pace = `${done.path.length} steps, ${(done.milliseconds / Math.max(done.path.length, 1)).toFixed(0)} ms each`;
  console.log(`${done.broken.length > 0 ? 'BROKEN' : 'held  '} ${name}: ${pace}`);
  if (values.verbose) console.log(describeWalk(done));
  if (done.broken.length === 0) continue;
  failed += 1;
  for (const each of done.broken) console.log(`  ✗ ${each}`);
  const again = (path: typeof done.path) => walkFrom({ path });
  console.log(`\n${describeWalk(await shorten(done, again, Number(values.shorten)))}\n`);
}
console.log(
  `${count - failed} of ${count} held, ${steps} steps, ${(steps / (milliseconds / 1000)).toFixed(1)} a second`,
);
await browser.close();
await shop.close();
process.exit(failed > 0 ? 1 : 0);
