import * as z from 'zod/mini';
import { type Lead, leadsOf } from '#domain/person/customerStatus.ts';
import { dataOf } from '#machines/resource/selectors.ts';
import { selectCustomerUuid } from '#machines/session/selectors.ts';
import type { App } from './app.ts';
import { customer } from './reads/customer.ts';

const KEY = 'parkett.led';
/** Where somebody was led since they logged in: in all tabs and over a reload, until they log out. */
const Led = z.object({ customerUuid: z.string(), to: z.array(z.string()) });
type Led = z.infer<typeof Led>;

interface Ways {
  /** Whether the page that is shown is one behind the login. */
  isInside: () => boolean;
  go: (lead: Lead) => void;
}

/**
 * Leads an investor who comes to a page behind the login to where spec section 4 says, once each: whoever is asked for
 * more to the contact, whoever is banned to the page that says so. Both may go back to what is theirs. Returns what is
 * to be called whenever a page is shown.
 */
export function leadCustomers({ session, resources }: Pick<App, 'session' | 'resources'>, ways: Ways): () => void {
  const read = resources.of(customer);
  let memory: Led | null = null;

  const look = () => {
    const investor = dataOf(read.getSnapshot());
    const customerUuid = selectCustomerUuid(session.getSnapshot());
    if (investor === null || customerUuid === null || !ways.isInside()) return;
    const led = memory ?? stored();
    const to = led?.customerUuid === customerUuid ? led.to : [];
    const next = leadsOf(investor).find((lead) => !to.includes(lead));
    if (next === undefined) return;
    memory = { customerUuid, to: [...to, next] };
    store(memory);
    ways.go(next);
  };

  session.on('customer.changed', ({ customerUuid }) => {
    if (customerUuid !== null) return;
    memory = null;
    store(null);
  });
  read.subscribe(look);
  return look;
}

function stored(): Led | null {
  try {
    return Led.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return null; // Nobody was led, or storage is forbidden.
  }
}

function store(led: Led | null): void {
  try {
    if (led === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(led));
  } catch {
    // Where storing is forbidden, this tab's memory has to do.
  }
}
