import { expect, test } from 'playwright/test';
import { openShop } from '../support/shop.ts';
import { chaosLaunch } from './tabs.ts';
import { describeWalk, walk } from './walk.ts';

/** `npm run chaos` walks further. */
const WALKS = [
  /** The same each time, so that two versions can be compared. */
  { fixed: 10, steps: 100 },
  /** A new one each time, which finds more. */
  { fixed: null, steps: 250 },
];

test.use({ launchOptions: chaosLaunch() });

for (const { fixed, steps } of WALKS) {
  test(`an investor with three tabs and bad luck is shown and charged nothing wrong: ${fixed ?? 'a fresh seed'}`, async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const seed = fixed ?? Math.floor(Math.random() * 1_000_000);
    const shop = await openShop();
    const done = await walk(browser, shop, { seed, steps });
    await shop.close();
    // `npm test` repeats this line.
    if (fixed === null) console.log(`chaos: fresh seed ${seed}`);
    expect(done.broken, `npm run chaos -- --seed ${seed} --steps ${steps}\n${describeWalk(done)}`).toEqual([]);
    expect(done.path).toHaveLength(steps);
  });
}
