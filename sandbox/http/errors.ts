import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { bondInvestorLimit, evidenceLimits } from '#domain/constants/limits.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { isLocked } from '../db/sqlite.ts';
import type { ShopContext } from './env.ts';
import { contextOf, isHydra } from './faces.ts';
import type { Style } from './settings.ts';

/** Text in the two languages of the product. */
export interface Words {
  de: string;
  en: string;
}

export interface ShopViolation {
  propertyPath: string;
  message: Words;
  code: string | null;
  parameters?: Record<string, string | number>;
}

/** Refusal of the shop. Code below a route throws it, and `answerError` turns it into an answer. */
export class Refused extends Error {
  readonly status: ContentfulStatusCode;
  readonly violations: readonly ShopViolation[];
  readonly headers: Record<string, string>;
  constructor(
    status: ContentfulStatusCode,
    detail: string,
    more: { violations?: readonly ShopViolation[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.status = status;
    this.violations = more.violations ?? [];
    this.headers = more.headers ?? {};
  }
}

/** Same answer for foreign and for missing objects. */
export const notFound = () => new Refused(404, 'Not Found');
export const badRequest = (detail: string) => new Refused(400, detail);
export const unprocessable = (...violations: ShopViolation[]) =>
  new Refused(422, 'Unprocessable Content', { violations });
/** 429 with the seconds to wait (RFC 6585). */
export const tooMany = (retryAfter: number) =>
  new Refused(429, 'Too Many Requests', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfter))) } });

