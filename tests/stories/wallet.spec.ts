import { expectAccessible } from '../support/axe.ts';
import { ACCOUNT, AHORN, BUCHE, icon, install } from '../support/extensions.ts';
import { test as investorTest } from '../support/fixtures.ts';
import { expect, test } from '../support/market.ts';
import { Shell } from '../support/screens/Shell.ts';

const CONNECTION = ['eth_requestAccounts', 'eth_chainId'];
const rejected = { code: 4001, message: 'User rejected the request.' };

test('a visitor with several wallets chooses one by keyboard, also one that is announced late', async ({ page }) => {
  const linde = { uuid: '2b0ab5a2-2f73-4fb5-8ef9-7f1d0f3cbf11', name: 'Linde', rdns: 'org.example.linde' };
  const wallets = await install(
    page,
    { info: { ...AHORN, icon: icon('teal') } },
    // The page must not fetch its picture: a request to another origin would fail this test.
    { info: { ...BUCHE, icon: 'https://pictures.example/buche.svg' } },
    // Duplicate of the first wallet, then two invalid ones.
    { info: { ...AHORN, name: 'Ahorn zwei' } },
    { info: { ...AHORN, uuid: 'not a uuid', name: 'Efeu' } },
    { info: { ...AHORN, uuid: linde.uuid.replace('2', '3'), name: ' \u202e ' } },
    { info: linde, late: true },
  );
  await page.goto('/contact');
  const { header } = new Shell(page);
  const connect = header.getByRole('button', { name: 'Wallet verbinden' });
  await expect(connect).toBeEnabled();
  await connect.focus();
  await page.keyboard.press('Enter');
  const choice = header.getByRole('group', { name: 'Browser-Wallet wählen' });
  await expect(choice.getByRole('listitem')).toHaveText(['Ahornorg.example.ahorn', 'BBucheorg.example.buche']);
  await expect(choice.getByRole('button').first()).toBeFocused();
  await expectAccessible(page, 'several wallets');
  await wallets.announce('Linde');
  await expect(choice.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(connect).toBeFocused();
  expect(await wallets.asked()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(choice.getByRole('button').first()).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByTitle(ACCOUNT)).toBeFocused();
  expect(await wallets.asked()).toEqual(CONNECTION.map((method) => `Linde ${method}`));
});

test('a visitor whose wallet declines at first connects it, and has it switch to the right chain', async ({ page }) => {
  const unknown = { code: 4902, message: 'Unrecognized chain ID.' };
  const pending = { code: -32002, message: 'Request already pending.', data: { since: 7 } };
  const refuses = { eth_requestAccounts: [rejected, pending], wallet_switchEthereumChain: [unknown] };
  const wallets = await install(page, { info: AHORN, chainId: '0x1', refuses });
  await page.goto('/contact');
  const { header } = new Shell(page);
  const connect = header.getByRole('button', { name: 'Wallet verbinden' });
  await connect.click();
  await expect(header.getByRole('alert')).toContainText('4001: User rejected the request.');
  await expectAccessible(page, 'wallet refused');
  await header.getByRole('button', { name: 'Schließen' }).click();
  await expect(header.getByRole('alert')).toBeHidden();
  await expect(connect).toBeFocused();
  await connect.click();
  await expect(header.getByRole('alert')).toContainText('-32002: Request already pending. {"since":7}');
  await connect.click();
  const account = header.getByRole('button', { name: /^Verbundene Wallet 0x/ });
  await expect(account).toContainText('Anderes Netzwerk');
  await account.click();
  const change = page.getByRole('button', { name: 'Zu Polygon wechseln' });
  await expect(page.getByText('Unsere Token sind auf Polygon.')).toBeVisible();
  await change.click();
  await expect(header.getByRole('alert')).toContainText('4902: Unrecognized chain ID.');
  await expectAccessible(page, 'wallet on another chain');
  await change.click();
  await expect(change).toBeHidden();
  await expect(account).not.toContainText('Anderes Netzwerk');
  expect((await wallets.asked()).filter((call) => call.endsWith('Chain'))).toHaveLength(2);
  await page.getByRole('button', { name: 'Verbindung trennen' }).click();
  await expect(header.getByRole('button', { name: 'Wallet verbinden' })).toBeVisible();
});

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 375, height: 700 }, language: 'en' });

  test('the wallet is chosen, shown and left in the menu', async ({ page }) => {
    await install(page, { info: { ...AHORN, icon: icon('teal') } }, { info: BUCHE, chainId: '0x1' });
    await page.goto('/contact');
    const shell = new Shell(page);
    await shell.menuButton.click();
    await page.getByRole('button', { name: 'Connect browser wallet' }).click();
    const choice = page.getByRole('group', { name: 'Choose a browser wallet' });
    await expect(choice.getByRole('button').first()).toBeFocused();
    await expectAccessible(page, 'several wallets on a phone');
    await choice.getByRole('button', { name: 'Buche' }).click();
    const connected = page.getByRole('region', { name: 'Connected wallet' });
    await expect(connected).toContainText('Our tokens are on Polygon.');
    await expectAccessible(page, 'connected wallet on a phone');
    await connected.getByRole('button', { name: 'Switch to Polygon' }).click();
    await expect(connected).not.toContainText('Our tokens are on Polygon.');
    await connected.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('button', { name: 'Connect browser wallet' })).toBeVisible();
  });
});

investorTest('an investor connects her wallet in the menu, beside which no button asks for one', async ({ page }) => {
  await install(page, { info: AHORN });
  await page.goto('/contact');
  const shell = new Shell(page);
  await expect(shell.header.getByRole('button', { name: 'Wallet verbinden', exact: true })).toHaveCount(0);
  await shell.menuButton.click();
  await page.getByRole('button', { name: 'Browser-Wallet verbinden' }).click();
  await expect(page.getByRole('region', { name: 'Verbundene Wallet' })).toContainText('Ahorn');
  await expectAccessible(page, 'connected wallet of an investor');
});
