import { expect, test } from '../support/fixtures.ts';

/** Requirement 26.2. */
test('a test records every complaint of the browser', async ({ page, problems, shop }) => {
  await shop.armFault({ path: 'cut-off', kind: 'cutBefore', times: 20 });
  await page.goto('/login');
  await page.evaluate(async () => {
    console.error('said on the console');
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'a {}' }));
    setTimeout(() => {
      throw new Error('thrown by the page');
    });
    await fetch('/api/v2/shop/nothing-here').catch(() => {});
    await fetch('/api/v2/shop/cut-off').catch(() => {});
    await fetch('https://example.org/').catch(() => {});
  });
  await expect
    .poll(() => problems.unexpected())
    .toEqual(
      expect.arrayContaining([
        'console error: said on the console',
        expect.stringMatching(/^console error: .*Content Security Policy.* .?style-src/),
        expect.stringMatching(/^console error: .*Content Security Policy.* .?connect-src/),
        expect.stringMatching(/^uncaught: Error: thrown by the page/),
        '404 GET /api/v2/shop/nothing-here',
        expect.stringMatching(/^failed GET \/api\/v2\/shop\/cut-off/),
      ]),
    );
  problems.expect(/./);
});
