import { assign, emit, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import type { Transfer } from '#domain/shop/transfer.ts';
import { failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import {
  askWhitelisting,
  findTransfer,
  readRecipient,
  readStanding,
  sendTransfer,
  type TransferDetails,
  type TransferStanding,
} from './ports.ts';
import { wrongOf } from './refusals.ts';

export interface TokenTransferContext {
  standing: TransferStanding | null;
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
  actors: { readStanding, readRecipient, askWhitelisting, sendTransfer, findTransfer },
  guards: {
    lacksTwoFactor: (_, params: { standing: TransferStanding }) => !params.standing.twoFactor,
    isMadeBefore: (_, params: { standing: TransferStanding }) => params.standing.earlier !== null,
    hasNothing: (_, params: { standing: TransferStanding }) => params.standing.token === null,
    /** True if all tokens in the wallet go back to the shop. */
    owesAll: (_, { standing: { token } }: { standing: TransferStanding }) => token !== null && token.transferable < 1,
    /** True for whole tokens, at least one and at most the transferable ones, to another customer's wallet. */
    isWithinBalance: ({ context: { standing } }, { quantity, address }: TransferDetails) =>
      standing?.token !== null &&
      standing !== null &&
      Number.isInteger(quantity) &&
      quantity >= 1 &&
      quantity <= standing.token.transferable &&
      address.toLowerCase() !== standing.token.walletAddress.toLowerCase(),
    isWhitelisted: (_, params: { recipient: { whitelisted: boolean } }) => params.recipient.whitelisted,
    isCodeRefused: (_, { error }: Errored) =>
      wrongOf(failureOf(error)) === 'code' || putOff.includes(failureOf(error).kind),
    isWithoutTwoFactor: (_, { error }: Errored) => wrongOf(failureOf(error)) === 'twoFactor',
    isRefused: (_, { error }: Errored) => wrongOf(failureOf(error)) === 'transfer',
    isMade: (_, params: { found: { transfer: Transfer | null } }) => params.found.transfer !== null,
  },
  actions: {
    ...failureActions,
    rememberStanding: assign((_, params: { standing: TransferStanding }) => ({ standing: params.standing })),
    /** Clears the standing, because the wallet's content is unknown now. */
    forgetStanding: assign({ standing: null }),
    rememberDetails: assign((_, { address, quantity }: TransferDetails) => ({ details: { address, quantity } })),
    rememberTransfer: assign((_, params: { transfer: Transfer | null }) => ({ transfer: params.transfer })),
    emitMoved: emit({ type: 'tokens.moved' }),
  },
});

export const tokenIn = ({ standing }: TokenTransferContext) => nonNull(standing?.token ?? null);
export const detailsIn = ({ details }: TokenTransferContext) => nonNull(details);
