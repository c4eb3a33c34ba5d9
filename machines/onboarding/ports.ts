import { fromPromise } from 'xstate';
import type { Facts } from '#domain/onboarding/steps.ts';
import type { Lead } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { notProvided } from '#machines/notProvided.ts';

/** All that the check goes by, read in parallel, and where the customer was led already, in whichever tab. */
export interface Found {
  facts: Facts;
  led: Lead[];
}

/** The customer as the shop knows them now, or a moment ago. Fails with offline, notFound … */
export const readCustomer = fromPromise<Customer>(notProvided);

/** The same with all other facts. What is read for other pages already is not read twice. */
export const readFacts = fromPromise<Found>(notProvided);
