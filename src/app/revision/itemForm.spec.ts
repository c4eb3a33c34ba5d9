import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { World } from '../testing/browser.ts';
import { revisionDraft } from './draft.ts';
import { itemForm, keepRefusedTerms } from './itemForm.ts';

beforeEach(() => new World().install());
afterEach(() => vi.unstubAllGlobals());

const begunWith = { titleDe: 'Welle', price: '', copies: '1' };
const keptFor = (customerUuid: string, now = begunWith) =>
  revisionDraft(itemForm('edit', 'WELLE-1A'), customerUuid, now);

test('refused terms appear as typed in the form of that work, for that customer only', () => {
  keepRefusedTerms('WELLE-1A', 'anna', { price: 24_990, copies: 3 }, ',');
  expect([keptFor('anna').read(), keptFor('bert').read()]).toEqual([{ price: '249,90', copies: '3' }, null]);
  expect(revisionDraft(itemForm('edit', 'OTHER'), 'anna', begunWith).read()).toBeNull();
  keepRefusedTerms('WELLE-1A', 'anna', { price: 24_990, copies: 1 }, '.');
  expect(keptFor('anna').read()).toEqual({ price: '249.90' });
});

test('a newer price of the work takes precedence', () => {
  keepRefusedTerms('WELLE-1A', 'anna', { price: 24_990, copies: 1 }, ',');
  expect(keptFor('anna', { ...begunWith, price: '99,00' }).read()).toBeNull();
});
