import { describe, expect, test } from 'vitest';
import { readCustomer } from '#api/customers.ts';
import { refusalIn } from '#domain/person/signUpRefusal.ts';
import { verdictIn } from '#domain/shop/mailLink.ts';
import { personaOf } from '#sandbox/personas.ts';
import { layer } from './support/layer.ts';
import { linkFor, newcomer } from './support/newcomers.ts';
import { failureOf, useShop } from './support/shops.ts';

describe('sign-up', () => {
  const shop = useShop();

  test('a company has its name and its bank account from the start', async () => {
    const { http, session } = shop.visit();
    const facts = {
      companyName: `Feld & Töchter ${newcomer().email}`,
      iban: 'DE89370400440532013000',
      bic: 'COBADEFF',
    };
    const { email } = await layer.signUpCompany(http, { ...newcomer(), ...facts });
    await layer.verifyEmail(http, await linkFor(shop, email));
    const { customerUuid } = await session.logIn({ email, password: newcomer().password });
    expect((await readCustomer(http, customerUuid)).company).toMatchObject(facts);
    const again = await failureOf(layer.signUpCompany(http, { ...newcomer(), ...facts }));
    expect(refusalIn(again)).toEqual({ kind: 'companyNameExists' });
  });

  test.each(['de', 'en'] as const)('the shop’s refusals are recognised by their texts (%s)', async (locale) => {
    const { http } = shop.visit(locale);
    const { email } = personaOf('julia');
    const company = { ...newcomer(), companyName: 'Feld GmbH' };
    for (const [call, refusal] of [
      [() => layer.signUp(http, { ...newcomer(), email }), { kind: 'alreadySignedUp', isCertain: true }],
      [() => layer.signUpCompany(http, { ...company, email }), { kind: 'alreadySignedUp', isCertain: true }],
      [
        () => layer.signUpCompany(http, { ...company, companyName: 'Nordlicht Beteiligungen GmbH' }),
        { kind: 'companyNameExists' },
      ],
      [() => layer.signUpCompany(http, { ...company, bic: 'COBA' }), { kind: 'invalidBic' }],
      [() => layer.signUp(http, { ...newcomer(), referralCode: 'NIEMAND' }), { kind: 'referralCodeUnknown' }],
    ] as const)
      expect(refusalIn(await failureOf(call()))).toEqual(refusal);
  });

  test('a closed shop refuses every sign-up', async () => {
    await shop.control('settings', { signUpOpen: false });
    expect(refusalIn(await failureOf(layer.signUp(shop.visit().http, newcomer())))).toEqual({ kind: 'closed' });
    await shop.control('settings', { signUpOpen: true });
  });

  test('a link is reported as used, expired, or unknown', async () => {
    const { http } = shop.visit();
    const { email } = await layer.signUp(http, newcomer());
    const old = await linkFor(shop, email);
    await shop.control('clock', { days: 8 });
    const verdict = async (token: string) => verdictIn(await failureOf(layer.verifyEmail(http, token)));
    expect(await verdict(old)).toBe('expired');
    await layer.requestVerification(http, email);
    const fresh = await linkFor(shop, email);
    await layer.verifyEmail(http, fresh);
    expect([await verdict(fresh), await verdict(old), await verdict('nichts')]).toEqual([
      'alreadyVerified',
      'alreadyVerified',
      // Sylius answers both as an unknown token.
      'alreadyVerified',
    ]);
    await shop.control('clock', { days: -8 });
  });
});
