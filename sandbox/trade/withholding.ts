import type { WithheldTax } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';

/**
 * Codes of the bonds whose interest a German paying agent pays out, which withholds the tax on it (§ 44 Abs. 1 EStG): a
 * single one, so that the sandbox has payouts of both kinds, and years with both. The issuers of all other bonds pay in
 * full, as is usual for small ones, and the shop knows nothing about the tax on that interest.
 */
export const BONDS_OF_PAYING_AGENT: ReadonlySet<string> = new Set(['WOHNBAU-LEIPZIG-2029']);

/** Holder’s data that the tax on interest depends on. */
export interface Taxed {
  accountType: string;
  paysChurchTax: number;
  /** Country of residence; null if unknown. */
  countryCode: string | null;
  postcode: string | null;
}

/** Returns the tax withheld from a payment of interest; null if unknown. */
export function withheldFrom(gross: Cents, productCode: string, of: Taxed): WithheldTax | null {
  if (!BONDS_OF_PAYING_AGENT.has(productCode) || of.countryCode !== 'DE') return null;
  return taxOn(gross, churchTaxPercent(of));
}

/**
 * Returns the withheld tax in whole cents. Without church tax a quarter of the interest (§ 43a Abs. 1 Nr. 1 EStG), with
 * it e / (4 + k) of the interest e at a church tax rate k, which accounts for its deductibility (§ 32d Abs. 1 Satz 4
 * EStG; no foreign tax here); 5.5 % solidarity surcharge (§§ 3, 4 SolZG) and k as church tax, both of the tax on the
 * interest. Fractions of a cent are dropped, as § 4 Satz 3 SolZG requires for the surcharge.
 * @param k Percent: 0, 8 or 9.
 */
export function taxOn(gross: Cents, k: number): WithheldTax {
  const capitalGains = Math.floor((gross * 100) / (400 + k));
  return {
    capitalGains,
    solidarity: Math.floor((capitalGains * 55) / 1000),
    church: Math.floor((capitalGains * k) / 100),
  };
}

/**
 * 8 % in Bavaria and Baden-Württemberg, 9 % elsewhere; 0 for companies. A paying agent asks the Bundeszentralamt für
 * Steuern for it (§ 51a Abs. 2c EStG); the sandbox goes by the region of the postcode.
 */
function churchTaxPercent({ accountType, paysChurchTax, postcode }: Taxed): number {
  if (accountType !== 'personal' || paysChurchTax !== 1) return 0;
  const region = Number(postcode?.slice(0, 2));
  return region >= 68 && region <= 97 ? 8 : 9;
}
