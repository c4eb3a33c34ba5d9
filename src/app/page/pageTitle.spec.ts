import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { confirmationMachine } from '#machines/app/confirmation/machine.ts';
import { ask } from '../flow/ask.ts';
import { pause } from '../start/pause.ts';
import { createPages } from './pageTitle.ts';

test('a page at another page’s address has its own title until it ends, and both changes are announced', () => {
  const pages = createPages();
  const one = vi.fn();
  const two = vi.fn();
  pages.onArrival(one);
  pages.onArrival(two);
  expect(pages.title()).toBeNull();
  const title = { id: 'a' };
  const leave = pages.enter(title);
  expect(pages.title()).toBe(title);
  leave();
  expect(pages.title()).toBeNull();
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([2, 2]);
});

test('a page has a subject until it ends, without a navigation', () => {
  const pages = createPages();
  const arrived = vi.fn();
  const renamed = vi.fn();
  pages.onArrival(arrived);
  pages.onRenamed(renamed);
  expect(pages.subject()).toBeNull();
  const end = pages.isAbout('Windkraft');
  expect([pages.subject(), renamed.mock.calls.length]).toEqual(['Windkraft', 1]);
  end();
  expect([pages.subject(), renamed.mock.calls.length, arrived.mock.calls.length]).toEqual([null, 2, 0]);
});

test('each question gets its own answer', async () => {
  const confirmation = createActor(confirmationMachine).start();
  const answers: [string, boolean][] = [];
  const asking = (id: string) => ask(confirmation, id, 'loseData').then((accepted) => answers.push([id, accepted]));
  const first = asking('one');
  confirmation.send({ type: 'confirmation.accepted' });
  await first;
  const second = asking('two');
  // The second of two simultaneous questions is declined at once, which does not answer the first.
  await asking('three');
  expect(answers).toEqual([
    ['one', true],
    ['three', false],
  ]);
  confirmation.send({ type: 'confirmation.accepted' });
  await second;
  confirmation.send({ type: 'confirmation.requested', id: 'two', question: 'loseData' });
  confirmation.send({ type: 'confirmation.declined' });
  expect(answers.at(-1)).toEqual(['two', true]);
});

test.each([
  ['where the browser can yield', true],
  ['elsewhere', false],
])('a pause ends, %s', async (_, can) => {
  const yielded = vi.fn(async () => {});
  const scheduler = can ? { yield: yielded } : undefined;
  vi.stubGlobal('window', can ? { scheduler } : {});
  vi.stubGlobal('scheduler', scheduler);
  await pause();
  expect(yielded).toHaveBeenCalledTimes(can ? 1 : 0);
  vi.unstubAllGlobals();
});
