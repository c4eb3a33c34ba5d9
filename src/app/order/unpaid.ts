import { deleteDraft, readEntry, storeEntry } from '../drafts/drafts.ts';

const UNPAID = 'unpaid';

/** Stores in this tab that an order of the customer waits for payment, for pages that do not read the orders. */
export const storeUnpaid = (customerUuid: string, content: boolean): void =>
  storeEntry(UNPAID, { customerUuid, content });

/** Returns true if an order waited for payment when this tab last read the orders. */
export const readUnpaid = (customerUuid: string | null): boolean => readEntry(UNPAID, customerUuid)?.content === true;

/** Called when the customer leaves to pay: no page then shows a payment as open that may have been made. */
export const forgetUnpaid = (): void => deleteDraft(UNPAID);
