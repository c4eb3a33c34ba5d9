/**
 * Completes the eleven characters of an ISIN with its check digit (ISO 6166: letters become two digits, then Luhn).
 * The national number of every seeded bond begins with `PKT`, which no issuer has.
 */
export function isinOf(body: string): string {
  const digits = [...body].map((each) => Number.parseInt(each, 36).toString()).join('');
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return body + ((10 - (sum % 10)) % 10);
}
