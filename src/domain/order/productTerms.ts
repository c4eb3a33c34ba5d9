import type { Cents } from '#domain/shop/fields.ts';
import type { Product } from '#domain/shop/product.ts';
import { type CalendarDate, dateOf } from '#domain/time/calendar.ts';

export const interestPeriods = ['monthly', 'quarterly', 'semiannual', 'annual'] as const;
export type InterestPeriod = (typeof interestPeriods)[number];

/** Requirement 9.16: the key of the tokens' network channel, whose prices count. */
const tokenChannel = 'token';
/** Default nominal value of a bond token, 1.00 €, unless its `nominal_value` differs. */
const usualNominal: Cents = 100;

/** Terms of a product and of its sale. A term is null if the shop does not state it in a readable form. */
export interface Terms {
  /** Percent a year, 5.25 for 5.25 %. */
  interestRate: number | null;
  interestPeriod: InterestPeriod | null;
  /** First day that bears interest. */
  valueDate: CalendarDate | null;
  maturityDate: CalendarDate | null;
  /** Nominal value of one token in cents. */
  unitNominal: Cents | null;
  /** Price of one token in cents, in the channel `token`. */
  unitPrice: Cents | null;
  /** Smallest subscription in cents. */
  minSubscription: Cents | null;
  /** Largest subscription of an investor who is not professional, in cents. */
  maxSubscriptionNonProfessional: Cents | null;
  /** Costs of an order beside its price, in cents. */
  orderCosts: Cents | null;
  professionalOnly: boolean;
  collateral: string | null;
  issuer: string | null;
  /** ISO 6166, with a correct check digit. */
  isin: string | null;
  /** Web address or path of this site; never another scheme. */
  moreInformationUrl: string | null;
  /** Number of current investors. */
  investorCount: number | null;
  /** Number of tokens issued. */
  supply: number | null;
  /** Number of tokens still available. */
  onHand: number | null;
  /** Subscribed part of the supply, 0 to 100 in whole percent, rounded down: 100 means that nothing is left. */
  subscribedPercent: number | null;
}

/**
 * Parses a product's terms from its attributes (codes of the shop) and its default variant (requirements 3.12 and
 * 3.13).
 */
export function termsOf(product: Pick<Product, 'attributes' | 'defaultVariant'>): Terms {
  const attribute = (code: string): string | null => {
    const text = product.attributes.find((each) => each.code === code)?.stringValue?.trim();
    return text ? text : null;
  };
  const variant = product.defaultVariant;
  const nominal = attribute('nominal_value');
  const issued = variant?.totalSupply ?? null;
  const supply = issued === null ? null : Math.max(0, issued);
  const onHand = variant === null ? null : Math.max(0, variant.onHand);
  return {
    interestRate: percentIn(attribute('interest_rate')),
    interestPeriod: interestPeriods.find((period) => period === attribute('interest_period')) ?? null,
    valueDate: dateIn(attribute('value_date')),
    maturityDate: dateIn(attribute('maturity_date')),
    unitNominal: nominal === null ? usualNominal : positive(wholeIn(nominal)),
    unitPrice: variant && priceOf(variant),
    minSubscription: positive(wholeIn(attribute('min_subscription'))),
    maxSubscriptionNonProfessional: positive(wholeIn(attribute('max_subscription_non_professional'))),
    orderCosts: wholeIn(attribute('order_costs')),
    professionalOnly: ['1', 'true'].includes(attribute('professional_only') ?? ''),
    collateral: attribute('collateral'),
    issuer: attribute('issuer'),
    isin: isinIn(attribute('isin')),
    moreInformationUrl: linkIn(attribute('url_more_information')),
    investorCount: wholeIn(attribute('investor_count')),
    supply,
    onHand,
    subscribedPercent: supply === null || onHand === null ? null : percentSubscribed(supply, onHand),
  };
}

/** Price of one token in cents, in the channel `token`; null if none. */
export const priceOf = ({
  channelPricings,
}: Pick<NonNullable<Product['defaultVariant']>, 'channelPricings'>): Cents | null =>
  positive(channelPricings.find(({ channelCode }) => channelCode === tokenChannel)?.price ?? null);

/**
 * True for an International Securities Identification Number (ISO 6166): two letters, nine letters or digits, and a
 * check digit by the Luhn algorithm over the letters written as 10 to 35.
 */
export function isIsin(text: string): boolean {
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(text)) return false;
  const digits = [...text].map((letter) => Number.parseInt(letter, 36)).join('');
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function percentIn(text: string | null): number | null {
  return text !== null && /^\d{1,3}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function wholeIn(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Returns null for an amount that is not above 0: a price or a limit of 0 counts as missing. */
function positive(amount: number | null): number | null {
  return amount !== null && amount > 0 ? amount : null;
}

function dateIn(text: string | null): CalendarDate | null {
  return text === null ? null : dateOf(text);
}

function isinIn(text: string | null): string | null {
  return text !== null && isIsin(text) ? text : null;
}

function linkIn(text: string | null): string | null {
  if (text === null) return null;
  // Browsers drop tabs and line breaks anywhere: the remaining address may lead elsewhere.
  if (/[\p{Cc}\p{Cf}]/u.test(text)) return null;
  const isPath = /^\/[^/\\]/.test(text);
  const isWeb = /^https?:\/\/[^/\\]/i.test(text) && URL.canParse(text);
  return isPath || isWeb ? text : null;
}

function percentSubscribed(supply: number, onHand: number): number | null {
  // Integers until the last step: 29 of 100 are not 28.999… percent.
  return supply === 0 ? null : Math.floor((Math.max(0, supply - onHand) * 100) / supply);
}
