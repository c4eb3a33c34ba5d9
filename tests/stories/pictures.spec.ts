import type { Page } from 'playwright/test';
import { layoutShiftOf } from '../support/layoutShift.ts';
import { expect, test } from '../support/market.ts';
import { Shell } from '../support/screens/Shell.ts';
import { workOnSale } from '../support/workOnSale.ts';

/** Returns the pictures of the page, each with its displayed width in pixels of the screen and its loaded width. */
const pictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((all) =>
      all
        .filter((each): each is HTMLImageElement => each instanceof HTMLImageElement && each.complete)
        .map((each) => ({
          path: new URL(each.currentSrc, location.href).pathname,
          shown: each.clientWidth * devicePixelRatio,
          loaded: Number(new URL(each.currentSrc, location.href).searchParams.get('width')),
        })),
    );

const PATHS = ['/', '/browse', '/search?phrase=mira', '/products/LAND-1', '/products/RING-2', '/profile/ida-falk'];

for (const { width, height, deviceScaleFactor } of [
  { width: 1280, height: 900, deviceScaleFactor: 1 },
  { width: 375, height: 812, deviceScaleFactor: 2 },
]) {
  test(`at ${width} px each picture is loaded in its displayed width, into reserved space`, async ({
    shop,
    browser,
  }) => {
    for (const path of PATHS) {
      // A fresh context has no wider picture in its cache, which the browser would use.
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, baseURL: shop.url });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('main').locator('img').first()).toBeVisible();
      await expect.poll(async () => (await pictures(page)).length, path).toBeGreaterThan(1);
      const all = await pictures(page);
      for (const picture of all) {
        // No blur: the loaded width covers the screen's pixels. No waste: the next narrower picture would not have been
        // enough, with room for a column that is narrower than the widest that `sizes` has to state. If the page shows
        // the same picture twice, the browser may take the wider one for both.
        const widest = Math.max(...all.filter((each) => each.path === picture.path).map(({ shown }) => shown));
        expect(picture.loaded, `${path} ${JSON.stringify(picture)}`).toBeGreaterThanOrEqual(picture.shown * 0.95);
        expect(picture.loaded, `${path} ${JSON.stringify(picture)}`).toBeLessThanOrEqual(Math.max(160, widest * 2.1));
      }
      expect(await layoutShiftOf(page), path).toBeLessThanOrEqual(0.02);
      await context.close();
    }
  });
}

test('a work and a profile whose pictures cannot be loaded show a pattern and a letter in their place', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/404/);
  const url = '/sandbox/pictures/none.svg';
  const person = {
    uuid: 'u',
    profileName: 'kante',
    profileDescription: null,
    profileImage: url,
    itemCount: 1,
    mediaFiles: ['avatar', 'banner', 'gallery'].map((mediaType) => ({
      fileName: `${mediaType}.png`,
      url,
      mediaType,
      widths: mediaType === 'gallery' ? [] : [160, 1280],
    })),
  };
  const body = { data: { customer: person } };
  await shop.armFault({ path: 'graphql/Customer', kind: 'wrongShape', body, times: 2 });
  await page.goto('/profile/kante?show=pictures');
  const main = page.getByRole('main');
  await expect(new Shell(page).heading).toHaveText('kante');
  await expect(main.getByText('K', { exact: true })).toBeVisible();
  await expect(main.getByText('Dieses Bild konnte nicht geladen werden.')).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
  const work = { ...workOnSale, mediaFiles: [{ id: 1, fileName: 'k.png', mediaType: 'image', url }] };
  const found = { data: { products: { collection: [work], paginationInfo: { totalCount: 1 } } } };
  await shop.armFault({ path: 'graphql/Products', kind: 'wrongShape', body: found });
  await page.goto('/browse');
  await expect(main.getByRole('article').locator('svg').first()).toBeVisible();
  await expect(main.getByRole('article').locator('img')).toHaveCount(0);
});
