import { describe, expect, test, vi } from 'vitest';
import { FakeBrowser } from './testing/browser.ts';
import { createVault } from './vault.ts';

const session = { token: 't', refreshToken: 'r', customerUuid: 'u', skew: 12 };

describe('the vault', () => {
  test('keeps the session for all tabs, and leaves nothing behind', () => {
    const browser = new FakeBrowser();
    const one = createVault(browser.open());
    const two = createVault(browser.open());
    expect(one.read()).toBeNull();
    one.store(session);
    expect(two.read()).toEqual(session);
    two.clear();
    expect(one.read()).toBeNull();
    expect(browser.stored.size).toBe(0);
  });

  test.each(['', 'null', '{}', '[', '{"token":1}'])('takes %j for no session', (text) => {
    const browser = new FakeBrowser();
    browser.stored.set('parkett.session', text);
    expect(createVault(browser.open()).read()).toBeNull();
  });

  test.each(['forbidden', 'full'] as const)('lives in memory if storage is %s', (state) => {
    const tab = new FakeBrowser().open();
    tab[state] = true;
    const vault = createVault(tab);
    expect(vault.read()).toBeNull();
    vault.store(session);
    expect(vault.read()).toEqual(session);
    vault.clear();
    expect(vault.read()).toBeNull();
  });

  test('moves from memory to storage when there is room again', () => {
    const browser = new FakeBrowser();
    const tab = browser.open();
    tab.full = true;
    const vault = createVault(tab);
    vault.store(session);
    tab.full = false;
    vault.store({ ...session, token: 't2' });
    expect(createVault(browser.open()).read()?.token).toBe('t2');
    expect(vault.read()?.token).toBe('t2');
  });

  test('waits for another tab’s write to arrive, but not for ever', async () => {
    const browser = new FakeBrowser();
    const one = createVault(browser.open());
    const two = createVault(browser.open());
    browser.late = true;
    one.store(session);
    expect(two.read()).toBeNull();
    const arrived = two.until((stored) => stored !== null, 60_000);
    browser.deliver();
    await arrived;
    expect(two.read()).toEqual(session);
    await two.until((stored) => stored === null, 5);
    await two.until((stored) => stored !== null, 60_000);
  });

  test('keeps waiting when something else arrives, and stops reading after the wait', async () => {
    vi.useFakeTimers();
    const browser = new FakeBrowser();
    const tab = browser.open();
    const looks = vi.fn((stored: { token: string } | null) => stored?.token === 't2');
    let over = false;
    const waiting = createVault(tab)
      .until(looks, 60_000)
      .then(() => {
        over = true;
      });
    const other = createVault(browser.open());
    other.store(session);
    await vi.advanceTimersByTimeAsync(59_999);
    expect([over, looks.mock.calls.length]).toEqual([false, 2]);
    other.store({ ...session, token: 't2' });
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
    other.clear();
    expect(looks).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});
