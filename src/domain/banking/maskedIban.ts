/** Returns an IBAN of which only the first and the last four characters are shown: “DE12 … 3456”. */
export function maskedIban(iban: string): string {
  const signs = iban.replace(/\s/g, '');
  return `${signs.slice(0, 4)} … ${signs.slice(-4)}`;
}
