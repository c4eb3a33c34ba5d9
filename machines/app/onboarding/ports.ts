import { fromPromise } from 'xstate';
import type { Facts } from '#domain/onboarding/steps.ts';
import type { Lead } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { notProvided } from '#machines/kit/notProvided.ts';

/** All facts of the check, read in parallel, and the notices that the customer has seen in any tab. */
export interface Found {
  facts: Facts;
  led: Lead[];
}

/** Reads the customer afresh or from a recent read. Fails with offline, notFound … */
export const readCustomer = fromPromise<Customer>(notProvided);

/** Reads the customer and all other facts; reuses data that other pages have read. */
export const readFacts = fromPromise<Found>(notProvided);
