import { isOffline } from '#machines/app/connectivity/selectors.ts';
import { selectLocale } from '#machines/app/preferences/selectors.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import type { App } from '../app.ts';
import type * as Code from '../resources/pastValues.ts';
import type { PastValues } from '../resources/resources.ts';

/**
 * Requirement 15.4: values that this device keeps for its customer until the session ends, for a visit without a
 * connection. `follow` is to be called once the customer is known, and after each change. A device without storage
 * keeps nothing.
 */
export function createPast({
  session,
  preferences,
  connectivity,
}: Pick<App, 'session' | 'preferences' | 'connectivity'>): { past: PastValues; follow: () => void } {
  const customer = () => selectCustomerUuid(session.getSnapshot());
  const offline = () => isOffline(connectivity.getSnapshot());
  // Loads with the code of the pages behind the login.
  const use = <T>(run: (code: typeof Code) => Promise<T>): Promise<T | null> =>
    import('../resources/pastValues.ts').then(run).catch(() => null);
  return {
    past(name) {
      // The customer and the language of the request, which may have changed once the answer is there.
      const customerUuid = customer();
      if (customerUuid === null) return null;
      const owner = { customerUuid, locale: selectLocale(preferences.getSnapshot()) };
      return {
        find: () => (offline() ? use(({ findPast }) => findPast(owner, name)) : null),
        keep(value) {
          const readAt = Date.now();
          void use(({ keepPast }) => keepPast(owner, name, { value, readAt }, customer));
        },
      };
    },
    follow() {
      const customerUuid = customer();
      if (customerUuid === null) forgetAll().catch(() => undefined);
      else if (!offline()) void use(({ followCustomer }) => followCustomer(customerUuid));
    },
  };
}

/** Deletes all values, without code that would have to load first: a tab may be closed right after a logout. */
async function forgetAll(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('parkett.values.')) void caches.delete(name);
}
