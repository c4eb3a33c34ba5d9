import * as z from 'zod/mini';
import { createTabs, type Tabs } from './tabs.ts';

/** Message that a tab has changed or deleted the customer's open order, of which the shop keeps one. */
const OrderMessage = z.object({ customerUuid: z.string() });

/** Channel on which the tabs of one browser announce changes of the open order. */
export const createOrderTabs = (): Tabs<z.infer<typeof OrderMessage>> => createTabs('parkett.orders', OrderMessage);
