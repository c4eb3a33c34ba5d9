import { isOffline } from '#machines/app/connectivity/selectors.ts';
import type { App } from '../app.ts';
import type * as Past from '../resources/pastValues.ts';
import type { PastValues } from '../resources/resources.ts';

/**
 * Requirement 15.4: values that this device keeps for its customer until the session ends, for a visit without a
 * connection. `follow` is to be called when the customer has changed. A device without storage keeps nothing.
 */
export function createPast(
  app: Pick<App, 'session' | 'preferences' | 'connectivity'>,
): PastValues & { follow(): void } {
  // Loads with the code of the pages behind the login.
  const withCode = (act: (code: typeof Past) => Promise<unknown>): Promise<unknown> =>
    import('../resources/pastValues.ts').then(act).catch(() => null);
  return {
    find: (name) =>
      isOffline(app.connectivity.getSnapshot()) ? withCode(({ findPast }) => findPast(app, name)) : null,
    keep: (name, value) => void withCode(({ keepPast }) => keepPast(app, name, value)),
    follow: () => void withCode(({ followCustomer }) => followCustomer(app)),
  };
}
