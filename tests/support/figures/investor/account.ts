import { euros } from '../format.ts';
import type { InvestorFacts } from './facts.ts';

export function account({ customer, open, next }: InvestorFacts) {
  return () => [
    `Anlage › Zeichnungen: ${open.length} zu bezahlen`,
    `Anlage › Auszahlungen: … · ${euros(next.net)}`,
    `Persönliches › Bankverbindung: ${customer.iban?.slice(0, 4)} … ${customer.iban?.slice(-4)}`,
  ];
}
