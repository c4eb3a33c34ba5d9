import { expect, test } from 'playwright/test';
import { openShop } from '../support/shop.ts';
import { chaosLaunch } from './tabs.ts';
import { describeWalk, walk } from './walk.ts';

/** Of each walk; `npm run chaos` walks further. */
const STEPS = 250;
/** A walk that is the same each time, so that two versions can be compared. */
const FIXED = 10;

test.use({ launchOptions: chaosLaunch() });

for (const fixed of [FIXED, null]) {
  test(`an investor with three tabs and bad luck is shown and charged nothing wrong: ${fixed ?? 'a fresh seed'}`, async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const seed = fixed ?? Math.floor(Math.random() * 1_000_000);
    const shop = await openShop();
    const done = await walk(browser, shop, { seed, steps: STEPS });
    await shop.close();
    // `npm test` repeats this line.
    if (fixed === null) console.log(`chaos: fresh seed ${seed}`);
    expect(done.broken, `npm run chaos -- --seed ${seed} --steps ${STEPS}\n${describeWalk(done)}`).toEqual([]);
    expect(done.path).toHaveLength(STEPS);
  });
}
