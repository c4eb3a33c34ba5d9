import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDrafts, GREETING } from '#app/drafts/forgetDrafts.ts';
import { forbiddenStorage, storageOf } from '#app/testing/browser.ts';
import { draftAge } from '#domain/constants/freshness.ts';
import { rememberedGreetings, rememberGreetings } from './remembered.ts';

const greetings = [
  { until: 12, words: 'Guten Morgen, Frau Weber' },
  { until: 24, words: 'Guten Tag, Frau Weber' },
];

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf());
  vi.stubGlobal('localStorage', storageOf());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('this customer is greeted as last time, in the last language, and no other is', () => {
  expect(rememberedGreetings('anna', 'de')).toBe(null);
  rememberGreetings('anna', 'de', greetings);
  expect(rememberedGreetings('anna', 'de')).toEqual(greetings);
  expect([
    rememberedGreetings('anna', 'en'),
    rememberedGreetings('bernd', 'de'),
    rememberedGreetings(null, 'de'),
  ]).toEqual([null, null, null]);
});

/** Requirement 18.2. */
test('the name is deleted at the logout, when another customer logs in, and after a month', () => {
  rememberGreetings('anna', 'de', greetings);
  deleteDrafts((who) => who === 'anna');
  expect(rememberedGreetings('anna', 'de')).toEqual(greetings);
  deleteDrafts((who) => who === 'bernd');
  expect(localStorage.getItem(GREETING)).toBe(null);
  rememberGreetings('anna', 'de', greetings);
  deleteDrafts();
  expect(localStorage.getItem(GREETING)).toBe(null);
  rememberGreetings('anna', 'de', greetings);
  vi.useFakeTimers({ now: Date.now() + draftAge + 1 });
  deleteDrafts((who) => who === 'anna');
  expect(localStorage.getItem(GREETING)).toBe(null);
});

test.each(['', '{', 'null', '{"customerUuid":"anna","locale":"de","greetings":{"until":1},"at":1}'])(
  'an invalid stored value is ignored: %s',
  (text) => {
    localStorage.setItem(GREETING, text);
    expect(rememberedGreetings('anna', 'de')).toBe(null);
  },
);

test('the page waits for the shop without storage', () => {
  vi.stubGlobal('localStorage', forbiddenStorage());
  rememberGreetings('anna', 'de', greetings);
  expect(rememberedGreetings('anna', 'de')).toBe(null);
});
