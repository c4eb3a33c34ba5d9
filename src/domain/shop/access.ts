import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';

/** Password as typed; the limit exceeds any real password and is short enough to hash. */
const Password = z.string().check(z.maxLength(textLimits.password));

/** Payload of `POST reset-password-requests` (requirement 7.5). */
export const ResetRequest = z.object({ email: z.string() });

/** Payload of `PATCH reset-password-requests/{token}`. */
export const NewPassword = z.object({ newPassword: Password, confirmNewPassword: Password });
export type NewPassword = z.infer<typeof NewPassword>;

/** Payload of `PUT customers/{uuid}/password`, with Sylius' field names. */
export const PasswordChange = z.extend(NewPassword, { currentPassword: Password });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** Answer of `GET customers/{uuid}/2fa/qr-code`: the key in Base32, and the address encoded in the QR code. */
export const Enrolment = z.object({ secret: z.string().check(z.regex(/^[A-Z2-7]+=*$/)), uri: z.string() });
export type Enrolment = z.infer<typeof Enrolment>;

/**
 * Payload of `PUT customers/{uuid}/2fa/status`. `currentPassword`, an addition, is required with `enabled`: an intruder
 * must not set a second factor in a session left open (OWASP ASVS 7.5.1).
 */
export const TwoFactorChange = z.object({
  enabled: z.boolean(),
  code: z.string(),
  currentPassword: z.optional(z.string()),
});
export type TwoFactorChange = z.infer<typeof TwoFactorChange>;

/** Payload of `PUT customers/migration/{uuid}`: the customer number in the former system. */
export const MigrationRequest = z.object({ customerId: z.string().check(z.maxLength(textLimits.code)) });