/** Refusal in the token calls’ own format (LexikJWTAuthenticationBundle, JWTRefreshTokenBundle). */
export class Unauthorized extends Refused {
  constructor(
    message:
      | 'Invalid credentials.'
      | 'JWT Token not found'
      | 'Expired JWT Token'
      | 'Invalid JWT Token'
      | 'JWT Refresh Token Not Found',
  ) {
    super(401, message, { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
}

/** Refusal in both languages, with the code by which the app recognises it. */
export const codedRefusal = (
  code: string,
  de: string,
  en: string,
  parameters?: ShopViolation['parameters'],
  propertyPath = '',
) => unprocessable({ propertyPath, message: { de, en }, code, ...(parameters ? { parameters } : {}) });

/** Refusal like Sylius’ own: without a code, and in English unless Sylius has a German text. */
const stock = (message: string, propertyPath = '', de = message) =>
  unprocessable({ propertyPath, message: { de, en: message }, code: null });

/** Transitions that Sylius’ checkout allows, by state; orders without shipment have no shipping step. */
const TRANSITIONS: Readonly<Record<string, string>> = {
  cart: 'address',
  shipping_skipped: 'address, skip_payment, select_payment',
};

const euro = (locale: 'de-DE' | 'en-GB', cents: number) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** Refusals of a subscription (requirement 8.11), with the codes by which the app recognises them. */
export const refusals = {
  professionalOnly: () =>
    codedRefusal(
      'PROFESSIONAL_ONLY',
      'Diese Anleihe ist professionellen Kunden vorbehalten.',
      'This bond is only available to professional clients.',
    ),
  lastTokens: (available: number) =>
    codedRefusal(
      'LAST_TOKENS',
      `Es sind nur noch ${available} Stück verfügbar.`,
      available === 1 ? 'Only 1 token is left.' : `Only ${available} tokens are left.`,
      { available },
      'quantity',
    ),
  /** `limit`: cents that the customer may still subscribe; `subscribed`: cents already subscribed of the same bond. */
  tooHigh: (limit: number, subscribed = 0) =>
    codedRefusal(
      'ORDER_TOO_HIGH',
      subscribed === 0
        ? `Sie dürfen höchstens ${euro('de-DE', limit)} zeichnen.`
        : `Sie haben von dieser Anleihe schon ${euro('de-DE', subscribed)} gezeichnet; möglich sind noch ${euro('de-DE', limit)}.`,
      subscribed === 0
        ? `You can invest up to ${euro('en-GB', limit)}.`
        : `You’ve already invested ${euro('en-GB', subscribed)} in this bond. You can invest another ${euro('en-GB', limit)}.`,
      subscribed === 0 ? { limit } : { limit, subscribed },
      'quantity',
    ),
  tooLow: (limit: number) =>
    codedRefusal(
      'ORDER_TOO_LOW',
      `Der Mindestbetrag ist ${euro('de-DE', limit)}.`,
      `The minimum investment is ${euro('en-GB', limit)}.`,
      { limit },
      'quantity',
    ),
  investorLimit: () =>
    codedRefusal(
      'INVESTOR_LIMIT',
      `Diese Anleihe hat die Höchstzahl von ${bondInvestorLimit} Anlegern erreicht.`,
      `This bond has reached its limit of ${bondInvestorLimit} investors.`,
    ),
  notAllowedToBuy: () =>
    codedRefusal('NOT_ALLOWED_TO_BUY', 'Dieses Produkt können Sie nicht kaufen.', 'You can’t buy this product.'),
  wrongState: () =>
    codedRefusal('WRONG_STATE', 'Dieser Schritt ist gerade nicht möglich.', 'This step isn’t possible right now.'),
  /** Step that Sylius’ checkout does not allow, in Sylius’ own words, which exist in English only. */
  transition: (step: string, current: string) => {
    const possible = TRANSITIONS[current] ?? '';
    return stock(
      `Cannot ${step} as order is in a wrong state. Current: ${current}. Possible transitions: ${possible}.`,
    );
  },
  /** `kind`: `product variant with NOPE`, Sylius’ description of the reference in the body. */
  doesNotExist: (kind: string) => stock(`The ${kind} does not exist.`),
  unknownVerification: (token: string) => stock(`There is no shop user with ${token} email verification token.`),
  unknownReset: (token: string) => stock(`Password reset token ${token} is invalid.`, 'token'),
  unknownLocale: (code: string) => stock(`The locale ${code} is not available in this channel.`, 'localeCode'),
  declarationsMissing: () =>
    codedRefusal(
      'DECLARATIONS_MISSING',
      'Zu dieser Zeichnung fehlen Erklärungen, oder sie passen nicht mehr zum Betrag. Bitte machen Sie sie noch einmal.',
      'Some declarations for this order are missing or no longer match the amount. Please make them again.',
      undefined,
      'declarations',
    ),
  paymentRefused: () =>
    codedRefusal(
      'PAYMENT_REFUSED',
      'Die Zahlung wurde abgelehnt.',
      'Your payment was declined.',
      undefined,
      'paymentMethod',
    ),
  code: () =>
    codedRefusal(
      'INVALID_2FA',
      'Der Code ist nicht richtig.',
      'Incorrect Two-Factor Authentication code',
      undefined,
      'code',
    ),
  usedCode: () =>
    codedRefusal('USED_2FA', 'Der Code wurde schon benutzt.', 'This code has already been used.', undefined, 'code'),
  emailUsed: () => stock('This email is already used.', 'email', 'Diese E-Mail-Adresse wird bereits verwendet.'),
  companyNameExists: () =>
    codedRefusal(
      'COMPANY_NAME_EXISTS',
      'Der Firmenname existiert bereits.',
      'The company name already exists.',
      undefined,
      'companyName',
    ),
  alreadyVerified: () =>
    codedRefusal('ALREADY_VERIFIED', 'Dieses Konto ist bereits bestätigt.', 'This account has already been verified.'),
  walletService: () =>
    codedRefusal(
      'WALLET_REFUSED',
      'Der Wallet-Dienst hat die Wallet nicht angelegt.',
      'The wallet service couldn’t create your wallet.',
    ),
  notAsked: () =>
    codedRefusal(
      'NOT_ASKED',
      'Dieser Fragebogen gehört nicht zu Ihren nächsten Schritten.',
      'This questionnaire isn’t one of your next steps.',
    ),
  termsInForce: () =>
    codedRefusal(
      'TERMS_IN_FORCE',
      'Zu diesen Bedingungen besteht schon eine Wallet.',
      'You already have a wallet under these terms.',
    ),
  tooManyWallets: (most: number) =>
    codedRefusal(
      'TOO_MANY_WALLETS',
      `Mehr als ${most} Wallets sind nicht möglich.`,
      `You can have up to ${most} wallets.`,
      { most },
    ),
};

/** Refusals of a transfer of tokens (requirements 5.26 and 8.13). */
export const transferRefusals = {
  no2fa: () =>
    codedRefusal(
      'NO_2FA',
      'Zum Übertragen muss die Zwei-Faktor-Anmeldung eingeschaltet sein.',
      'Please switch on 2-step verification to make a transfer.',
    ),
  notWhitelisted: () =>
    codedRefusal(
      'NOT_WHITELISTED',
      'Diese Wallet ist nicht zum Empfang freigegeben.',
      'This wallet isn’t approved to receive tokens.',
      undefined,
      'toAddress',
    ),
  balanceTooLow: (available: number) =>
    codedRefusal(
      'BALANCE_TOO_LOW',
      `In Ihrer Wallet sind nur ${available} Stück.`,
      `You only have ${available} tokens in your wallet.`,
      { available },
      'quantity',
    ),
  blocked: () =>
    codedRefusal(
      'TRANSFER_BLOCKED',
      'Die Registerführung lässt von diesem Konto keine Übertragung zu.',
      'The registrar doesn’t allow transfers from this account.',
    ),
  failed: (propertyPath: string) =>
    codedRefusal(
      'TRANSFER_FAILED',
      'Bitte prüfen Sie Empfänger und Betrag.',
      'Please check the recipient and the amount.',
      undefined,
      propertyPath,
    ),
};

const MEGABYTES = evidenceLimits.bytes / 1_000_000;

export const statementRefusals = {
  nothingHeld: () =>
    codedRefusal(
      'NOTHING_HELD',
      'In Ihrer Wallet liegt kein Wertpapier, zu dem es einen Auszug gibt.',
      'You don’t have any securities in your wallet that come with a register statement.',
    ),
};

/** Refusals of a company’s evidence (requirement 8.14). */
export const fileRefusals = {
  noCompany: () =>
    codedRefusal(
      'NO_COMPANY',
      'Nachweise gehören zu einem Unternehmen.',
      'Supporting documents are for companies only.',
    ),
  type: () =>
    codedRefusal('NOT_VALID_TYPE', 'Diesen Typ gibt es nicht.', 'This type doesn’t exist.', undefined, 'type'),
  purpose: () =>
    codedRefusal(
      'NOT_VALID_PURPOSE',
      'Diesen Zweck gibt es nicht.',
      'This purpose doesn’t exist.',
      undefined,
      'purpose',
    ),
  notPdf: () => codedRefusal('FILE_NOT_PDF', 'Das ist kein PDF.', 'This isn’t a PDF.', undefined, 'file'),
  /** 413 if the shop stopped reading before the end of the file. */
  tooLarge: (status: 413 | 422 = 422) => {
    const de = `Die Datei ist größer als ${MEGABYTES} MB.`;
    const message = { de, en: `The file is larger than ${MEGABYTES} MB.` };
    const violations = [{ propertyPath: 'file', message, code: 'FILE_TOO_LARGE' }];
    return new Refused(status, 'Content Too Large', { violations });
  },
  tooMany: () =>
    codedRefusal(
      'FILE_TOO_MANY',
      `Mehr als ${evidenceLimits.perPurpose} Dokumente sind nicht möglich.`,
      `You can upload up to ${evidenceLimits.perPurpose} documents.`,
      { most: evidenceLimits.perPurpose },
      'file',
    ),
};

/** Turns an error into the answer of a Sylius shop. Unknown errors answer 500 and reveal nothing. */
export function answerError(error: Error, context: ShopContext): Response {
  const refused = refusalOf(error);
  for (const [name, value] of Object.entries(refused.headers)) context.header(name, value);
  if (refused instanceof Unauthorized) return context.json({ code: 401, message: refused.message }, 401);
  // The shop refuses unknown paths and foreign hosts before it reads the settings.
  const style = context.get('settings')?.style ?? 'sylius-1.12';
  const isLinked = isHydra(style) && !wantsPlainJson(context.req.header('accept'));
  const body = errorBody(refused, context.get('locale') ?? 'de', isLinked ? 'linked' : style);
  context.header('Content-Type', `application/${isLinked ? 'ld' : 'problem'}+json; charset=utf-8`);
  return context.body(JSON.stringify(body), refused.status);
}

/** True if the caller accepts plain JSON and not JSON-LD; without an `Accept` header the answer is JSON-LD. */
export const wantsPlainJson = (accept = '') =>
  /\bapplication\/json\b/.test(accept) && !/\bapplication\/ld\+json\b/.test(accept);

function refusalOf(error: Error): Refused {
  if (error instanceof Refused) return error;
  // Refusals of Hono’s own middleware, such as a form of another site.
  if (error instanceof HTTPException) return new Refused(error.status, error.message || 'Forbidden');
  // The caller disconnected during the request: the answer reaches no reader, and the log needs no entry.
  if ('code' in error && error.code === 'ECONNRESET') return badRequest('The request did not come whole.');
  if (isLocked(error)) return new Refused(503, 'Service Unavailable', { headers: { 'Retry-After': '1' } });
  console.error(error);
  return new Refused(500, 'Internal Server Error');
}

/**
 * Returns the body of a refusal. `linked`: in the format of Sylius 1 for JSON-LD; otherwise RFC 7807, which API
 * Platform 4 uses for JSON-LD as well.
 */
function errorBody(refused: Refused, locale: Locale, style: Style | 'linked'): Record<string, unknown> {
  // Parameters are an addition to API Platform’s violations.
  const violations = refused.violations.map(({ parameters, message, ...each }) => ({
    ...each,
    message: message[locale],
    ...(parameters && style !== 'plain' && { parameters }),
  }));
  const list = violations.length > 0;
  const detail = list
    ? violations.map(({ propertyPath, message }) => (propertyPath ? `${propertyPath}: ${message}` : message)).join('\n')
    : refused.message;
  const title = 'An error occurred';
  const more = list ? { violations } : {};
  const { status } = refused;
  if (style === 'linked') {
    const type = list ? 'ConstraintViolationList' : 'Error';
    const own = { '@context': contextOf(type), '@type': list ? type : 'hydra:Error' };
    return { ...own, 'hydra:title': title, 'hydra:description': detail, ...more };
  }
  const problem = { type: list ? '/validation_errors' : `/errors/${status}`, title, detail, status, ...more };
  if (style !== 'sylius-2') return problem;
  const type = list ? 'ConstraintViolation' : 'Error';
  return { '@context': contextOf(type), '@id': `/api/v2${problem.type}`, '@type': type, ...problem };
}
