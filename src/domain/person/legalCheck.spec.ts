import { describe, expect, test } from 'vitest';
import { address } from '#domain/shop/testing/answers.ts';
import { checkedOfAddress, hasChanged, startsNewCheck } from './legalCheck.ts';

const home = { ...address, iri: '/addresses/7' };
const julia = { firstName: 'Julia', birthCity: null, defaultAddress: home };
const of = (changes: object, after = home, status = 'approved') =>
  startsNewCheck({ status, before: julia }, changes, after);

describe('a new check', () => {
  test('starts with a checked field or another place of a checked customer', () => {
    expect(of({ firstName: 'Juliane' })).toBe(true);
    expect(of({ birthCity: 'Jena' })).toBe(true);
    expect(of({ companyName: 'Lindner GmbH' })).toBe(true);
    expect(of({ firstName: 'Julia' }, { ...home, street: 'Saalstraße 8' })).toBe(true);
  });

  test('does not start without a difference', () => {
    expect(of({ firstName: 'Julia', birthCity: '', title: 'Dr.', iban: 'DE02500105170137075030' })).toBe(false);
    expect(of({}, { ...home, firstName: 'J.', phoneNumber: null })).toBe(false);
  });

  test('does not start for a customer who is not approved', () => {
    for (const status of ['requested', 'follow_up', 'rejected'])
      expect(of({ firstName: 'Juliane' }, home, status)).toBe(false);
  });

  test('starts with a first address, and an omitted field is no change', () => {
    expect(startsNewCheck({ status: 'approved', before: { defaultAddress: null } }, {}, home)).toBe(true);
    expect(hasChanged(checkedOfAddress, home, { street: home.street })).toBe(false);
    expect(hasChanged(['birthCity'], { birthCity: 'Jena' }, { birthCity: null })).toBe(true);
  });
});
