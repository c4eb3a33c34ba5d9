import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftAge } from '#domain/constants/freshness.ts';
import { forbiddenStorage, storageOf } from '../testing/browser.ts';
import { deleteDrafts } from './forgetDrafts.ts';
import { unansweredWrites } from './unanswered.ts';

const ONE = '0b1f4c62-8a55-4a5e-9d3f-1c2b3a4d5e6f';
const TWO = 'ffffffff-8a55-4a5e-9d3f-1c2b3a4d5e6f';
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storageOf());
  vi.stubGlobal('sessionStorage', storageOf());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wind = (who = 'anna') => unansweredWrites('transfer:WIND', who);

test('an unanswered call is stored, oldest first, until it is settled', () => {
  wind().keep(TWO);
  vi.advanceTimersByTime(1000);
  wind().keep(ONE);
  vi.advanceTimersByTime(1000);
  // A repeated write keeps its age.
  wind().keep(TWO);
  expect(wind().all()).toEqual([TWO, ONE]);
  wind().forget(TWO);
  expect(wind().all()).toEqual([ONE]);
});

/** The exception of requirement 21.3. */
test('a logout or another customer does not delete it, and another customer does not see it', () => {
  wind().keep(ONE);
  deleteDrafts();
  deleteDrafts((theirs) => theirs === 'bernd');
  wind('bernd').keep(TWO);
  wind('bernd').forget(ONE);
  expect([wind().all(), wind('bernd').all()]).toEqual([[ONE], [TWO]]);
  expect([unansweredWrites('transfer:SOLAR', 'anna').all(), unansweredWrites('transfer', 'anna').all()]).toEqual([
    [],
    [],
  ]);
});

test('it is deleted when any customer opens the app after thirty days, and not before', () => {
  wind().keep(ONE);
  vi.advanceTimersByTime(1000);
  wind().keep(TWO);
  vi.advanceTimersByTime(draftAge - 1000);
  deleteDrafts(() => true);
  expect(wind().all()).toEqual([TWO]);
  vi.advanceTimersByTime(1000);
  deleteDrafts((theirs) => theirs === 'bernd');
  expect(wind().all()).toEqual([]);
});

test('an invalid reference is ignored, and an invalid time counts as the oldest', () => {
  wind().keep(ONE);
  localStorage.setItem('parkett.unsettled.anna.transfer:WIND.../orders', '1');
  localStorage.setItem(`parkett.unsettled.anna.transfer:WIND.${TWO}`, 'x');
  expect(wind().all()).toEqual([TWO, ONE]);
});

test('without storage nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('localStorage', forbiddenStorage());
  wind().keep(ONE);
  wind().forget(ONE);
  expect(wind().all()).toEqual([]);
});
