import * as z from 'zod/mini';
import { createTabs, type Tabs } from './tabs.ts';

/** A tab has changed or deleted the customer's open order, of which the shop keeps one. */
const OrderMessage = z.object({ customerUuid: z.string() });

/** The channel on which the tabs of one browser tell each other about the open order. */
export const createOrderTabs = (): Tabs<z.infer<typeof OrderMessage>> => createTabs('parkett.orders', OrderMessage);
