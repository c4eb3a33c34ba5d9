import { expect, test } from 'playwright/test';
import { openShop } from '../support/shop.ts';
import { chaosLaunch } from './tabs.ts';
import { describeWalk, walk } from './walk.ts';
import { readingOf } from './world.ts';

/** `npm run chaos` walks further. The longest walk starts first, so that neither of two cores idles at the end. */
const WALKS = [
  { cast: 'investors', steps: 120 },
  { cast: 'owners', steps: 90 },
  { cast: 'collectors', steps: 90 },
  { cast: 'companies', steps: 70 },
  { cast: 'newcomers', steps: 65 },
] as const;

/** Seed of the walks, new in each run. `npm test` draws it, so that a rerun repeats a failed walk. */
const { VITE_SEED = `${Math.floor(Math.random() * 1_000_000)}` } = process.env;

test.use({ launchOptions: chaosLaunch() });

for (const { cast, steps } of WALKS) {
  test(`${cast} with three tabs and bad luck are shown, asked for and charged nothing wrong: ${steps} steps`, async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const seed = Number(VITE_SEED);
    const shop = await openShop(readingOf(cast), { day: null });
    const done = await walk(browser, shop, cast, { seed, steps });
    await shop.close();
    // `npm test` repeats this line in its output.
    console.log(`chaos: fresh seed ${seed} of ${cast}`);
    expect(
      done.broken,
      `npm run chaos -- --cast ${cast} --seed ${seed} --steps ${steps}\n${describeWalk(done)}`,
    ).toEqual([]);
    expect(done.path).toHaveLength(steps);
  });
}
