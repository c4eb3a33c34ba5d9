// Requests of the calls for wallets, transfers and the register; see ../calls.spec.ts.
import * as excerpts from '../excerpts.ts';
import type { Http } from '../http.ts';
import * as transfers from '../transfers.ts';
import { createWallet } from '../wallets.ts';

const transfer = {
  fromWalletId: 7,
  toAddress: '0xa',
  productVariant: 'W-TOKEN',
  quantity: 3,
  reference: 'r',
  code: '123456',
};

export const transferCalls: [asked: unknown[], make: (http: Http, signal?: AbortSignal) => Promise<unknown>][] = [
  [
    ['createWallet', 'POST wallets', { type: 'token-forge', defaultWallet: true, name: 'HeadlessWalletu' }],
    (http, signal) => createWallet(http, 'u', signal),
  ],
  [
    ['readExcerpts', 'GET customer-documents?type=registry_excerpt&itemsPerPage=100'],
    (http, signal) => excerpts.readExcerpts(http, 1, signal),
  ],
  [
    ['readCompanyExcerpts', 'GET customer-documents/company?type=registry_excerpt&itemsPerPage=100&page=2'],
    (http, signal) => excerpts.readCompanyExcerpts(http, 2, signal),
  ],
  [['requestStatements', 'POST customer-documents/statements', {}], excerpts.requestStatements],
  [['readLedger', 'GET token/transactions?itemsPerPage=100'], (http, signal) => transfers.readLedger(http, 1, signal)],
  [
    ['readLedger', 'GET token/transactions?itemsPerPage=100&page=2'],
    (http, signal) => transfers.readLedger(http, 2, signal),
  ],
  [
    ['readRecipient', 'GET token/recipients/0xa?productVariant=W-TOKEN'],
    (http, signal) => transfers.readRecipient(http, { address: '0xa', variantCode: 'W-TOKEN' }, signal),
  ],
  [
    ['requestWhitelisting', 'POST token/whitelist-requests', { address: '0xa' }],
    (http, signal) => transfers.requestWhitelisting(http, '0xa', signal),
  ],
  [['sendTransfer', 'POST token/transfer', transfer], (http, signal) => transfers.sendTransfer(http, transfer, signal)],
  [['readTransfer', 'GET token/transfers/r%2F'], (http, signal) => transfers.readTransfer(http, 'r/', signal)],
];
