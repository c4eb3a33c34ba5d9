import { describe, expect, test, vi } from 'vitest';
import { WalletRefusedError } from '#machines/app/walletConnect/ports.ts';
import { walletsOf } from './wallets.ts';

const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const info = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Ahorn',
  icon: 'data:image/svg+xml,%3Csvg/%3E',
  rdns: 'org.example.ahorn',
};

/** Returns a provider with these answers by method; throws an answer that is an error. */
const provider = (answers: Record<string, unknown> = {}) => ({
  request: vi.fn(async ({ method }: { method: string; params?: readonly unknown[] }) => {
    const answer = { eth_requestAccounts: [account], eth_chainId: '0x89', ...answers }[method];
    if (answer instanceof Error) throw answer;
    return answer;
  }),
});
const announce = (browser: EventTarget, detail: unknown) =>
  browser.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));

/** Returns the wallets of a browser in which a single wallet has announced itself. */
function browserWith(own: object) {
  const browser = new EventTarget();
  const wallets = walletsOf(browser);
  wallets.discover(() => undefined);
  announce(browser, { info, provider: own });
  return wallets;
}
const refusalOf = async (answer: Promise<unknown>) => {
  const error: unknown = await answer.catch((thrown: unknown) => thrown);
  return error instanceof WalletRefusedError ? error.refusal : error;
};

describe('an announced wallet', () => {
  test('is requested by a listener, and reported at once or later, until the listener stops', () => {
    const browser = new EventTarget();
    const found = vi.fn();
    browser.addEventListener('eip6963:requestProvider', () => announce(browser, { info, provider: provider() }));
    const stop = walletsOf(browser).discover(found);
    expect(found.mock.calls).toEqual([[info]]);
    const late = { ...info, uuid: '8f0f9b4e-6a67-4d7b-9d2d-2f3c6f2a1b10' };
    announce(browser, { info: late, provider: provider() });
    expect(found.mock.lastCall).toEqual([late]);
    stop();
    announce(browser, { info: { ...info, uuid: '2b0ab5a2-2f73-4fb5-8ef9-7f1d0f3cbf11' }, provider: provider() });
    expect(found).toHaveBeenCalledTimes(2);
  });

  test('is reported once, and no other wallet takes its place', async () => {
    const browser = new EventTarget();
    const found = vi.fn();
    const wallets = walletsOf(browser);
    wallets.discover(found);
    const own = provider();
    const impostor = provider();
    announce(browser, { info, provider: own });
    announce(browser, { info: { ...info, name: 'Ahornn' }, provider: impostor });
    expect(found).toHaveBeenCalledTimes(1);
    await wallets.ask(info);
    expect([own.request.mock.calls.length, impostor.request.mock.calls.length]).toEqual([2, 0]);
  });

  test.each([
    null,
    'Ahorn',
    {},
    { info },
    { info, provider: null },
    { info, provider: {} },
    { info, provider: { request: 'eth_accounts' } },
    { provider: provider() },
    { info: null, provider: provider() },
    { info: { ...info, uuid: 'one' }, provider: provider() },
    { info: { ...info, name: 7 }, provider: provider() },
    { info: { ...info, name: ' \u202e\u0000 ' }, provider: provider() },
  ])('is ignored if invalid: %o', (detail) => {
    const browser = new EventTarget();
    const found = vi.fn();
    walletsOf(browser).discover(found);
    announce(browser, detail);
    browser.dispatchEvent(new Event('eip6963:announceProvider'));
    expect(found).not.toHaveBeenCalled();
  });

  test('is ignored if reading it throws', () => {
    const browser = new EventTarget();
    const found = vi.fn();
    walletsOf(browser).discover(found);
    const own = Object.defineProperty({ ...info }, 'name', {
      get() {
        throw new Error('never look here');
      },
    });
    announce(browser, { info: own, provider: provider() });
    expect(found).not.toHaveBeenCalled();
  });

  test.each([
    [{ icon: 'https://pictures.example/ahorn.png' }, { icon: null }],
    [{ icon: '//pictures.example/ahorn.png' }, { icon: null }],
    [{ icon: 'data:text/html,<script>alert(1)</script>' }, { icon: null }],
    [{ icon: 'javascript:alert(1)' }, { icon: null }],
    [{ icon: ' data:image/png;base64,AA==' }, { icon: null }],
    [{ icon: `data:image/png;base64,${'A'.repeat(200_000)}` }, { icon: null }],
    [{ icon: 7 }, { icon: null }],
    [{ icon: 'data:image/png;base64,AA==' }, {}],
    [{ icon: 'DATA:image/webp;base64,AA==' }, {}],
    [{ rdns: 'Ahorn GmbH' }, { rdns: '' }],
    [{ rdns: undefined }, { rdns: '' }],
    [{ name: ' Ah\u202eorn\u0007 ' }, { name: 'Ahorn' }],
    [{ name: 'A'.repeat(400) }, { name: 'A'.repeat(60) }],
  ])('is reported with displayable values only: %j', (said, shown) => {
    const browser = new EventTarget();
    const found = vi.fn();
    walletsOf(browser).discover(found);
    announce(browser, { info: { ...info, ...said }, provider: provider() });
    expect(found).toHaveBeenCalledWith({ ...info, ...said, ...shown });
  });
});

