import { expect, test } from 'vitest';
import { Customer } from '#domain/shop/customer.ts';
import { anna, annasWallet } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ClearanceView } from './ClearanceView.tsx';

const cleared = { ...anna, defaultWallet: annasWallet, status: 'approved', cryptoRegistrarStatus: 'approved' };

test.each([
  ['cleared', {}, null, 'Sie können zeichnen', null],
  ['cleared, with an open step', {}, 'uboDocuments', 'Sie können gerade nicht zeichnen', 'ubo-documents'],
  ['checked again, with an open step', { status: 'requested' }, 'beneficialOwners', 'Sie können noch nicht', 'ubo'],
  ['checked again', { status: 'requested' }, null, 'Wir prüfen Ihre Angaben', null],
  ['banned', { cryptoRegistrarStatus: 'rejected' }, 'uboDocuments', 'Ihr Konto ist gesperrt', null],
] as const)(
  'a customer who is %s reads what comes next, with a link to an open step',
  async (_, more, step, title, path) => {
    const customer = Customer.parse({ ...cleared, ...more });
    const { text, markup } = await rendered(<ClearanceView customer={customer} openTest={null} step={step} />);
    expect(text).toContain(title);
    expect(/self-disclosure\/([\w-]+)/.exec(markup)?.[1] ?? null).toBe(path);
  },
);
