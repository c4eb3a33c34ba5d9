import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { IsoDate } from './dates.ts';
import { orNull } from './schema.ts';

const Line = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLimits.line));
const Mail = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLimits.mail));

/**
 * Declaration of withdrawal by § 356a (2) BGB: the consumer, the contract, and the email address for the confirmation
 * of receipt. Payload of `POST withdrawals`, an addition of this product.
 */
export const Withdrawal = z.object({ name: Line, contract: Line, email: Mail });
export type Withdrawal = z.infer<typeof Withdrawal>;

/** Payload of `POST orders/{token}/withdrawal`, an addition of this product: the order is the contract. */
export const OrderWithdrawal = z.pick(Withdrawal, { name: true, email: true });

/**
 * Receipt of a declaration. `inTime` is null if the shop has to find the contract first. `email`: address that the
 * receipt was sent to; for a repeated withdrawal, the address of the first declaration.
 */
export const WithdrawalReceipt = z.object({ receivedAt: IsoDate, inTime: orNull(z.boolean()), email: z.string() });
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>;
