const secretKey = /password|^(?:otp|(?:client_?)?secret|(?:(?:access|refresh|reset|id)_?)?token)$/i;
/** A JSON Web Token, wherever it stands (RFC 7519). */
const token = /eyJ[\w-]{8,}\.[\w-]{8,}\./;
/** The key of a second factor, as its QR code carries it. */
const otpUri = /^otpauth:/i;

/**
 * Whether this value of this name is a password, a code or a token, which no context, log or inspector may hold.
 * Products, variants and payment methods have a `code` too; the secret one is of digits (RFC 6238).
 */
export const isSecret = (key: string, value: string): boolean =>
  (secretKey.test(key) && value !== '') ||
  (key === 'code' && /^\d{6,8}$/.test(value)) ||
  token.test(value) ||
  otpUri.test(value);

/** What names or reaches a person or a company, or is theirs: whoever watches the app at work is not to see it. */
const personalKey =
  /^(?:email|username|(?:first|last|full|profile|company)name|company|birth(?:day|date|city|place|country)|nationality|(?:mobile|phone)number|street|postcode|city|iban|bic|bankname|beneficiary|taxnumber|vatnumber|registernumber|address|notes)$/i;

/** Whether the field of this name says something of a person that a log or an inspector need not know. */
export const isPersonal = (key: string): boolean => personalKey.test(key);

/** The number of a bank account, what its IBAN says of the bank, and numbers under which a tax office knows somebody. */
const numberKey = /^(?:iban|bic|bank(?:name|country)|.*(?:tax|vat)(?:number|id))$/i;

/** True if the field of this name holds an account or tax number, or goes with one: no device keeps it after its tab. */
export const isAccountOrTaxNumber = (key: string): boolean => numberKey.test(key);

/** What stands in the place of a secret. */
export const MASK = '•••';

/** The path of a page without the token of a mail's link: until that is used, whoever sees it could use it. */
export const withoutToken = (path: string): string =>
  path.replace(/^(\/(?:new-password|verify-email)\/).+$/, `$1${MASK}`);
