/** Bank of seeded accounts. `blz` is the eight-digit German bank code. */
interface Bank {
  name: string;
  blz: string;
  bic: string;
}

const BANKS = {
  haspa: { name: 'Hamburger Sparkasse', blz: '20050550', bic: 'HASPDEHHXXX' },
  gls: { name: 'GLS Gemeinschaftsbank', blz: '43060967', bic: 'GENODEM1GLS' },
  berlin: { name: 'Berliner Sparkasse', blz: '10050000', bic: 'BELADEBEXXX' },
  munich: { name: 'Stadtsparkasse München', blz: '70150000', bic: 'SSKMDEMMXXX' },
  commerz: { name: 'Commerzbank Köln', blz: '37040044', bic: 'COBADEFFXXX' },
  leipzig: { name: 'Sparkasse Leipzig', blz: '86055592', bic: 'WELADE8LXXX' },
} as const satisfies Record<string, Bank>;
export type BankKey = keyof typeof BANKS;

export interface Account {
  iban: string;
  bic: string;
  bankName: string;
}

/**
 * Creates a German account: IBAN with the check digits of ISO 13616 (mod 97-10). The account numbers begin with zeros
 * and are made up.
 */
export function accountAt(bank: BankKey, accountNumber: number): Account {
  const { blz, bic, name } = BANKS[bank];
  const bban = blz + accountNumber.toString().padStart(10, '0');
  const check = 98n - (BigInt(`${bban}131400`) % 97n);
  return { iban: `DE${check.toString().padStart(2, '0')}${bban}`, bic, bankName: name };
}
