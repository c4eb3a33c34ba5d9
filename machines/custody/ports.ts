import { fromPromise } from 'xstate';
import type { Answer, Questionnaire } from '#domain/shop/questionnaire.ts';
import { notProvided } from '#machines/notProvided.ts';

/** How far the custody is set up at the shop. */
export interface CustodyStanding {
  /** The terms of custody. */
  terms: Questionnaire;
  /** They are agreed to. */
  agreed: boolean;
  /** Address of the customer's wallet; null while there is none. */
  wallet: string | null;
}

/** `GET questionnaires/platform_tac`, `GET answered-questionnaires` and the customer, all at once. Fails like any read. */
export const readStanding = fromPromise<CustodyStanding, void>(notProvided);

/** `POST answered-questionnaires` with the terms. Fails with `conflict` when they are agreed to already; never blindly. */
export const agreeToTerms = fromPromise<void, { answers: readonly Answer[] }>(notProvided);

/**
 * `POST wallets`. Fails with `violations` when the custodian refuses, with `conflict` when there is a wallet already, or
 * like any call; never called blindly.
 */
export const createWallet = fromPromise<void, void>(notProvided);
