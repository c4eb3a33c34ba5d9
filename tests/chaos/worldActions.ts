import { choose } from './disclosureActions.ts';
import { choicesOf } from './evidence.ts';
import { FAULTS, FAULTS_OF_COLLECTORS, FAULTS_OF_OTHERS, FAULTS_OF_OWNERS } from './faults.ts';
import { pressAtOnce, shared } from './ownerActions.ts';
import { TABS } from './tabs.ts';
import type { Cast, World } from './world.ts';

/** Action on the shop, on the clock, or on all tabs. */
export interface WorldAction {
  weight: number;
  options(world: World): readonly string[];
  run(option: string, world: World): Promise<void>;
  words(option: string): string;
}

const ONE = [''];
const when = (holds: boolean, options: readonly string[]) => (holds ? options : []);

const faultsOf = (cast: Cast) =>
  cast === 'owners' ? FAULTS_OF_OWNERS : cast === 'collectors' ? FAULTS_OF_COLLECTORS : FAULTS_OF_OTHERS;

const JUMPS: Record<string, { shop: number; pages: number }> = {
  'all clocks 61 min': { shop: 3_660, pages: 3_660 },
  'this computer 61 min': { shop: 0, pages: 3_660 },
  'the shop 61 min': { shop: 3_660, pages: 0 },
  'all clocks 31 days': { shop: 31 * 86_400, pages: 31 * 86_400 },
  'all clocks 2 min': { shop: 120, pages: 120 },
};

export const WORLD_ACTIONS: Record<string, WorldAction> = {
  jump: {
    weight: 6,
    options: () => Object.keys(JUMPS),
    async run(option, world) {
      const jump = JUMPS[option];
      if (!jump) return;
      // A token that has expired only for the shop, or for good, makes the next call fail.
      if (jump.shop !== jump.pages || jump.shop > 86_400) world.problems.expect(/^401 /);
      if (jump.shop > 0) await world.shop.moveClock({ seconds: jump.shop });
      if (jump.pages > 0) await world.tabs.context.clock.fastForward(jump.pages * 1_000);
    },
    words: (option) => `time goes on for ${option}`,
  },
  arm: {
    weight: 16,
    options: (world) => when(world.armed < 8, faultsOf(world.cast)),
    async run(name, world) {
      const fault = FAULTS.get(name);
      if (!fault) return;
      world.problems.expect(complaintOf(fault));
      // A tab that does not know the new token yet sends an expired one.
      if (/refresh|\*\*/.test(fault.path)) world.problems.expect(/^401 /);
      // The shop has accepted the code in spite of the fault, and accepts it once: pressing again sends it again.
      if (fault.kind === 'wrongShape' && fault.path.endsWith('2fa/verify')) world.problems.expect(/^422 .*verify$/);
      await world.shop.armFault(fault);
    },
    words: (name) => `the shop is going to answer: ${name}`,
  },
  disarm: {
    weight: 4,
    options: (world) => when(world.armed > 0, ONE),
    run: (_, world) => world.shop.disarmFaults(),
    words: () => 'the shop works again',
  },
  proveAtOnce: {
    weight: 10,
    options: ({ readings }) => {
      const [first, ...others] = Object.values(readings).filter(({ slots }) => slots.length > 0);
      const shared = first?.slots.filter((slot) => others.some(({ slots }) => slots.includes(slot)));
      return choicesOf(shared ?? []);
    },
    async run(option, world) {
      const tabs = TABS.filter((tab) => world.readings[tab].slots.some((slot) => option.startsWith(`${slot}: `)));
      await Promise.all(tabs.map((tab) => choose(tab, option, world)));
    },
    words: (option) => `all tabs choose at once for ${option}`,
  },
  bindAtOnce: {
    weight: 20,
    options: shared,
    run: pressAtOnce,
    words: (button) => `all tabs press "${button}" at once`,
  },
  reloadAll: {
    weight: 1,
    options: () => ONE,
    async run(_, world) {
      await Promise.all(TABS.map((tab) => world.tabs.page(tab).reload({ waitUntil: 'commit' })));
    },
    words: () => 'all tabs are reloaded at once',
  },
};

/** Returns the pattern of the browser’s complaint about a call that meets the fault. */
function complaintOf({
  kind,
  status,
  method = '*',
  path,
}: typeof FAULTS extends ReadonlyMap<string, infer F> ? F : never) {
  const where = path.startsWith('graphql') ? 'graphql' : path.replaceAll(/\*+/g, '.*');
  const call = `${method === '*' ? '[A-Z]+' : method} /api/v2/shop/${where}`;
  if (kind === 'status') return new RegExp(`^${status} ${call}$`);
  if (kind === 'wrongShape') return /is not as agreed/;
  // Chromium repeats a cut call by itself; the shop accepts a code once and then refuses it.
  if (kind === 'cutAfter') return new RegExp(`^(?:failed ${call}: |422 ${call}$)`);
  return new RegExp(`^failed ${call}: `);
}
