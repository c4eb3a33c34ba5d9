import type { Transfer } from '#domain/shop/transfer.ts';
import { clearFailure, errorOf, keepFailure } from '#machines/kit/failed.ts';
import type { TransferConditions } from './ports.ts';
import { detailsIn, type TokenTransferEvent, tokenIn, transferSetup } from './setup.ts';

const screen = 'transfer';
const transferring = { screen, requirement: '2.16' } as const;
const whitelisting = { screen, requirement: '5.26' } as const;
const unanswered = { screen, requirement: '17.2' } as const;

const conditionsOf = ({ event }: { event: { output: TransferConditions } }) => ({ conditions: event.output });
const remember = { type: 'rememberConditions', params: conditionsOf } as const;
const transferOf = ({ event }: { event: { output: Transfer } }) => ({ transfer: event.output });
const foundOf = ({ event }: { event: { output: { transfer: Transfer | null } } }) => ({ found: event.output });
const reopen = { 'details.reopened': { target: 'looking' } } as const;
/** Like `reopen`, from a state that shows a failure. */
const reopenClear = { 'details.reopened': { target: 'looking', actions: clearFailure } } as const;

/** Returns the sender's code. @throws if another event led here, because the chart is then wrong. */
const codeIn = (event: TokenTransferEvent) => {
  if (event.type !== 'code.submitted') throw new Error(`tokenTransfer: entered by ${event.type}`);
  return event.code;
};

/**
 * Transfer of tokens to another investor (requirements 5.26 and 7.16): recipient and quantity, a summary, a fresh code,
 * one write. The shop makes one transfer per reference. After a lost answer the machine reads the transfer with that
 * reference before it sends again; every further attempt uses the same reference, also on a later page while the shop
 * does not know the first attempt.
 */
