import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Payout } from '#domain/shop/customer.ts';
import { dayOf } from '#domain/time/calendar.ts';
import { rowOf } from '../db/rows.ts';
import { describeShop } from '../testing/shop.ts';
import { type Taxed, taxOn, withheldFrom } from './withholding.ts';

const BOND = 'WOHNBAU-LEIPZIG-2029';
const anna: Taxed = { accountType: 'personal', paysChurchTax: 0, countryCode: 'DE', postcode: '50823' };

describe('withheld tax', () => {
  test.each([
    // A quarter, 5.5 % of it, and with church tax by the formula of § 32d Abs. 1 Satz 4 EStG: 1,000 / 4.09 and / 4.08.
    [100_000, 0, { capitalGains: 25_000, solidarity: 1_375, church: 0 }],
    [100_000, 9, { capitalGains: 24_449, solidarity: 1_344, church: 2_200 }],
    [100_000, 8, { capitalGains: 24_509, solidarity: 1_347, church: 1_960 }],
    [18_750, 0, { capitalGains: 4_687, solidarity: 257, church: 0 }],
    [1, 9, { capitalGains: 0, solidarity: 0, church: 0 }],
  ])('on %i cents with %i %% church tax', (gross, k, tax) => {
    expect(taxOn(gross, k)).toEqual(tax);
  });

  test('is at most 28 % of the interest, in whole cents', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.constantFrom(0, 8, 9), (gross, k) => {
        const tax = Object.values(taxOn(gross, k));
        expect(tax.every((each) => Number.isInteger(each) && each >= 0)).toBe(true);
        expect(tax.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(gross * 0.28);
      }),
    );
  });

  test('applies to a bond whose paying agent withholds it, and to residents of Germany', () => {
    expect(withheldFrom(100_000, BOND, anna)).toEqual(taxOn(100_000, 0));
    expect(withheldFrom(100_000, 'SOLAR-UCKERMARK-2031', anna)).toBeNull();
    expect(withheldFrom(100_000, BOND, { ...anna, countryCode: 'AT' })).toBeNull();
    expect(withheldFrom(100_000, BOND, { ...anna, countryCode: null })).toBeNull();
  });

  test.each([
    ['50823', 9],
    ['67999', 9],
    ['68159', 8],
    ['97070', 8],
    ['98527', 9],
    [null, 9],
  ])('takes the church tax of the region of %s: %i %%', (postcode, k) => {
    expect(withheldFrom(100_000, BOND, { ...anna, paysChurchTax: 1, postcode })).toEqual(taxOn(100_000, k));
  });

  test('includes no church tax for a company', () => {
    const company = { ...anna, accountType: 'company', paysChurchTax: 1 };
    expect(withheldFrom(100_000, BOND, company)).toEqual(taxOn(100_000, 0));
  });
});

describeShop('tax on future interest', (fixture) => {
  const Payouts = z.object({ member: z.array(Payout) });

  test.each([
    ['church tax, once it is declared', { paysChurchTax: true }, {}, { church: expect.closeTo(0.09, 3) }],
    ['less of it in Bavaria', { paysChurchTax: true }, { postcode: '80331' }, { church: expect.closeTo(0.08, 3) }],
    ['nothing from abroad', {}, { countryCode: 'AT', postcode: '1010' }, null],
  ])('is %s', async (_title, facts, place, expected) => {
    const julia = await fixture().visitor.as('julia');
    const at = async () =>
      Payouts.parse((await julia.call('GET', 'customer-payouts?itemsPerPage=300')).body).member.filter(
        ({ productCode }) => productCode === BOND,
      );
    const today = dayOf((await fixture().shop.clock.now()).toISOString());
    const before = await at();
    expect(before.some(({ payoutDate }) => payoutDate > today)).toBe(true);
    const { uuid, defaultAddressId } = await rowOf(fixture().shop.database.db, 'customers', { personaKey: 'julia' });
    const home = { street: 'Ring 1', city: 'Ort', countryCode: 'DE', postcode: '50823', ...place };
    expect((await julia.call('PUT', `addresses/${defaultAddressId}`, home)).status).toBe(200);
    expect((await julia.call('PUT', `customers/${uuid}`, facts)).status).toBe(200);
    for (const payout of await at()) {
      const { withheld } = payout;
      const ratio = withheld && { church: withheld.church / withheld.capitalGains };
      // Past payouts stay unchanged.
      if (payout.payoutDate <= today) expect(before).toContainEqual(payout);
      else expect(ratio).toEqual(expected);
    }
  });
});
