import names from '../data/attributes.json' with { type: 'json' };
import type { BondSeed, Words } from '../types.ts';

interface AttributeSeed {
  code: string;
  name: string;
  nameEn: string;
  stringValue: string;
  /** Null if the value is the same in both languages. */
  stringValueEn: string | null;
}

/** Maps a bond’s facts to attributes of a product; `src/domain/order/productTerms.ts` reads them by these codes. */
export function attributesOf(bond: BondSeed): AttributeSeed[] {
  const facts: Record<keyof typeof names, string | number | Words | null> = {
    issuer: bond.issuer,
    isin: bond.isin,
    interest_rate: bond.interestRate,
    interest_period: bond.interestPeriod,
    value_date: bond.valueDate,
    maturity_date: bond.maturityDate,
    nominal_value: bond.nominal,
    min_subscription: bond.minimum,
    max_subscription_non_professional: bond.maximumNonProfessional,
    order_costs: 0,
    professional_only: bond.professionalOnly ? 1 : null,
    collateral: bond.collateral,
    investor_count: bond.investors,
  };
  const named: Readonly<Record<string, Words>> = names;
  return Object.entries(facts).flatMap(([code, value]) => {
    const name = named[code];
    if (!name || value === null) return [];
    const said = typeof value === 'object' ? value : null;
    return [
      { code, name: name.de, nameEn: name.en, stringValue: said?.de ?? String(value), stringValueEn: said?.en ?? null },
    ];
  });
}