describe('a wallet', () => {
  test('is asked for accounts, then for its chain', async () => {
    const own = provider();
    expect(await browserWith(own).ask(info)).toEqual({ accounts: [account], chainId: '0x89' });
    expect(own.request.mock.calls).toEqual([[{ method: 'eth_requestAccounts' }], [{ method: 'eth_chainId' }]]);
  });

  test('is window.ethereum if none was announced and that is valid', async () => {
    expect(await walletsOf(new EventTarget()).ask({ uuid: null })).toBeNull();
    const browser = (ethereum: unknown) => walletsOf(Object.assign(new EventTarget(), { ethereum }));
    expect(await browser('0x89').ask({ uuid: null })).toBeNull();
    expect(await browser(provider()).ask({ uuid: null })).toEqual({ accounts: [account], chainId: '0x89' });
  });

  test('is quoted when it refuses', async () => {
    const rejected = Object.assign(new Error('User rejected the request.'), { code: 4001 });
    expect(await refusalOf(browserWith(provider({ eth_requestAccounts: rejected })).ask(info))).toEqual({
      code: 4001,
      message: 'User rejected the request.',
      data: null,
    });
    const detailed = Object.assign(new Error('Internal error'), { code: -32603, data: { cause: 'locked' } });
    expect(await refusalOf(browserWith(provider({ eth_chainId: detailed })).ask(info))).toEqual({
      code: -32603,
      message: 'Internal error',
      data: '{"cause":"locked"}',
    });
    const empty = Object.assign(new Error('Internal error'), { code: null, data: null });
    expect(await refusalOf(browserWith(provider({ eth_chainId: empty })).ask(info))).toEqual({
      code: null,
      message: 'Internal error',
      data: null,
    });
  });

  test.each([
    { eth_requestAccounts: [] },
    { eth_requestAccounts: null },
    { eth_requestAccounts: ['<b>0x</b>'] },
    { eth_requestAccounts: account },
    { eth_chainId: 137 },
    { eth_chainId: 'Polygon' },
    { eth_chainId: `0x${'1'.repeat(17)}` },
  ])('that answers %j is not understood', async (answers) => {
    expect(await refusalOf(browserWith(provider(answers)).ask(info))).toEqual({
      code: null,
      message: null,
      data: null,
    });
  });

  test('is asked to switch the chain, and then for its chain', async () => {
    const own = provider({ wallet_switchEthereumChain: null });
    expect(await browserWith(own).switchChain({ ...info, chainId: '0x1' })).toBe('0x89');
    expect(own.request.mock.calls).toEqual([
      [{ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] }],
      [{ method: 'eth_chainId' }],
    ]);
    const unknown = Object.assign(new Error('Unrecognized chain ID.'), { code: 4902 });
    const refused = browserWith(provider({ wallet_switchEthereumChain: unknown }));
    expect(await refusalOf(refused.switchChain({ ...info, chainId: '0x1' }))).toMatchObject({ code: 4902 });
    const nowhere = { code: null, message: null, data: null };
    const lost = browserWith(provider({ eth_chainId: undefined }));
    expect(await refusalOf(lost.switchChain({ ...info, chainId: '0x1' }))).toEqual(nowhere);
    expect(await refusalOf(walletsOf(new EventTarget()).switchChain({ uuid: null, chainId: '0x1' }))).toEqual(nowhere);
  });

  test('is followed in its events, in any format, until the listener stops', () => {
    const listeners = new Map<string, (value: unknown) => void>();
    const own = {
      ...provider(),
      on: (event: string, listener: (value: unknown) => void) => listeners.set(event, listener),
      removeListener: (event: string, listener: (value: unknown) => void) => {
        if (listeners.get(event) === listener) listeners.delete(event);
      },
    };
    const heard = { onAccounts: vi.fn(), onChain: vi.fn(), onDisconnect: vi.fn() };
    const unfollow = browserWith(own).follow(info, heard);
    for (const accounts of [[account], [], null, ['x']]) listeners.get('accountsChanged')?.(accounts);
    expect(heard.onAccounts.mock.calls).toEqual([[[account]], [[]], [[]], [[]]]);
    for (const chainId of ['0x1', 1, 'loading']) listeners.get('chainChanged')?.(chainId);
    expect(heard.onChain.mock.calls).toEqual([['0x1']]);
    listeners.get('disconnect')?.(Object.assign(new Error('Disconnected.'), { code: 4900 }));
    listeners.get('disconnect')?.(undefined);
    expect(heard.onDisconnect.mock.calls).toEqual([
      [{ code: 4900, message: 'Disconnected.', data: null }],
      [{ code: null, message: null, data: null }],
    ]);
    unfollow();
    expect(listeners.size).toBe(0);
    // Providers without events are not a failure.
    expect(() => browserWith(provider()).follow(info, heard)()).not.toThrow();
  });
});
