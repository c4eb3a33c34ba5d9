import { expect, test, vi } from 'vitest';
import { createLock } from './lock.ts';

const locks = (): [first: ReturnType<typeof createLock>, second: ReturnType<typeof createLock>] => {
  const name = crypto.randomUUID();
  return [createLock(name), createLock(name)];
};
const task = () => {
  let release: () => void = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, run: (waited: boolean) => over.then(() => waited) };
};

test('the second task waits for the first, and knows that it waited', async () => {
  const [one, two] = locks();
  const first = task();
  const order: string[] = [];
  const ofOne = one.run(first.run).finally(() => order.push('one'));
  const ofTwo = two.run(async (waited) => waited).finally(() => order.push('two'));
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  expect(order).toEqual([]);
  first.release();
  expect(await Promise.all([ofOne, ofTwo])).toEqual([false, true]);
  expect(order).toEqual(['one', 'two']);
});

test('tabs of one browser share the lock without naming it', async () => {
  const first = task();
  const ofOne = createLock().run(first.run);
  const ofTwo = createLock().run(async (waited) => waited);
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  // The name must not change between versions of the app: two tabs may run different ones.
  expect((await navigator.locks.query()).held?.map(({ name }) => name)).toEqual(['parkett.refresh']);
  first.release();
  expect(await Promise.all([ofOne, ofTwo])).toEqual([false, true]);
});

test('a task that is aborted while it waits does not run', async () => {
  const [one, two] = locks();
  const first = task();
  const ofOne = one.run(first.run);
  const controller = new AbortController();
  let ran = false;
  const ofTwo = two.run(async () => {
    ran = true;
  }, controller.signal);
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
  controller.abort();
  await expect(ofTwo).rejects.toThrow('abort');
  first.release();
  await ofOne;
  expect(ran).toBe(false);
});

test('a task that fails frees the lock, and its error reaches the caller', async () => {
  const [one, two] = locks();
  await expect(one.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await two.run(async (waited) => waited)).toBe(false);
});

test('a task runs at once in a browser without locks', async () => {
  expect(await createLock('none', null).run(async (waited) => waited)).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await createLock().run(async (waited) => waited)).toBe(false);
  vi.unstubAllGlobals();
});
