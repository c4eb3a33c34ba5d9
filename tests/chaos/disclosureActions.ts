import { choicesOf, chosenBy, isNaming, isOfPersons, REVISIONS, SHEETS } from './evidence.ts';
import type { TabName } from './tabs.ts';
import { fill, press, type TabAction, when } from './touch.ts';
import type { World } from './world.ts';

const markIn = (tab: TabName, world: World) => world.marks.get(world.readings[tab].customer ?? '') ?? '';

/** Chooses a file, and cancels its upload if the option says so. */
export async function choose(tab: TabName, option: string, world: World): Promise<void> {
  const { slot, file, cancels } = chosenBy(option, markIn(tab, world));
  world.chosen += 1;
  await world.tabs
    .page(tab)
    .evaluate(([name, chosen, isCancelled]) => window.chaos.choose(name, chosen, isCancelled), [
      slot,
      file,
      cancels,
    ] as const);
}

export const DISCLOSURE_ACTIONS: Record<string, TabAction> = {
  name: {
    weight: 50,
    options: (reading) => when(isNaming(reading), Object.keys(SHEETS)),
    async run(tab, who, world) {
      const sheet = SHEETS[who];
      const mark = markIn(tab, world);
      for (const begin of sheet?.choices ?? []) {
        const { choices } = await world.tabs.page(tab).evaluate(() => window.chaos.read());
        const choice = choices.find((each) => each.startsWith(begin));
        if (choice !== undefined) await press(tab, choice, world);
        await world.tabs.rest();
      }
      for (const [field, text] of Object.entries(sheet?.fields(mark) ?? {})) {
        await fill(tab, field, text, world);
        // Focusing the first field loads the country search.
        await world.tabs.rest();
      }
      await press(tab, 'Speichern', world);
    },
    words: (who) => `names ${who}`,
  },
  revise: {
    weight: 30,
    options: ({ path, buttons }) =>
      when(isOfPersons(path) || path === '/self-disclosure/ubo-documents', buttons).filter((name) =>
        REVISIONS.test(name),
      ),
    run: press,
    words: (name) => `presses "${name}"`,
  },
  prove: {
    weight: 40,
    options: ({ path, slots }) => when(path === '/self-disclosure/ubo-documents', choicesOf(slots)),
    run: choose,
    words: (option) => `chooses for ${option}`,
  },
};
