import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { addFavourite, readFavourites, removeFavourite } from '#api/collections.ts';
import { favouritesMachine } from '#machines/app/favourites/machine.ts';
import { selectRemembered } from '#machines/app/favourites/selectors.ts';
import type { Remembered } from '#machines/app/favourites/types.ts';
import { isLoggedIn, isSettled, selectCustomerUuid, selectNotice } from '#machines/app/session/selectors.ts';
import type { App } from '../app.ts';

export type FavouritesActor = ActorRefFrom<typeof favouritesMachine>;

/**
 * Key of the like that waits for a login, in this tab's storage, so that a reload on the way there does not lose it.
 */
const KEPT = 'parkett.favourite';

const Kept = z.object({ productCode: z.string(), customerUuid: z.nullable(z.string()) });

const started = new WeakMap<App, FavouritesActor>();

/** Navigates to the login and calls `onLeft` once the login is left. */
type LeadToLogin = (onLeft: () => void) => void;

/**
 * Returns the actor of the present customer's favourites: one per page, started with the first heart shown, so that the
 * login's bundle does not include it. A like that needs a login calls `leadToLogin`.
 */
export function favouritesOf(app: App, leadToLogin: LeadToLogin): FavouritesActor {
  const present = started.get(app);
  if (present) return present;
  const actor = startFavourites(app, leadToLogin);
  started.set(app, actor);
  return actor;
}

function startFavourites(
  { http, session, notifications, connectivity, resources, inspect }: App,
  leadToLogin: LeadToLogin,
): FavouritesActor {
  const machine = favouritesMachine.provide({
    actors: {
      readFavourites: fromPromise(async ({ signal }) => {
        const { id, items } = await readFavourites(http, signal);
        return { collectionId: id, places: items.map((item) => ({ id: item.id, productCode: item.product.code })) };
      }),
      addFavourite: fromPromise(async ({ input, signal }) => {
        const { id } = await addFavourite(http, input, signal);
        return { id, productCode: input.productCode };
      }),
      removeFavourite: fromPromise(({ input, signal }) => removeFavourite(http, input.id, signal)),
    },
  });
  let remembered = kept();
  const actor = createActor(machine, { input: { remembered }, inspect });
  actor.on('favourites.failed', ({ failure }) => {
    // The login page itself reports the ended session.
    if (failure.kind === 'unauthorized') return;
    const message = failure.kind === 'general' ? 'favouritesFailed' : 'failed';
    notifications.send({ type: 'notification.raised', kind: 'error', message, failure });
  });
  // Leaving the login without a session discards the pending like; the next login does not revive it.
  actor.on('login.requested', () => leadToLogin(() => actor.send({ type: 'login.left' })));
  actor.subscribe((snapshot) => {
    if (selectRemembered(snapshot) === remembered) return;
    remembered = selectRemembered(snapshot);
    keep(remembered);
    // The pending like is now a favourite, and the favourites may be on the screen.
    if (remembered === null && isLoggedIn(session.getSnapshot())) resources.invalidate('favourites');
  });
  actor.start();
  session.on('customer.changed', ({ customerUuid }) => {
    const hasEnded = customerUuid === null && selectNotice(session.getSnapshot()) === 'sessionEnded';
    actor.send(hasEnded ? { type: 'session.ended' } : { type: 'customer.changed', customerUuid });
  });
  connectivity.on('catchUp.requested', () => actor.send({ type: 'connection.restored' }));
  const customerUuid = selectCustomerUuid(session.getSnapshot());
  if (customerUuid !== null) actor.send({ type: 'customer.changed', customerUuid });
  // The login shows no hearts: a visitor who sees one has left the login, which discards the pending like.
  else if (remembered !== null)
    waitFor(session, isSettled).then((snapshot) => !isLoggedIn(snapshot) && actor.send({ type: 'login.left' }));
  return actor;
}

/** Returns the stored like; null if the browser forbids storage or if the entry is malformed. */
function kept(): Remembered | null {
  try {
    return Kept.safeParse(JSON.parse(sessionStorage.getItem(KEPT) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function keep(remembered: Remembered | null): void {
  try {
    if (remembered === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, JSON.stringify(remembered));
  } catch {
    // Without storage a reload loses the like.
  }
}
