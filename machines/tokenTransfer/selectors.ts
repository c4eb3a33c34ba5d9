import type { SnapshotFrom } from 'xstate';
import type { tokenTransferMachine } from './machine.ts';

export type TokenTransferSnapshot = SnapshotFrom<typeof tokenTransferMachine>;

/** What the page shows. */
export type TransferStage =
  | 'looking'
  | 'unread'
  | 'nothing'
  | 'owed'
  | 'entering'
  | 'notWhitelisted'
  | 'whitelistingAsked'
  | 'summary'
  | 'confirming'
  | 'refused'
  | 'unknown'
  | 'sent';

const stages: Record<TokenTransferSnapshot['value'], TransferStage> = {
  looking: 'looking',
  unread: 'unread',
  twoFactorMissing: 'looking',
  nothing: 'nothing',
  owed: 'owed',
  entering: 'entering',
  checkingRecipient: 'entering',
  notWhitelisted: 'notWhitelisted',
  askingWhitelisting: 'notWhitelisted',
  whitelistingAsked: 'whitelistingAsked',
  summary: 'summary',
  confirming: 'confirming',
  sending: 'confirming',
  refused: 'refused',
  checking: 'unknown',
  unknown: 'unknown',
  readingBalance: 'confirming',
  sent: 'sent',
};

export const selectStage = (snapshot: TokenTransferSnapshot): TransferStage => stages[snapshot.value];

/** Something is under way, and nothing else can be sent. */
export const isBusy = (snapshot: TokenTransferSnapshot): boolean => snapshot.hasTag('busy');

/** Whether what was made is not what this page has been told to send: it was sent before a reload, or from the same draft. */
export const isEarlier = ({ context: { details, transfer } }: TokenTransferSnapshot): boolean =>
  transfer !== null &&
  (details?.quantity !== transfer.quantity || details.address.toLowerCase() !== transfer.toAddress.toLowerCase());

/** Whether anything was submitted on this page that is not what was made: that was not sent, and the customer is told. */
export const isUnsent = (snapshot: TokenTransferSnapshot): boolean =>
  isEarlier(snapshot) && snapshot.context.details !== null;

export const selectTransfer = ({ context }: TokenTransferSnapshot) => context;
