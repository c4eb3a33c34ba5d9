import { type Lead, leadsOf } from '#domain/person/customerStatus.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { dataOf, pastReadAtOf } from '#machines/kit/resource/selectors.ts';
import type { App } from '../app.ts';
import { customer } from '../reads/customer.ts';
import { guardOf } from './guard.ts';
import { readLed, storeLed } from './led.ts';

interface Ways {
  isInside: () => boolean;
  go: (lead: Lead) => void;
}

/**
 * Redirects an investor on a page behind the login to the guard's leads, once each: customers asked for more
 * information to the contact page, banned customers to the page about the ban. Both may return to their own pages. A
 * customer of the former system is redirected to the migration first, which is not a step of the guard, but imports
 * data that its steps ask for. Returns a callback for every page change.
 */
export function followGuard(app: Pick<App, 'session' | 'resources' | 'inspect'>, ways: Ways): () => void {
  const { session, resources } = app;
  const guard = guardOf(app);
  const read = resources.of(customer);
  const customerUuid = () => selectCustomerUuid(session.getSnapshot());
  /** Customer whom this tab has redirected to the migration, in case nothing can be stored. */
  let migrated: string | null = null;
  const leadTo = (lead: Lead) => {
    storeLed(customerUuid(), [...new Set([...readLed(customerUuid()), lead])]);
    ways.go(lead);
  };
  const look = () => {
    const snapshot = read.getSnapshot();
    const investor = dataOf(snapshot);
    // A status of an earlier visit leads nowhere.
    if (investor === null || pastReadAtOf(snapshot) !== null || !ways.isInside()) return;
    const leads = leadsOf(investor);
    const led = readLed(customerUuid());
    if (leads.includes('migration') && !led.includes('migration') && migrated !== customerUuid()) {
      migrated = customerUuid();
      leadTo('migration');
    } else guard.send({ type: 'customer.seen', leads, led });
  };
  session.on('customer.changed', () => {
    migrated = null;
  });
  guard.on('lead.requested', ({ lead }) => leadTo(lead));
  read.subscribe(look);
  return look;
}
