import * as z from 'zod/mini';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/market.ts';
import { Shell } from '../support/screens/Shell.ts';
import { workOnSale } from '../support/workOnSale.ts';

const Shifts = z.array(z.tuple([z.number(), z.string()]));

/** Requirement 2.47, of the provenance. */
test('a visitor sees a work’s description, creator, price and former owners, reads what it sounds like, and reports it', async ({
  page,
}) => {
  const { heading } = new Shell(page);
  await page.goto('/products/GIBT-ES-NICHT');
  await expect(heading).toHaveText('Dieses Werk gibt es nicht');
  await page.getByRole('main').getByRole('link', { name: 'Zur Galerie' }).click();
  await expect(page).toHaveURL('/browse');
  await expect(heading).toHaveText('Galerie');
  await page.goto('/products/RING-2');
  await expect(heading).toHaveText('Echo');
  await expect(page).toHaveTitle(/^Echo · /);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Kauf' })).toContainText(
    'Zum Kaufen muss Ihre Identität bestätigt sein.',
  );
  await expect(main.getByRole('link', { name: 'plattenladen' })).toHaveAttribute('href', '/profile/plattenladen');
  await expect(main.getByRole('region', { name: 'Eigenschaften' })).toContainText('Klang, 16 kHz');
  // Properties for machines are not shown.
  await expect(main.getByRole('region', { name: 'Eigenschaften' }).getByText(/^_/)).toHaveCount(0);
  const provenance = main.getByRole('table', { name: 'Herkunft' });
  await expect(provenance.getByRole('row')).toHaveCount(5);
  await expect(provenance.getByRole('columnheader')).toHaveText(['Transaktion', 'Datum', 'Von', 'An', 'Preis']);
  const entry = page.waitForEvent('popup');
  await provenance.getByRole('link').first().click();
  const explorer = await entry;
  await expect(explorer.getByRole('heading', { level: 1 })).toHaveText('Transaktion');
  await explorer.close();
  await main.getByText('Transkript', { exact: true }).press('Enter');
  await expect(main.getByRole('group').getByRole('listitem')).toHaveText([
    '[Einzelne Töne, jeder kehrt dreimal leiser wieder]',
    '[Die Echos laufen ineinander]',
  ]);
  await expectAccessible(page, 'work with a sound, its words open');
  await main.getByRole('link', { name: 'Werk melden' }).click();
  await expect(page).toHaveURL('/contact?work=RING-2');
  await expect(page.getByRole('link', { name: /^E-Mail an/ })).toHaveAttribute(
    'href',
    /\?subject=Meldung%20zu%20Werk%20RING-2$/,
  );
});

