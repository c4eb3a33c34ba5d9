import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOrderTabs } from './orderTabs.ts';
import { createTabs, TabMessage } from './tabs.ts';

/** Fake channels; those of one name receive each other's messages. */
let channels: { name: string; target: EventTarget }[];
beforeEach(() => {
  channels = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      readonly name: string;
      constructor(name: string) {
        super();
        this.name = name;
        channels.push({ name, target: this });
      }
      postMessage(data: unknown) {
        for (const { name, target } of channels)
          if (name === this.name && target !== this) target.dispatchEvent(new MessageEvent('message', { data }));
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const login = { type: 'login', customerUuid: 'anna', expiresAt: 7 } as const;

describe('tabs', () => {
  test('hear each other until they stop, and not themselves', () => {
    const one = createTabs('a', TabMessage);
    const two = createTabs('a', TabMessage);
    const heardByOne = vi.fn();
    const heardByTwo = vi.fn();
    one.listen(heardByOne);
    const stop = two.listen(heardByTwo);
    one.tell(login);
    expect([heardByOne.mock.calls, heardByTwo.mock.calls]).toEqual([[], [[login]]]);
    stop();
    one.tell({ type: 'logout', reason: 'loggedOut' });
    expect(heardByTwo).toHaveBeenCalledOnce();
  });

  test.each([null, 'login', { ...login, type: 'other' }, { type: 'logout', reason: 'tired' }])(
    'ignore messages of another version: %j',
    (message) => {
      const heard = vi.fn();
      createTabs('a', TabMessage).listen(heard);
      new BroadcastChannel('a').postMessage(message);
      expect(heard).not.toHaveBeenCalled();
    },
  );

  test('hear nothing in a browser without channels', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tabs = createTabs('a', TabMessage);
    const heard = vi.fn();
    const stop = tabs.listen(heard);
    tabs.tell(login);
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});

test('hear of a changed order on a separate channel, with its customer', () => {
  const heard = vi.fn();
  createOrderTabs().listen(heard);
  createOrderTabs().tell({ customerUuid: 'anna' });
  new BroadcastChannel('parkett.orders').postMessage({});
  new BroadcastChannel('parkett').postMessage({ customerUuid: 'bernd' });
  expect(heard.mock.calls).toEqual([[{ customerUuid: 'anna' }]]);
});
