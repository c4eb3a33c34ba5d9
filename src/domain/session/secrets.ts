const secretKey = /password|^(?:secret|token|refresh_?token)$/i;
/** A JSON Web Token, wherever it stands (RFC 7519). */
const token = /eyJ[\w-]{8,}\.[\w-]{8,}\./;

/**
 * Whether this value of this name is a password, a code or a token, which no context, log or inspector may hold.
 * Products, variants and payment methods have a `code` too; the secret one is of digits (RFC 6238).
 */
export const isSecret = (key: string, value: string): boolean =>
  (secretKey.test(key) && value !== '') || (key === 'code' && /^\d{6,8}$/.test(value)) || token.test(value);

/** What stands in the place of a secret. */
export const MASK = '•••';
