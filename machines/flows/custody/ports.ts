import { fromPromise } from 'xstate';
import type { Answer, Questionnaire } from '#domain/shop/questionnaire.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** State of the custody setup at the shop. */
export interface CustodySetup {
  terms: Questionnaire;
  agreed: boolean;
  /** Address of the customer's wallet; null before it is created. */
  wallet: string | null;
}

/**
 * Reads `GET questionnaires/platform_tac`, `GET answered-questionnaires` and the customer at once. Fails like any read.
 */
export const readCustody = fromPromise<CustodySetup, void>(notProvided);

/**
 * Sends the terms by `POST answered-questionnaires`. Fails with `conflict` if already agreed to; never called blindly.
 */
export const agreeToTerms = fromPromise<void, { answers: readonly Answer[] }>(notProvided);

/**
 * Creates the wallet by `POST wallets`. Fails with `violations` if the custodian refuses, with `conflict` if there is a
 * wallet already, or like any call; never called blindly.
 */
export const createWallet = fromPromise<void, void>(notProvided);
