import { expect, test } from 'vitest';
import { Customer } from '#domain/shop/customer.ts';
import { anna } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ReferralsView, type ReferralsViewProps } from './ReferralsView.tsx';

const nothing = () => undefined;
const read = <T,>(data: T) => ({ data, loading: false, failure: null, onRetry: nothing });

async function shown(props: Partial<ReferralsViewProps>, more: object = {}) {
  const view: ReferralsViewProps = {
    read: read(Customer.parse({ ...anna, ...more })),
    referrals: read([]),
    discount: read([]),
    accepted: false,
    form: { busy: false, failure: null, violations: [], onEdited: nothing, onSubmit: nothing },
    year: 2026,
    urlOf: () => 'https://parkett.example/sign-up/ANNA',
    codeOf: () => null,
    onShare: null,
    ...props,
  };
  return rendered(<ReferralsView {...view} />);
}
const LINK = 'parkett.example/sign-up/ANNA';

test.each([
  ['not admitted to it', {}, '/contact', true],
  ['banned', { cryptoRegistrarStatus: 'rejected' }, '/banned', false],
])('a customer who may not refer others, %s, reads so and where to go', async (_, more, way, mayRedeem) => {
  const { text, markup } = await shown({ urlOf: () => null }, more);
  expect(text).toContain('Ihr Konto ist nicht für Empfehlungen freigegeben');
  expect(markup).toContain(`href="${way}"`);
  expect(text).not.toContain(LINK);
  expect(markup.includes('>Gutschein<')).toBe(mayRedeem);
});

test('the link is there although the referrals cannot be read', async () => {
  const referrals = { data: null, loading: false, failure: { kind: 'offline' }, onRetry: nothing } as const;
  const { text } = await shown({ referrals });
  expect(text).toContain(LINK);
  expect(text).toContain('Ihre Empfehlungen konnten nicht geladen werden.');
});
