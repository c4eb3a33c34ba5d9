// Requests of the calls for wallets, transfers and the register; see ../calls.spec.ts.
import * as excerpts from '../excerpts.ts';
import * as transfers from '../transfers.ts';
import { createWallet } from '../wallets.ts';
import { type Made, made } from './made.ts';

const transfer = {
  fromWalletId: 7,
  toAddress: '0xa',
  productVariant: 'W-TOKEN',
  quantity: 3,
  reference: 'r',
  code: '123456',
};

export const transferCalls: Made[] = [
  [
    ['createWallet', 'POST wallets', { type: 'token-forge', defaultWallet: true, name: 'HeadlessWalletu' }],
    made(createWallet, 'u'),
  ],
  [['readExcerpts', 'GET customer-documents?type=registry_excerpt&itemsPerPage=100'], made(excerpts.readExcerpts, 1)],
  [
    ['readCompanyExcerpts', 'GET customer-documents/company?type=registry_excerpt&itemsPerPage=100&page=2'],
    made(excerpts.readCompanyExcerpts, 2),
  ],
  [['requestStatements', 'POST customer-documents/statements', {}], excerpts.requestStatements],
  [['readLedger', 'GET token/transactions?itemsPerPage=100'], made(transfers.readLedger, 1)],
  [['readLedger', 'GET token/transactions?itemsPerPage=100&page=2'], made(transfers.readLedger, 2)],
  [
    ['readRecipient', 'GET token/recipients/0xa?productVariant=W-TOKEN'],
    made(transfers.readRecipient, { address: '0xa', variantCode: 'W-TOKEN' }),
  ],
  [
    ['requestWhitelisting', 'POST token/whitelist-requests', { address: '0xa' }],
    made(transfers.requestWhitelisting, '0xa'),
  ],
  [['sendTransfer', 'POST token/transfer', transfer], made(transfers.sendTransfer, transfer)],
  [['readTransfer', 'GET token/transfers/r%2F'], made(transfers.readTransfer, 'r/')],
];
