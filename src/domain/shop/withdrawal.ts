import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { IsoDate } from './dates.ts';
import { orNull } from './schema.ts';

const Line = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLimits.line));
const Mail = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLimits.mail));

/**
 * A declaration of withdrawal as § 356a (2) BGB has it: who declares it, from which contract, and where its receipt is to
 * be confirmed. Payload of `POST withdrawals`, an addition of this product.
 */
export const Withdrawal = z.object({ name: Line, contract: Line, email: Mail });
export type Withdrawal = z.infer<typeof Withdrawal>;

/** Payload of `POST orders/{token}/withdrawal`, an addition of this product: the order is the contract. */
export const OrderWithdrawal = z.pick(Withdrawal, { name: true, email: true });

/**
 * That a declaration has come: when, and whether it was in time (null where the shop has to find its contract first).
 * `email`: where that was confirmed; of an order that is withdrawn from once more, as the first declaration said.
 */
export const WithdrawalReceipt = z.object({ receivedAt: IsoDate, inTime: orNull(z.boolean()), email: z.string() });
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>;
