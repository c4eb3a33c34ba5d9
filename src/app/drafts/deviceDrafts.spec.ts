import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftAge } from '#domain/constants/freshness.ts';
import { companyDraft, customerDraft } from '#domain/shop/drafts.ts';
import { forbiddenStorage, storageOf } from '../testing/browser.ts';
import { deviceDraft, hasDeviceDrafts } from './deviceDrafts.ts';
import { deleteDrafts } from './forgetDrafts.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf());
  vi.stubGlobal('localStorage', storageOf());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Requirement 18.2. */
describe('drafts of the self-disclosure on this device', () => {
  const shopHas = { street: 'Gartenweg 3', city: 'Leipzig', titles: ['Dr.'] };
  const typed = { street: 'Ufergasse 1', city: 'Leipzig', titles: ['Dr.', 'Prof.'] };
  const draft = (who = 'anna', begunWith: object = shopHas) => deviceDraft('personal', who, begunWith);
  const inDays = (days: number) => vi.setSystemTime(Date.now() + days * 86_400_000);

  test('outlive the tab, for the same customer and form, and hold only changes', () => {
    draft().write(typed);
    sessionStorage.removeItem('parkett.draft.personal');
    expect(draft().read()).toEqual({ street: 'Ufergasse 1', titles: ['Dr.', 'Prof.'] });
    expect([draft('bernd').read(), deviceDraft('company', 'anna', shopHas).read()]).toEqual([null, null]);
    expect(localStorage.getItem('parkett.draft.personal')).not.toContain('Leipzig');
    draft().forget();
    expect([draft().read(), hasDeviceDrafts()]).toEqual([null, false]);
  });

  test('hold no account or tax number of any form: those end with the tab, with the values that an IBAN fills in', () => {
    const numbers = ['iban', 'bic', 'bankName', 'bankCountry', 'taxnumber', 'vatNumber'];
    const fields = [customerDraft('2026-01-01'), companyDraft('2026-01-01')].flatMap(({ shape }) => Object.keys(shape));
    const filled = Object.fromEntries(fields.map((field) => [field, `typed ${field}`]));
    draft('anna', {}).write(filled);
    expect(draft('anna', {}).read()).toEqual(filled);
    for (const field of numbers) expect(localStorage.getItem('parkett.draft.personal')).not.toContain(field);
    sessionStorage.removeItem('parkett.draft.personal.numbers');
    const left = Object.keys(Object(draft('anna', {}).read()));
    expect(new Set(fields).difference(new Set(left))).toEqual(new Set(numbers));
  });

  test('lose account and tax numbers of an older version when they are read, and nothing else', () => {
    const key = 'parkett.draft.personal';
    const at = Date.now() - 86_400_000;
    const iban = [null, 'DE89370400440532013000'];
    const street = ['Gartenweg 3', 'Ufergasse 1'];
    // A draft based on a value that the shop has replaced since is ignored, but not deleted.
    const city = ['Bonn', 'Halle'];
    const keep = (content: object) => localStorage.setItem(key, JSON.stringify({ customerUuid: 'anna', at, content }));
    keep({ iban, taxnumber: [null, '12345678901'], street, city });
    expect(draft().read()).toEqual({ street: 'Ufergasse 1' });
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      customerUuid: 'anna',
      at,
      content: { street, city },
    });
    keep({ iban });
    expect([draft().read(), localStorage.getItem(key)]).toEqual([null, null]);
  });

  test('lose the numbers in the tab with the rest, and at the end of the session', () => {
    const begun = { iban: '' };
    draft('anna', begun).write({ iban: 'DE89' });
    expect([draft('anna', begun).read(), draft('bernd', begun).read()]).toEqual([{ iban: 'DE89' }, null]);
    expect(hasDeviceDrafts()).toBe(true);
    draft('anna', begun).forget();
    expect(Object.keys(sessionStorage)).toEqual([]);
    draft('anna', begun).write({ iban: 'DE89' });
    deleteDrafts();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('give way to newer values of the shop, field by field', () => {
    draft().write({ ...typed, city: 'Halle' });
    // Sent from another device, or the first of two writes of which the second failed.
    expect(draft('anna', { ...shopHas, street: 'Am Markt 9' }).read()).toEqual({ city: 'Halle', titles: typed.titles });
    expect(draft('anna', { street: 'Am Markt 9', city: 'Bonn', titles: [] }).read()).toBeNull();
  });

  test('are empty once every value is as it was before', () => {
    draft().write(typed);
    expect(hasDeviceDrafts()).toBe(true);
    draft().write(shopHas);
    expect([draft().read(), hasDeviceDrafts()]).toEqual([null, false]);
  });

  test('of two tabs are the last written one, never a mix', () => {
    const one = draft();
    const other = draft();
    one.write({ ...shopHas, street: 'Ufergasse 1' });
    other.write({ ...shopHas, city: 'Halle' });
    expect([one.read(), other.read()]).toEqual([{ city: 'Halle' }, { city: 'Halle' }]);
    one.write({ ...shopHas, street: 'Ufergasse 12' });
    expect(other.read()).toEqual({ street: 'Ufergasse 12' });
  });

  test('end after thirty days, also without a login', () => {
    vi.useFakeTimers();
    draft().write(typed);
    inDays(29.9);
    deleteDrafts(() => true);
    expect(draft().read()).toMatchObject({ street: 'Ufergasse 1' });
    inDays(0.1);
    expect(draft().read()).toBeNull();
    deleteDrafts(() => true);
    expect(hasDeviceDrafts()).toBe(false);
    // A corrected clock: without the check the draft would be kept for years.
    draft().write(typed);
    vi.setSystemTime(Date.now() - draftAge);
    expect(draft().read()).toBeNull();
  });

  test('are deleted when another customer logs in, and on logout', () => {
    draft().write(typed);
    deleteDrafts((theirs) => theirs === 'anna');
    expect(draft().read()).not.toBeNull();
    deleteDrafts((theirs) => theirs === 'bernd');
    expect(hasDeviceDrafts()).toBe(false);
    draft().write(typed);
    localStorage.setItem('parkett.locale', 'en');
    deleteDrafts();
    expect(Object.keys(localStorage)).toEqual(['parkett.locale']);
  });

  test('are deleted and ignored if they are invalid', () => {
    const key = 'parkett.draft.personal';
    const of = (more: object) => JSON.stringify({ customerUuid: 'anna', at: Date.now(), content: {}, ...more });
    const change = { street: ['Gartenweg 3', 'x'] };
    for (const text of [
      '{',
      'null',
      of({}),
      of({ content: { street: 'x' } }),
      of({ content: [['a', 'b']] }),
      of({ at: 'soon', content: change }),
      of({ at: null, content: change }),
      JSON.stringify({ customerUuid: 'anna', content: change }),
    ]) {
      localStorage.setItem(key, text);
      expect(draft().read(), text).toBeNull();
    }
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (text, content) => {
        for (const stored of [text, of({ content })]) {
          localStorage.setItem(key, stored);
          expect(draft().read()).toBeTypeOf('object');
        }
      }),
    );
    localStorage.setItem(key, '{');
    deleteDrafts(() => true);
    expect(hasDeviceDrafts()).toBe(false);
  });

  test('do not exist if the browser forbids storage or has no room, and no page says that they are kept', () => {
    vi.stubGlobal('localStorage', forbiddenStorage());
    draft().write(typed);
    expect([draft().read(), hasDeviceDrafts()]).toEqual([null, false]);
    draft().forget();
    deleteDrafts();
  });
});
