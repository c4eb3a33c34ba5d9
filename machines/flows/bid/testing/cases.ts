import { offline } from '#machines/testing/failures.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { cart, lastTokens } from '../../purchase/testing/fixtures.ts';
import { bidMachine } from '../machine.ts';
import type { BidOffer } from '../ports.ts';
import * as selectors from '../selectors.ts';

export const bidInput = { productCode: 'FACETTE-3', locale: 'de' as const };
export const bidOffer: BidOffer = {
  names: { de: 'Eisgang', en: 'Ice drift' },
  variantCode: 'FACETTE-3-1',
  price: 290_00,
  obstacle: null,
};
export const submitted = { type: 'bid.submitted', amount: 300_00 } as const;

const bidCases: Cases<typeof bidMachine> = {
  input: bidInput,
  events: [named('300 €', submitted), { type: 'retry.requested' }, { type: 'close.requested' }],
  outcomes: [
    succeeds('readOffer', bidOffer, 'for sale'),
    succeeds('readOffer', { ...bidOffer, obstacle: 'soldOut' }, 'sold out'),
    succeeds('readOffer', { ...bidOffer, obstacle: 'identity' }, 'for sale to who is identified'),
    fails('readOffer', offline),
    succeeds('placement', { kind: 'placed', order: cart }, 'placed'),
    succeeds('placement', { kind: 'refused', order: null, failure: lastTokens.failure }, 'refused: lastTokens'),
    succeeds(
      'placement',
      { kind: 'refused', order: null, failure: { kind: 'notAllowedToBuy' } },
      'refused: not allowed',
    ),
    succeeds('placement', { kind: 'failed', order: cart, failure: offline.failure }, 'failed: offline'),
    fails('placement', new Error('a defect')),
  ],
  stateKey: ({ context }) => [context.failure?.kind, context.offer?.obstacle],
  invariants: (snapshot) => ({
    'a bid needs the right to buy the work': !(snapshot.context.offer?.obstacle != null && snapshot.can(submitted)),
    'a failed read has a failure': snapshot.value !== 'unread' || snapshot.context.failure !== null,
  }),
};

export const subject: Subject = { name: 'bid', machine: bidMachine, cases: bidCases, selectors };
