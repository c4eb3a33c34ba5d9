import { expect, test } from '../support/fixtures.ts';
import { Shell } from '../support/screens/Shell.ts';

test('an investor who presses twice is asked once by the wallet of her browser', async ({ page }) => {
  // The wallet stands for an extension of the browser; it notes what it is asked and who listens to it.
  await page.addInitScript(() => {
    const calls: string[] = [];
    const request = async ({ method }: { method: string }) => {
      calls.push(method);
      return method === 'eth_chainId' ? '0x1' : ['0x52908400098527886E0F7030069857D2E4169EE7'];
    };
    Object.assign(window, { calls, ethereum: { request, on: (event: string) => calls.push(event) } });
  });
  await page.goto('/contact');
  const connect = new Shell(page).header.getByRole('button', { name: 'Wallet verbinden' });
  await expect(connect).toBeEnabled();
  await connect.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByTitle('0x52908400098527886E0F7030069857D2E4169EE7')).toBeVisible();
  const calls: unknown = await page.evaluate(() => Reflect.get(window, 'calls'));
  expect(calls).toEqual(['accountsChanged', 'chainChanged', 'eth_requestAccounts', 'eth_chainId']);
});
