export type CardOutcome = 'succeeds' | 'asksForCode' | 'declined' | 'processing';

export interface TestCard {
  /** Without spaces; valid by Luhn, like the providers’ test cards. */
  number: string;
  outcome: CardOutcome;
  de: string;
  en: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', outcome: 'succeeds', de: 'Zahlung gelingt sofort', en: 'Payment succeeds immediately' },
  {
    number: '4000000000003220',
    outcome: 'asksForCode',
    de: 'Freigabe durch die Bank (3-D Secure)',
    en: 'Bank asks for approval (3-D Secure)',
  },
  { number: '4000000000000002', outcome: 'declined', de: 'Karte wird abgelehnt', en: 'Card is declined' },
  {
    number: '4000000000000077',
    outcome: 'processing',
    de: 'Zahlung bleibt zehn Minuten in Bearbeitung',
    en: 'Payment stays in processing for ten minutes',
  },
];

/** Code that the strong-authentication step accepts. */
export const APPROVAL_CODE = '123456';

/** Groups a number by four digits, as printed on cards. */
export const grouped = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');

/** True for a valid card number (ISO/IEC 7812-1, Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}
export type CardProblem = 'number' | 'unknownCard' | 'expiry' | 'expired' | 'cvc' | 'holder';

/** Returns the first problem of each field; empty if the card can be charged. `now` is the sandbox’s time. */
export function problemsOf(form: CardForm, now: Date): Partial<Record<keyof CardForm, CardProblem>> {
  const problems: Partial<Record<keyof CardForm, CardProblem>> = {};
  const digits = form.number.replaceAll(/\s/g, '');
  if (!isCardNumber(digits)) problems.number = 'number';
  else if (!TEST_CARDS.some(({ number }) => number === digits)) problems.number = 'unknownCard';
  const [, month = '', year = ''] = /^\s*(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(form.expiry) ?? [];
  if (!month) problems.expiry = 'expiry';
  // A card is valid until the end of its month.
  else if (Date.UTC(2000 + Number(year), Number(month)) <= now.getTime()) problems.expiry = 'expired';
  if (!/^\d{3,4}$/.test(form.cvc.trim())) problems.cvc = 'cvc';
  if (form.holder.trim().length < 2) problems.holder = 'holder';
  return problems;
}

export function cardOutcomeOf(number: string): CardOutcome {
  const digits = number.replaceAll(/\s/g, '');
  return TEST_CARDS.find((card) => card.number === digits)?.outcome ?? 'declined';
}