test('a visitor plays a sound and a film, which start only on request, and nothing on the page moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: [value: number, what: string][] = [];
    Object.assign(window, { toldShifts: () => JSON.stringify(shifts) });
    new PerformanceObserver((list) => {
      // Shifts inside of the browser's own controls, which show the time once the media plays, have no node.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        if (entry.sources.some(({ node }) => node))
          shifts.push([entry.value, entry.sources.map(({ node }) => node?.nodeName).join()]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [code, kind] of [
    ['RING-2', 'audio'],
    ['LAND-3', 'video'],
  ] as const) {
    await page.goto(`/products/${code}`);
    const media = page.getByRole('main').locator(kind);
    await expect(media).toHaveJSProperty('paused', true);
    if (kind === 'audio') await expect(page.getByRole('group', { name: /^Audio: / })).toBeVisible();
    else {
      await expect(media).toHaveJSProperty('controls', true);
      await expect(media).toHaveAccessibleName(/^Video: /);
    }
    await expect.poll(() => media.evaluate((element: HTMLMediaElement) => element.duration)).toBeGreaterThan(1);
    expect(await media.evaluate((element: HTMLMediaElement) => element.currentTime)).toBe(0);
    await media.evaluate(async (element: HTMLMediaElement) => {
      element.muted = true;
      await element.play();
    });
    await expect.poll(() => media.evaluate((element: HTMLMediaElement) => element.currentTime)).toBeGreaterThan(0);
    const told = z.parse(Shifts, JSON.parse(await page.evaluate('toldShifts()')));
    expect(
      told.reduce((sum, [value]) => sum + value, 0),
      JSON.stringify(told),
    ).toBeLessThanOrEqual(0.02);
  }
  // The film has captions in the language of the page.
  await expect(page.locator('track[default]')).toHaveAttribute('srclang', 'de');
  await expect(page.locator('track')).toHaveCount(2);
  await expectAccessible(page, 'work with a film');
});

test('a visitor plays a recording and moves in it by keyboard alone', async ({ page }) => {
  await page.goto('/products/RING-2');
  const player = page.getByRole('group', { name: /^Audio: / });
  const audio = player.locator('audio');
  const bar = player.getByRole('slider');
  await expect(bar).toHaveAttribute('aria-valuetext', /^0:00 von 0:\d\d$/);
  await audio.evaluate((element: HTMLAudioElement) => {
    element.muted = true;
  });
  await player.getByRole('button', { name: /^Abspielen: / }).focus();
  await page.keyboard.press('Enter');
  await expect(audio).toHaveJSProperty('paused', false);
  await player.getByRole('button', { name: /^Pause: / }).press('Space');
  await expect(audio).toHaveJSProperty('paused', true);
  await bar.press('Home');
  await bar.press('ArrowRight');
  await expect(bar).toHaveAttribute('aria-valuetext', /^0:05 /);
  await expect(player.getByText(/^0:05 \/ /)).toBeVisible();
  await bar.press('PageDown');
  await expect(audio).toHaveJSProperty('currentTime', 0);
});

/** Requirement 2.47. */
test('a visitor looks at a picture in the whole window, by keyboard alone', async ({ page }) => {
  await page.goto('/products/PARKETT-3');
  const main = page.getByRole('main');
  const open = main.getByRole('button', { name: /^Bild vergrößern: / });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'picture of a work in the whole window');
  const fitted = (await picture.boundingBox())?.width ?? 0;
  await dialog.getByRole('button', { name: 'Vergrößern' }).press('Enter');
  expect((await picture.boundingBox())?.width).toBeCloseTo(2 * fitted, 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('a sound, a film and a picture that cannot be loaded show it in their places, and a sound is tried again', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/404/);
  const file = (mediaType: string, url: string) => ({ id: url.length, fileName: 'k', mediaType, url });
  const product = {
    ...workOnSale,
    mediaFiles: [
      { ...file('audio', '/sandbox/media/a.mp3'), captions: [{ locale: 'de', url: '/sandbox/media/ab.vtt' }] },
      file('video', '/sandbox/media/abc.mp4'),
      file('image', '/sandbox/media/abcd.png'),
    ],
  };
  await shop.armFault({ path: 'graphql/Product', kind: 'wrongShape', body: { data: { product } }, times: 9 });
  await page.goto('/products/K');
  const main = page.getByRole('main');
  for (const what of ['Diese Audiodatei', 'Dieses Video', 'Dieses Bild'])
    await expect(main.getByText(`${what} konnte nicht geladen werden.`)).toBeVisible();
  await expect(main.locator('audio, video, img')).toHaveCount(0);
  await main.getByText('Transkript', { exact: true }).click();
  await expect(main.getByText('Das Transkript dieser Audiodatei konnte nicht geladen werden.')).toBeVisible();
  await expectAccessible(page, 'work without its files');
  const asked = page.waitForRequest(/a\.mp3$/);
  await main.getByRole('button', { name: 'Noch einmal versuchen' }).first().click();
  await asked;
  await expect(main.getByText('Diese Audiodatei konnte nicht geladen werden.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });
  test('ten pictures form one strip, and the price is within the first two screens', async ({ page, shop }) => {
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const mediaFiles = Array.from({ length: 10 }, (_, id) => ({
      id,
      fileName: `f${id}`,
      mediaType: 'image',
      url: id === 0 ? pixel : '/sandbox/pictures/ring-2.svg',
    }));
    const product = { ...workOnSale, mediaFiles };
    await shop.armFault({ path: 'graphql/Product', kind: 'wrongShape', body: { data: { product } }, times: 9 });
    await page.goto('/products/K');
    const strip = page.getByRole('list', { name: 'Dateien des Werks' });
    await expect(strip.getByText('10 von 10')).toBeAttached();
    // A picture of a few pixels keeps its own size.
    await expect(strip.getByRole('img').first()).toHaveCSS('object-fit', 'scale-down');
    const buy = page.getByRole('link', { name: 'Jetzt kaufen: Kante' });
    const box = await buy.boundingBox();
    expect(box?.y).toBeLessThan(2 * 740 - (box?.height ?? 0));
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    await expectAccessible(page, 'work with ten pictures');
  });
});
