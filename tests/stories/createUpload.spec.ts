import { expectAccessible } from '../support/axe.ts';
import { choose, film, mainOf, there, toFiles } from '../support/creating.ts';
import { expect, test } from '../support/market.ts';

/** Film of five pieces. */
const long = { ...film, name: 'Lang.mp4', buffer: Buffer.concat([film.buffer, Buffer.alloc(2_499_000, 8)]) };

test('a film that is cut off at 60 % resumes from there, after a press and after a reload', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^failed PUT .*bucket/);
  await shop.loginAs(context, 'julia');
  await toFiles(page);
  const arrived: string[] = [];
  page.on('response', async (response) => {
    const request = response.request();
    if (request.method() === 'PUT' && response.ok() && request.url().includes('/bucket/'))
      arrived.push(request.headers()['content-range']?.split('-')[0] ?? '');
  });
  const cutAfter = async (pieces: number) => {
    await shop.armFault({ method: 'PUT', path: 'bucket/*', kind: 'delay', delayMs: 1, times: pieces });
    await shop.armFault({ method: 'PUT', path: 'bucket/*', kind: 'cutBefore', times: 60 });
  };
  await cutAfter(3);
  await choose(page, long);
  const goOn = mainOf(page).getByRole('button', { name: `Fortsetzen: ${long.name}` });
  await expect(goOn).toBeVisible();
  await expect(mainOf(page).getByText(/Lang\.mp4: 60\s%/)).toBeVisible();
  await expectAccessible(page, 'a film that was cut off');
  await shop.disarmFaults();
  await cutAfter(1);
  await goOn.click();
  await expect(mainOf(page).getByText(/Lang\.mp4: 80\s%/)).toBeVisible();
  await expect(goOn).toBeVisible();
  await shop.disarmFaults();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(mainOf(page).getByText('ist noch nicht vollständig hochgeladen')).toBeVisible();
  await choose(page, long);
  await expect(there(page, long.name)).toBeVisible();
  expect(arrived).toEqual(['bytes 0', 'bytes 1000000', 'bytes 2000000', 'bytes 3000000', 'bytes 4000000']);
});

test('a file that exceeds the shop’s quota shows the whole quota, and can be removed', async ({
  page,
  shop,
  context,
  problems,
}) => {
  problems.expect(/^422 POST .*presign/);
  await shop.loginAs(context, 'julia');
  await toFiles(page);
  const violations = [{ propertyPath: 'file', message: 'Zu viel.', code: 'FILES_TOO_BIG' }];
  await shop.armFault({
    method: 'POST',
    path: 'media-files/presign',
    kind: 'status',
    status: 422,
    body: { violations },
  });
  await choose(page, film);
  await expect(mainOf(page).getByText('Alle Ihre Dateien zusammen dürfen höchstens 1 GB groß sein.')).toBeVisible();
  await mainOf(page).getByRole('button', { name: film.name }).click();
  await expect(mainOf(page).getByText('kein Platz mehr')).toBeHidden();
});