export const tokenTransferMachine = transferSetup.createMachine({
  id: 'tokenTransfer',
  description:
    'Transfers tokens to another investor: only with the second factor, to whitelisted wallets, within the balance, and once.',
  context: { conditions: null, details: null, transfer: null, failure: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'The app reads the wallet, the second factor and the result of an unanswered transfer.',
      tags: 'busy',
      meta: { screen, requirement: '5.26, 17.2' },
      invoke: {
        id: 'readConditions',
        src: 'readConditions',
        onDone: [
          {
            guard: { type: 'isMadeBefore', params: conditionsOf },
            target: 'sent',
            actions: [
              remember,
              { type: 'rememberTransfer', params: ({ event }) => ({ transfer: event.output.earlier }) },
              { type: 'emitMoved' },
            ],
          },
          { guard: { type: 'lacksTwoFactor', params: conditionsOf }, target: 'twoFactorMissing' },
          { guard: { type: 'hasNothing', params: conditionsOf }, target: 'nothing' },
          { guard: { type: 'owesAll', params: conditionsOf }, target: 'owed', actions: remember },
          { target: 'entering', actions: remember },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    unread: {
      description: 'The wallet could not be read; the customer sees the reason and can retry.',
      meta: { screen, requirement: '8.9' },
      on: { 'retry.requested': { target: 'looking', actions: clearFailure } },
    },
    twoFactorMissing: {
      description: 'The second factor is off; the app leads the customer to its setup page and back.',
      type: 'final',
      meta: { requirement: '2.33, 5.26' },
    },
    nothing: {
      description: 'The wallet holds none of these tokens.',
      type: 'final',
      meta: transferring,
    },
    owed: {
      description: 'All tokens have to go back to the shop after a withdrawal; the page says so before any input.',
      type: 'final',
      meta: { screen, requirement: '7.24' },
    },
    entering: {
      description: 'The customer enters the recipient’s wallet and the number of tokens.',
      meta: transferring,
      on: {
        'details.submitted': {
          guard: { type: 'isWithinBalance', params: ({ event }) => event },
          target: 'checkingRecipient',
          actions: [clearFailure, { type: 'rememberDetails', params: ({ event }) => event }],
        },
      },
    },
    checkingRecipient: {
      description: 'The app asks the shop whether the wallet is whitelisted.',
      tags: 'busy',
      meta: whitelisting,
      invoke: {
        id: 'readRecipient',
        src: 'readRecipient',
        input: ({ context }) => ({
          address: detailsIn(context).address,
          variantCode: tokenIn(context).variantCode,
        }),
        onDone: [
          { guard: { type: 'isWhitelisted', params: ({ event }) => ({ recipient: event.output }) }, target: 'summary' },
          { target: 'notWhitelisted' },
        ],
        onError: { target: 'entering', actions: keepFailure },
      },
    },
    notWhitelisted: {
      description:
        'The wallet is not whitelisted; the customer can ask the shop to whitelist it, or enter another one.',
      meta: whitelisting,
      on: { 'whitelisting.requested': { target: 'askingWhitelisting', actions: clearFailure }, ...reopenClear },
    },
    askingWhitelisting: {
      description: 'The app sends the whitelisting request to the shop.',
      tags: 'busy',
      meta: whitelisting,
      invoke: {
        id: 'askWhitelisting',
        src: 'askWhitelisting',
        input: ({ context }) => ({ address: detailsIn(context).address }),
        onDone: { target: 'whitelistingAsked' },
        onError: { target: 'notWhitelisted', actions: keepFailure },
      },
    },
    whitelistingAsked: {
      description: 'The shop has the whitelisting request; the customer can enter another wallet meanwhile.',
      meta: whitelisting,
      on: reopen,
    },
    summary: {
      description: 'The customer reviews the recipient, the number of tokens and the remaining balance.',
      meta: transferring,
      on: { 'summary.confirmed': { target: 'confirming' }, ...reopen },
    },
    confirming: {
      description: 'The customer enters a fresh code of the second factor.',
      meta: { screen, requirement: '5.26, 8.3' },
      on: {
        'code.submitted': { target: 'sending', actions: clearFailure },
        'summary.reopened': { target: 'summary', actions: clearFailure },
      },
    },
    sending: {
      description: 'The shop checks code, wallet and balance, and makes the transfer.',
      tags: 'busy',
      meta: { screen, requirement: '7.16' },
      invoke: {
        id: 'sendTransfer',
        src: 'sendTransfer',
        input: ({ context, event }) => {
          const { walletId, variantCode } = tokenIn(context);
          return { ...detailsIn(context), walletId, variantCode, code: codeIn(event) };
        },
        onDone: {
          target: 'readingBalance',
          actions: [{ type: 'rememberTransfer', params: transferOf }, { type: 'emitMoved' }],
        },
        onError: [
          { guard: { type: 'isCodeRefused', params: errorOf }, target: 'confirming', actions: keepFailure },
          { guard: { type: 'isWithoutTwoFactor', params: errorOf }, target: 'twoFactorMissing' },
          { guard: { type: 'isRefused', params: errorOf }, target: 'refused', actions: keepFailure },
          { target: 'checking', actions: keepFailure },
        ],
      },
    },
    refused: {
      description: 'Nothing was transferred; the customer reads why and is asked to check recipient and amount.',
      meta: { screen, requirement: '8.13' },
      on: reopenClear,
    },
    checking: {
      description: 'The answer was lost; the app asks the shop whether the transfer was made.',
      tags: 'busy',
      meta: unanswered,
      invoke: {
        id: 'findTransfer',
        src: 'findTransfer',
        onDone: [
          {
            guard: { type: 'isMade', params: foundOf },
            target: 'readingBalance',
            actions: [
              clearFailure,
              { type: 'rememberTransfer', params: ({ event }) => ({ transfer: event.output.transfer }) },
              { type: 'emitMoved' },
            ],
          },
          { target: 'confirming' },
        ],
        onError: { target: 'unknown', actions: keepFailure },
      },
    },
    unknown: {
      description: 'It is unknown whether the transfer was made; the customer can ask again but cannot send anything.',
      meta: unanswered,
      on: { 'retry.requested': { target: 'checking', actions: clearFailure } },
    },
    readingBalance: {
      description: 'The app reads the new balance from the shop.',
      tags: 'busy',
      meta: { screen, requirement: '15.2' },
      invoke: {
        id: 'readConditions',
        src: 'readConditions',
        onDone: { target: 'sent', actions: remember },
        onError: { target: 'sent', actions: { type: 'forgetConditions' } },
      },
    },
    sent: {
      description: 'The page shows the transfer with its hash and, if it could be read, the remaining balance.',
      type: 'final',
      meta: { screen, requirement: '8.19' },
    },
  },
});
