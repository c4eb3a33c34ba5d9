import { FailureError } from '#domain/shop/failure.ts';
import type { Transfer } from '#domain/shop/transfer.ts';
import { invalid2fa, offline } from '#machines/testing/failures.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { tokenTransferMachine } from '../machine.ts';
import type { TransferConditions } from '../ports.ts';
import * as selectors from '../selectors.ts';

const no2fa = new FailureError({ kind: 'no2fa' });
export const notWhitelisted = new FailureError({ kind: 'notWhitelisted' });
export const balanceTooLow = new FailureError({ kind: 'balanceTooLow', available: 200 });

const reference = '11111111-1111-4111-8111-111111111111';
/** Two addresses of the seeds: Miriam's wallet and Johanna's. */
export const details = { address: '0x9eC10700d7A28cC0866e1Ca4EfcF3Ff93f2c4FBC', quantity: 1000 };
export const conditions = {
  twoFactor: true,
  earlier: null,
  token: {
    walletId: 5,
    walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
    variantCode: 'WOHNBAU-LEIPZIG-2029-TOKEN',
    productName: 'Wohnbau Leipzig 2029',
    unitNominal: 100,
    balance: 6000,
    transferable: 6000,
  },
} satisfies TransferConditions;
export const without: TransferConditions = { ...conditions, twoFactor: false };
export const empty: TransferConditions = { ...conditions, token: null };
/** Conditions in which all tokens go back to the shop. */
const owing: TransferConditions = { ...conditions, token: { ...conditions.token, transferable: 0 } };
export const made: Transfer = {
  reference,
  hash: `0x${'ab12'.repeat(16)}`,
  toAddress: details.address,
  productVariant: 'WOHNBAU-LEIPZIG-2029-TOKEN',
  quantity: 1000,
  createdAt: '2026-11-23T10:00:00.000Z',
};

/** Conditions after a transfer that was sent before a reload and made since. */
export const madeBefore: TransferConditions = { ...conditions, earlier: made };

const tokenTransferCases: Cases<typeof tokenTransferMachine> = {
  events: [
    { type: 'retry.requested' },
    named('a thousand', { type: 'details.submitted', ...details }),
    { type: 'details.reopened' },
    { type: 'whitelisting.requested' },
    { type: 'summary.confirmed' },
    { type: 'summary.reopened' },
    { type: 'code.submitted', code: '123456' },
  ],
  outcomes: [
    succeeds('readConditions', conditions, 'six thousand'),
    succeeds('readConditions', without, 'no second factor'),
    succeeds('readConditions', empty, 'none of it'),
    succeeds('readConditions', owing, 'all of it owed back'),
    succeeds('readConditions', madeBefore, 'made before'),
    fails('readConditions', offline),
    succeeds('readRecipient', { whitelisted: true }, 'whitelisted'),
    succeeds('readRecipient', { whitelisted: false }, 'not whitelisted'),
    fails('readRecipient', offline),
    succeeds('askWhitelisting'),
    fails('askWhitelisting', offline),
    succeeds('sendTransfer', made, 'made'),
    fails('sendTransfer', invalid2fa),
    fails('sendTransfer', no2fa),
    fails('sendTransfer', notWhitelisted),
    fails('sendTransfer', balanceTooLow),
    fails('sendTransfer', offline),
    succeeds('findTransfer', { transfer: made }, 'made'),
    succeeds('findTransfer', { transfer: null }, 'not made'),
    fails('findTransfer', offline),
  ],
  stateKey: ({ context }) => [
    context.failure?.kind,
    context.details !== null,
    context.transfer !== null,
    context.conditions !== null,
    context.conditions?.token === null,
  ],
  invariants: (snapshot) => ({
    'a confirmed or sent transfer was entered':
      !['checkingRecipient', 'summary', 'confirming', 'sending', 'refused', 'checking', 'unknown'].some(
        (state) => snapshot.value === state,
      ) || snapshot.context.details !== null,
    'never more than may be transferred':
      snapshot.value !== 'sending' ||
      (snapshot.context.details?.quantity ?? 0) <= (snapshot.context.conditions?.token?.transferable ?? -1),
    'sent only as the shop says': snapshot.value !== 'sent' || snapshot.context.transfer !== null,
  }),
};

export const subject: Subject = {
  name: 'tokenTransfer',
  machine: tokenTransferMachine,
  cases: tokenTransferCases,
  selectors,
};
