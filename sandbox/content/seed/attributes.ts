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
  const facts: [code: string, name: string, nameEn: string, value: string | number | Words | null][] = [
    ['issuer', 'Emittentin', 'Issuer', bond.issuer],
    ['isin', 'ISIN', 'ISIN', bond.isin],
    ['interest_rate', 'Zinssatz p. a.', 'Interest rate p.a.', bond.interestRate],
    ['interest_period', 'Zinszahlung', 'Interest period', bond.interestPeriod],
    ['value_date', 'Valuta', 'Value date', bond.valueDate],
    ['maturity_date', 'Fälligkeit', 'Maturity', bond.maturityDate],
    ['nominal_value', 'Nennwert je Stück', 'Nominal value per token', bond.nominal],
    ['min_subscription', 'Mindestzeichnung', 'Minimum subscription', bond.minimum],
    [
      'max_subscription_non_professional',
      'Höchstzeichnung für Privatkunden',
      'Maximum subscription for retail clients',
      bond.maximumNonProfessional,
    ],
    [
      'professional_only',
      'Nur für professionelle Kunden',
      'Professional clients only',
      bond.professionalOnly ? 1 : null,
    ],
    ['collateral', 'Besicherung', 'Collateral', bond.collateral],
    ['investor_count', 'Anleger bisher', 'Investors so far', bond.investors],
  ];
  return facts.flatMap(([code, name, nameEn, value]) => {
    if (value === null) return [];
    const said = typeof value === 'object' ? value : null;
    return [{ code, name, nameEn, stringValue: said?.de ?? String(value), stringValueEn: said?.en ?? null }];
  });
}
