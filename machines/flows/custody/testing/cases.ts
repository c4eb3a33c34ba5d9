import { FailureError } from '#domain/shop/failure.ts';
import type { Questionnaire } from '#domain/shop/questionnaire.ts';
import { conflict, offline } from '#machines/testing/failures.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { custodyMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';
export const refused = new FailureError({
  kind: 'violations',
  violations: [{ propertyPath: '', message: 'Der Wallet-Dienst hat die Wallet nicht angelegt.' }],
});

export const terms: Questionnaire = {
  id: 6,
  type: 'platform_tac',
  title: 'Wer verwahrt Ihre Wertpapiere?',
  introduction: 'Ihre Anleihen liegen in einer Wallet.',
  statements: [{ title: 'Verwahrer', text: 'führt den Schlüssel Ihrer Wallet.' }],
  documents: [{ name: 'Verwahrvertrag', fileUuid: 'f' }],
  questions: [
    {
      code: 'terms',
      kind: 'confirmation',
      topic: null,
      text: 'Bedingungen',
      help: null,
      options: [{ code: 'agreed', text: 'Ich stimme dem Verwahrvertrag zu.', detail: null }],
      least: 1,
    },
  ],
};
export const answers = { terms: ['agreed'] };
export const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const nothing = { terms, agreed: false, wallet: null };
export const agreed = { terms, agreed: true, wallet: null };
export const setUp = { terms, agreed: true, wallet: address };

const custodyCases: Cases<typeof custodyMachine> = {
  events: [
    { type: 'retry.requested' },
    named('agreed to', { type: 'terms.submitted', answers }),
    { type: 'terms.edited' },
    { type: 'wallet.requested' },
    { type: 'result.accepted' },
  ],
  outcomes: [
    succeeds('readCustody', nothing, 'nothing is agreed to'),
    succeeds('readCustody', agreed, 'agreed to, without a wallet'),
    succeeds('readCustody', setUp, 'agreed to, with a wallet'),
    fails('readCustody', offline),
    succeeds('agreeToTerms'),
    fails('agreeToTerms', offline),
    fails('agreeToTerms', conflict),
    succeeds('createWallet'),
    fails('createWallet', offline),
    fails('createWallet', conflict),
    fails('createWallet', refused),
  ],
  stateKey: ({ context }) => [context.custody?.agreed, context.custody?.wallet !== null, context.failure?.kind],
  invariants: (snapshot) => ({
    'no wallet is asked for where one is known':
      !snapshot.matches('creating') || snapshot.context.custody?.wallet === null,
    'a completed setup has a wallet':
      !['settled', 'finished'].some((state) => snapshot.value === state) || snapshot.context.custody?.wallet !== null,
    'a failed read has a failure': !snapshot.matches('unread') || snapshot.context.failure !== null,
  }),
};

export const subject: Subject = { name: 'custody', machine: custodyMachine, cases: custodyCases, selectors };
