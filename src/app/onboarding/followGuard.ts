import { type Lead, leadsOf } from '#domain/person/customerStatus.ts';
import { dataOf } from '#machines/resource/selectors.ts';
import { selectCustomerUuid } from '#machines/session/selectors.ts';
import type { App } from '../app.ts';
import { customer } from '../reads/customer.ts';
import { guardOf } from './guard.ts';
import { readLed, storeLed } from './led.ts';

interface Ways {
  /** Whether the page that is shown is one behind the login. */
  isInside: () => boolean;
  go: (lead: Lead) => void;
}

/**
 * Leads an investor who comes to a page behind the login to where the guard says, once each: whoever is asked for more to
 * the contact, whoever is banned to the page that says so. Both may go back to what is theirs. A customer of the former
 * system is led to the migration before: it is no step of the guard, but spares most of them. Returns what is to be called
 * whenever a page is shown.
 */
export function followGuard(app: Pick<App, 'session' | 'resources' | 'inspect'>, ways: Ways): () => void {
  const { session, resources } = app;
  const guard = guardOf(app);
  const read = resources.of(customer);
  const customerUuid = () => selectCustomerUuid(session.getSnapshot());
  /** Who was led to the migration by this tab, where nothing can be stored. */
  let migrated: string | null = null;
  const leadTo = (lead: Lead) => {
    storeLed(customerUuid(), [...new Set([...readLed(customerUuid()), lead])]);
    ways.go(lead);
  };
  const look = () => {
    const investor = dataOf(read.getSnapshot());
    if (investor === null || !ways.isInside()) return;
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
