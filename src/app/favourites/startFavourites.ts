import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import * as z from 'zod/mini';
import { addFavourite, readFavourites, removeFavourite } from '#api/collections.ts';
import { favouritesMachine } from '#machines/favourites/machine.ts';
import { selectRemembered } from '#machines/favourites/selectors.ts';
import type { Remembered } from '#machines/favourites/types.ts';
import { isLoggedIn, isSettled, selectCustomerUuid, selectNotice } from '#machines/session/selectors.ts';
import type { App } from '../app.ts';

export type FavouritesActor = ActorRefFrom<typeof favouritesMachine>;

/** What waits for a login is kept in this tab, so that a reload on the way there loses nothing. */
const KEPT = 'parkett.favourite';

const Kept = z.object({ productCode: z.string(), customerUuid: z.nullable(z.string()) });

const started = new WeakMap<App, FavouritesActor>();

/** Leads somebody to the login, and tells once they have left it. */
type LeadToLogin = (onLeft: () => void) => void;

/**
 * The favourites of whoever is signed in: one actor for the page, started with the first heart that is shown, so that what
 * the login loads knows nothing of them. Whoever has to log in for a like is led there.
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
    // The login says that the session is over.
    if (failure.kind !== 'unauthorized')
      notifications.send({ type: 'notification.raised', kind: 'error', message: 'failed', failure });
  });
  // Whoever leaves the login without one likes nothing, and whoever logs in next does not either.
  actor.on('login.requested', () => leadToLogin(() => actor.send({ type: 'login.left' })));
  actor.subscribe((snapshot) => {
    if (selectRemembered(snapshot) === remembered) return;
    remembered = selectRemembered(snapshot);
    keep(remembered);
    // What was liked before the login is among the favourites now, which may be on the screen.
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
  // Hearts are shown to nobody who is at the login: a visitor who sees them has left it, with what was kept for it.
  else if (remembered !== null)
    waitFor(session, isSettled).then((snapshot) => !isLoggedIn(snapshot) && actor.send({ type: 'login.left' }));
  return actor;
}

/** Where the browser forbids storage, a reload forgets it; what somebody else has written there is nothing. */
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
    // As above.
  }
}
