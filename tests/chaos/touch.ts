import * as order from '../support/seen/order.ts';
import * as withdrawal from '../support/seen/withdrawal.ts';
import type { PageReading } from './reading.ts';
import { steadily, type TabName } from './tabs.ts';
import type { World } from './world.ts';

export interface TabAction {
  weight: number;
  /** Options at this moment; empty if the action is not possible. */
  options(reading: PageReading, world: World): readonly string[];
  run(tab: TabName, option: string, world: World): Promise<void>;
  words(option: string): string;
}

/** Options of an action without a choice. */
export const ONE = [''];
export const when = (holds: boolean, options: readonly string[] = ONE) => (holds ? options : []);

export async function press(tab: TabName, name: string, world: World): Promise<void> {
  if (name === order.orderButton.name.de) world.ordered += 1;
  const heart = world.readings[tab].hearts[name];
  if (heart) world.wished.set(heart.code, { tab, customer: world.readings[tab].customer });
  if (name === withdrawal.confirm.name.de) world.confirmed.withdrawals += 1;
  await steadily(world.tabs.page(tab), (page) => page.evaluate((button) => window.chaos.press(button), name));
}

export const fill = (tab: TabName, field: string, text: string, world: World) =>
  world.tabs.page(tab).evaluate(([name = '', value = '']) => window.chaos.fill(name, value), [field, text]);
