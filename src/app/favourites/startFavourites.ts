import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { addFavourite, readFavourites, removeFavourite } from '#api/collections.ts';
import { favouritesMachine } from '#machines/favourites/machine.ts';
import { selectRemembered } from '#machines/favourites/selectors.ts';
import { isLoggedIn, isSettled, selectNotice } from '#machines/session/selectors.ts';
import type { App } from '../app.ts';

export type FavouritesActor = ActorRefFrom<typeof favouritesMachine>;

/** What a visitor liked is kept in this tab, so that a reload on the way to the login loses nothing. */
const KEPT = 'parkett.favourite';

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
  const actor = createActor(machine, { input: { remembered: kept() }, inspect });
  actor.on('favourites.failed', ({ failure }) => {
    // The login says that the session is over.
    if (failure.kind !== 'unauthorized')
      notifications.send({ type: 'notification.raised', kind: 'error', message: 'failed', failure });
  });
  // Whoever leaves the login without one likes nothing, and whoever logs in next does not either.
  actor.on('login.requested', () => leadToLogin(() => actor.send({ type: 'login.left' })));
  let remembered = kept();
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
    actor.send(hasEnded ? { type: 'session.ended' } : { type: 'customer.changed', isLoggedIn: customerUuid !== null });
  });
  connectivity.on('catchUp.requested', () => actor.send({ type: 'connection.restored' }));
  if (isLoggedIn(session.getSnapshot())) actor.send({ type: 'customer.changed', isLoggedIn: true });
  // Hearts are shown to nobody who is at the login: a visitor who sees them has left it, with what was kept for it.
  else if (remembered !== null)
    waitFor(session, isSettled).then((snapshot) => !isLoggedIn(snapshot) && actor.send({ type: 'login.left' }));
  return actor;
}

/** Where the browser forbids storage, a reload forgets it. */
function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(KEPT);
    else sessionStorage.setItem(KEPT, code);
  } catch {
    // As above.
  }
}
