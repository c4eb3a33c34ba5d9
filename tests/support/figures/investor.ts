import { only } from './format.ts';
import { account } from './investor/account.ts';
import { excerpts } from './investor/excerpts.ts';
import { investorFacts } from './investor/facts.ts';
import { finished } from './investor/finished.ts';
import { home } from './investor/home.ts';
import { invoices } from './investor/invoices.ts';
import { order } from './investor/order.ts';
import { orders } from './investor/orders.ts';
import { payments } from './investor/payments.ts';
import { product } from './investor/product.ts';
import { referrals } from './investor/referrals.ts';
import { search } from './investor/search.ts';
import { subscription } from './investor/subscription.ts';
import { transfer } from './investor/transfer.ts';
import { wallet } from './investor/wallet.ts';
import type { Tables } from './tables.ts';

/**
 * Returns the formulas of the figures on the investor’s screens, each as `label › label: text`, from the rows of the
 * tables.
 */
export function investorFigures(tables: Tables, persona: string, today: string) {
  const facts = investorFacts(tables, persona, today);
  return {
    account: account(facts),
    excerpts: excerpts(facts),
    finished: finished(facts),
    home: home(facts),
    invoices: invoices(facts),
    order: order(facts),
    orders: orders(facts),
    payments: payments(facts),
    product: product(facts),
    referrals: referrals(facts),
    search: search(facts),
    subscription: subscription(facts),
    transfer: transfer(facts),
    wallet: wallet(facts),
    orderNumbers: facts.orders.map(({ number }) => number ?? ''),
    tokenOf: (number: string) => only(facts.orders.filter((each) => each.number === number)).tokenValue,
  };
}
