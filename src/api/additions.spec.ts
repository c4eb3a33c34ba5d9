import { afterEach, expect, test, vi } from 'vitest';
import { failureOf } from '#domain/shop/failure.ts';
import { changeEmail } from './emailChange.ts';
import { requestStatements } from './excerpts.ts';
import type { Http } from './http.ts';
import { readQuestionnaire } from './questionnaires.ts';
import { readDiscount, readReferrals } from './referrals.ts';
import { downloadTaxFile } from './taxFile.ts';
import { answering, httpOf } from './testing/shop.ts';
import { readLedger } from './transfers.ts';
import { declareWithdrawal, withdrawOrder } from './withdrawals.ts';

const http = httpOf();
const by = { name: 'Clara', email: 'clara@example.org' };
const additions: Record<string, (http: Http) => Promise<unknown>> = {
  changeEmail: (shop) => changeEmail(shop, { customerUuid: 'anna', email: by.email, currentPassword: 'x' }),
  declareWithdrawal: (shop) => declareWithdrawal(shop, { ...by, contract: '12' }),
  downloadTaxFile: (shop) => downloadTaxFile(shop, { year: 2025, format: 'pdf' }),
  readDiscount: (shop) => readDiscount(shop),
  readLedger: (shop) => readLedger(shop, 1),
  readQuestionnaire: (shop) => readQuestionnaire(shop, 'wphg'),
  readReferrals: (shop) => readReferrals(shop, 1),
  requestStatements: (shop) => requestStatements(shop),
  withdrawOrder: (shop) => withdrawOrder(shop, { ...by, tokenValue: 'abc' }),
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(Object.entries(additions))(
  'a shop without %s is reported as not offering it, and a failing one as failed',
  async (_, call) => {
    const kinds = [];
    for (const status of [404, 405, 501, 500]) {
      answering({ detail: 'No route' }, status);
      kinds.push(await call(http).then(String, (error: unknown) => failureOf(error).kind));
    }
    expect(kinds).toEqual(['notOffered', 'notOffered', 'notOffered', 'general']);
  },
);
