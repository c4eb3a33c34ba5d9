const secretKey = /password|^(?:otp|(?:client_?)?secret|(?:(?:access|refresh|reset|id)_?)?token)$/i;
/** JSON Web Token anywhere in a text (RFC 7519). */
const token = /eyJ[\w-]{8,}\.[\w-]{8,}\./;
/** Key of a second factor, as its QR code carries it. */
const otpUri = /^otpauth:/i;

/**
 * True if the value of this name is a password, a code or a token, which no context, log or inspector may hold.
 * Products, variants and payment methods also have a `code`; the secret one consists of digits (RFC 6238).
 */
export const isSecret = (key: string, value: string): boolean =>
  (secretKey.test(key) && value !== '') ||
  (key === 'code' && /^\d{6,8}$/.test(value)) ||
  token.test(value) ||
  otpUri.test(value);

/** Fields that identify, reach or belong to a person or a company: hidden from anyone who inspects the running app. */
const personalKey =
  /^(?:email|username|(?:first|last|full|profile|company)name|company|birth(?:day|date|city|place|country)|nationality|(?:mobile|phone)number|street|postcode|city|iban|bic|bankname|beneficiary|taxnumber|vatnumber|registernumber|address|notes)$/i;

/** True if the field holds personal data, which a log or an inspector does not need. */
export const isPersonal = (key: string): boolean => personalKey.test(key);

/** Bank account numbers, bank details derived from an IBAN, and tax numbers. */
const numberKey = /^(?:iban|bic|bank(?:name|country)|.*(?:tax|vat)(?:number|id))$/i;

/**
 * True if the field holds an account or tax number, or data derived from one: no device keeps it after its tab is
 * closed.
 */
export const isAccountOrTaxNumber = (key: string): boolean => numberKey.test(key);

export const MASK = '•••';

/**
 * Path of a page without the token of an emailed link: until the link is used, anyone who sees the token could use it.
 */
export const withoutToken = (path: string): string =>
  path.replace(/^(\/(?:new-password|verify-email)\/).+$/, `$1${MASK}`);
