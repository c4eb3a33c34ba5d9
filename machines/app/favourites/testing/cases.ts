import { FailureError } from '#domain/shop/failure.ts';
import { type Cases, elapses, fails, named, type Subject, succeeds } from '#machines/testing/cases.ts';
import { offline, unauthorized } from '#machines/testing/failures.ts';
import { favouritesMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

const refused = new FailureError({ kind: 'general', status: 400, detail: null });
const wish = (productCode: string, liked: boolean) => ({ type: 'wish.made' as const, productCode, liked });

const favouritesCases: Cases<typeof favouritesMachine> = {
  input: { remembered: null },
  otherInputs: [null, 'anna'].map((customerUuid) => ({ remembered: { productCode: 'LAND-3', customerUuid } })),
  events: [
    named('Anna logs in', { type: 'customer.changed', customerUuid: 'anna' }),
    named('Bernd logs in', { type: 'customer.changed', customerUuid: 'bernd' }),
    named('no customer is logged in', { type: 'customer.changed', customerUuid: null }),
    named('a work is liked', wish('LAND-3', true)),
    named('it is no longer', wish('LAND-3', false)),
    { type: 'session.ended' },
    { type: 'login.left' },
    { type: 'retry.requested' },
    { type: 'connection.restored' },
  ],
  outcomes: [
    succeeds('readFavourites', { collectionId: 8, places: [] }, 'nothing is liked'),
    succeeds('readFavourites', { collectionId: 8, places: [{ id: 1, productCode: 'LAND-3' }] }, 'the work is liked'),
    fails('readFavourites', offline),
    fails('readFavourites', refused),
    fails('readFavourites', unauthorized),
    elapses('backoff', 'favourites.reading.pausing'),
    succeeds('addFavourite', { id: 1, productCode: 'LAND-3' }),
    fails('addFavourite', offline),
    fails('addFavourite', unauthorized),
    succeeds('removeFavourite'),
    fails('removeFavourite', offline),
    fails('removeFavourite', unauthorized),
    fails('removeFavourite', new FailureError({ kind: 'notFound' })),
  ],
  stateKey: ({ context: { customerUuid, known, wishes, current, doubtful, remembered, failure, retries } }) => [
    customerUuid,
    known?.places.length,
    wishes.map(({ liked }) => liked),
    current?.liked,
    doubtful,
    remembered?.productCode,
    remembered?.customerUuid,
    failure?.kind,
    retries,
  ],
  invariants: ({ context, value }) => ({
    'one write at a time, of one wish': (value === 'adding' || value === 'removing') === (context.current !== null),
    'nothing that was wanted is shown as true once it failed':
      value !== 'failed' || context.wishes.length === 0 || context.failure?.kind === 'unauthorized',
    'a wish for a work is there once':
      new Set(context.wishes.map(({ productCode }) => productCode)).size === context.wishes.length,
    'at rest nothing is open and nothing in doubt':
      value !== 'idle' || (context.wishes.length === 0 && context.doubtful === null),
    'the remembered work belongs to the logged-in customer':
      context.customerUuid === null ||
      context.remembered === null ||
      context.remembered.customerUuid === context.customerUuid,
    "a logout deletes the customer's works and wishes":
      value !== 'loggedOut' || (context.known === null && context.wishes.length === 0),
  }),
};

export const subject: Subject = { name: 'favourites', machine: favouritesMachine, cases: favouritesCases, selectors };
