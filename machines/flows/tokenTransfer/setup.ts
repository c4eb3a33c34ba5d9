import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import type { Transfer } from '#domain/shop/transfer.ts';
import { failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import {
  askWhitelisting,
  findTransfer,
  readConditions,
  readRecipient,
  sendTransfer,
  type TransferConditions,
  type TransferDetails,
} from './ports.ts';
import { wrongOf } from './refusals.ts';

export interface TokenTransferContext {
  conditions: TransferConditions | null;
  details: TransferDetails | null;
  /** Transfer as made by the shop; null before. */
  transfer: Transfer | null;
  failure: Failure | null;
}

export type TokenTransferEvent =
  | { type: 'retry.requested' }
  /** Submitted by the form; never more than the transferable tokens. */
  | ({ type: 'details.submitted' } & TransferDetails)
  | { type: 'details.reopened' }
  | { type: 'whitelisting.requested' }
  | { type: 'summary.confirmed' }
  | { type: 'summary.reopened' }
  /** The code goes to the port only. */
  | { type: 'code.submitted'; code: string };

/** Tokens have left the wallet, so that all holdings read before are outdated. */
export interface TokenTransferEmitted {
  type: 'tokens.moved';
}

type Errored = { error: unknown };

/** Failures before the shop has judged the transfer; the customer enters a code again. */
const putOff: readonly Failure['kind'][] = ['rateLimited', 'unauthorized', 'unavailable'];

export const transferSetup = setup({
  types: {
    context: {} as TokenTransferContext,
    events: {} as TokenTransferEvent,
    emitted: {} as TokenTransferEmitted,
    tags: {} as 'busy',
    meta: {} as Meta<'transfer'>,
  },
  actors: { readConditions, readRecipient, askWhitelisting, sendTransfer, findTransfer },
  guards: {
    lacksTwoFactor: (_, params: { conditions: TransferConditions }) => !params.conditions.twoFactor,
    isMadeBefore: (_, params: { conditions: TransferConditions }) => params.conditions.earlier !== null,
    hasNothing: (_, params: { conditions: TransferConditions }) => params.conditions.token === null,
    /** True if all tokens in the wallet go back to the shop. */
    owesAll: (_, { conditions: { token } }: { conditions: TransferConditions }) =>
      token !== null && token.transferable < 1,
    /** True for whole tokens, at least one and at most the transferable ones, to another customer's wallet. */
    isWithinBalance: ({ context: { conditions } }, { quantity, address }: TransferDetails) =>
      conditions?.token !== null &&
      conditions !== null &&
      Number.isInteger(quantity) &&
      quantity >= 1 &&
      quantity <= conditions.token.transferable &&
      address.toLowerCase() !== conditions.token.walletAddress.toLowerCase(),
    isWhitelisted: (_, params: { recipient: { whitelisted: boolean } }) => params.recipient.whitelisted,
    isCodeRefused: (_, { error }: Errored) =>
      wrongOf(failureOf(error)) === 'code' || putOff.includes(failureOf(error).kind),
    isWithoutTwoFactor: (_, { error }: Errored) => wrongOf(failureOf(error)) === 'twoFactor',
    isRefused: (_, { error }: Errored) => wrongOf(failureOf(error)) === 'transfer',
    isMade: (_, params: { found: { transfer: Transfer | null } }) => params.found.transfer !== null,
  },
  actions: {
    ...failureActions,
    rememberConditions: assign((_, params: { conditions: TransferConditions }) => ({ conditions: params.conditions })),
    /** Clears the conditions, because the wallet's content is unknown now. */
    forgetConditions: assign({ conditions: null }),
    rememberDetails: assign((_, { address, quantity }: TransferDetails) => ({ details: { address, quantity } })),
    rememberTransfer: assign((_, params: { transfer: Transfer | null }) => ({ transfer: params.transfer })),
    emitMoved: emit({ type: 'tokens.moved' }),
  },
});

export const tokenIn = ({ conditions }: TokenTransferContext) => nonNull(conditions?.token ?? null);
export const detailsIn = ({ details }: TokenTransferContext) => nonNull(details);
