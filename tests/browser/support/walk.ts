import type { BrowserContext, Page } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { Subject } from '#machines/testing/cases.ts';
import { screensIn } from '#machines/testing/cover.ts';
import { walkedBy } from '#machines/testing/coverage.ts';
import type { Position } from '#machines/testing/model.ts';
import { describeEvent, keyOf, nameOf, type Path } from '#machines/testing/paths.ts';
import { record } from '#machines/testing/record.ts';
import { audit } from '../../a11y/audit.ts';
import { expect, test as ofInvestors } from '../../support/fixtures.ts';
import { test as ofMarket } from '../../support/market.ts';
import {
  type ActName,
  type AnyMachine,
  type FailureName,
  isOutcome,
  nameOfEvent,
  type OutcomeName,
  type StateName,
} from '../../support/names.ts';
import { expectSeen, locate } from '../../support/onPage.ts';
import type { Problems } from '../../support/problems.ts';
import type { Shop } from '../../support/shop.ts';
import { type Seen, type SeenTable, sightIn } from '../../support/sight.ts';
import { type LeftOut, walkableCoverOf } from './cover.ts';
import { liveState, watchActors } from './live.ts';

/** Input of a handler: the browser, the sandbox, and the position on the path. */
export interface Walk<M extends AnyMachine> {
  page: Page;
  context: BrowserContext;
  shop: Shop;
  problems: Problems;
  path: Path;
  /** Notes from one handler for later ones, by name; empty at the start. */
  notes: Map<string, string>;
  /** Event that is being arranged or performed; for a state, the event that led there. Null at the start. */
  event: AnyEventObject | null;
  /** The outcomes that follow before the next act. */
  ahead: readonly AnyEventObject[];
  /** The machine's snapshot before the event; for a state, the current one. */
  snapshot: SnapshotFrom<M>;
}

type Handler<M extends AnyMachine> = (walk: Walk<M>) => Promise<void>;

/** Meaning of a machine's paths in the browser. The records hold every name of the machine and no other. */
export interface Journeys<M extends AnyMachine> {
  /** Expected appearance of each state. */
  seen: Seen<M>;
  /** Reading whose screens the machine shows; the investors' by default. */
  reading?: 'marketplace';
  /** Opens the page at which the path starts. */
  open: Handler<M>;
  /** Further expectations in a state that need the browser with a shop. */
  also?: Partial<Record<StateName<M>, Handler<M>>>;
  /**
   * Expectations instead of `seen`, if the page has moved on to one outside of the machine, or the walk chose the page.
   */
  instead?: Partial<Record<StateName<M>, Handler<M>>>;
  /** Performs the acts that are more than a press of the control which sends the event (`Control.sends`). */
  acts: Partial<Record<ActName<M>, Handler<M>>>;
  /**
   * Arranges that the call ends in this way; called before the event that starts the call. A success without a handler
   * needs no arranging: the shop answers so.
   */
  outcomes: Record<FailureName<M>, Handler<M>> & Partial<Record<OutcomeName<M>, Handler<M>>>;
  leftOut?: readonly LeftOut[];
  /** Successes that the page shows: a path takes each of them too. */
  sought?: readonly AnyEventObject[];
  isReal?: (path: Path) => boolean;
  /**
   * True if each screen is audited for accessibility when it is first shown at rest: for a flow without a spec in
   * tests/a11y.
   */
  audits?: true;
}

/**
 * Declares one test per path of a small set that covers the machine: its screens, events, delays and failures.
 * `machine` repeats the subject's machine for the types. Paths that were walked to their end are recorded for
 * coverage/machines.json.
 */
export function walkInBrowser<M extends AnyMachine>(subject: Subject, machine: M, journeys: Journeys<M>): void {
  const { leftOut = [], isReal = () => true, sought, reading } = journeys;
  const test = reading === 'marketplace' ? ofMarket : ofInvestors;
  const { paths, wrong } = walkableCoverOf(subject, leftOut, isReal, sought);
  const held: Path[] = [];
  const audited = new Set<string>();
  let milliseconds = 0;

  test(`${subject.name}: every screen, event, delay and failure is on a path, or it is said why not`, () => {
    expect(wrong.join('\n')).toBe('');
  });

  for (const path of paths) {
    test(`${subject.name} ${keyOf(subject.cases, path)}: ${titleOf(path)}`, async ({
      page,
      context,
      shop,
      problems,
    }) => {
      const started = performance.now();
      await watchActors(page);
      const notes = new Map<string, string>();
      const events: (AnyEventObject | null)[] = [null, ...path.steps.map(({ event }) => event)];
      const positions = [path.start, ...path.steps.map(({ position }) => position)];
      for (const [i, event] of events.entries()) {
        const position = positions[i];
        if (!position) throw new Error('A step has no position.');
        const at = (on: Position): Walk<M> => ({
          page,
          context,
          shop,
          problems,
          path,
          notes,
          event,
          ahead: aheadOf(events, i),
          snapshot: on.snapshot as SnapshotFrom<M>,
        });
        if (event === null || !isOutcome(event)) {
          const before = at(positions[i - 1] ?? path.start);
          await shop.disarmFaults();
          // The last outcome is arranged first, because the shop's data have to be set before calls are made to fail.
          for (const outcome of before.ahead.toReversed())
            await handlerOf<Handler<M>>(journeys.outcomes, nameOfEvent(outcome))?.({ ...before, event: outcome });
          if (event === null) await journeys.open(before);
          else {
            const act = handlerOf<Handler<M>>(journeys.acts, nameOfEvent(event));
            if (act) await act(before);
            else await press(page, journeys.seen, before.snapshot, event);
          }
        }
        // A pending answer arrives at once, so that no screen is checked before it.
        if (position.running.length > 0) continue;
        const state = nameOf(position.snapshot.value) as StateName<M>;
        await test.step(state, async () => {
          const { also, instead } = journeys;
          if (instead?.[state]) await instead[state](at(position));
          else await expectSeen(page, journeys.seen, position.snapshot);
          await also?.[state]?.(at(position));
          const [screen] = screensIn(position.snapshot);
          if (journeys.audits && screen !== undefined && !audited.has(screen)) {
            audited.add(screen);
            await audit(page, screen);
          }
          // The provider's page has no machines of the app.
          if (new URL(page.url()).pathname.startsWith('/sandbox/')) return;
          await expect
            .poll(() => liveState(page, machine.id), `the state of ${machine.id}`)
            .toEqual(position.snapshot.value);
        });
      }
      milliseconds += performance.now() - started;
      held.push(path);
    });
  }

  test.afterEach(() => {
    if (held.length > 0) record(walkedBy(subject, { level: 'browser', paths: held, milliseconds }));
  });
}

/** Presses the control that sends the event, according to the table's entry for the state. */
async function press(page: Page, seen: SeenTable, snapshot: AnyMachineSnapshot, { type }: AnyEventObject) {
  const control = sightIn(seen, snapshot)?.controls?.find(({ sends }) => sends === type);
  if (!control) throw new Error(`Nothing in ${nameOf(snapshot.value)} is said to send ${type}.`);
  await locate(page, control).click();
}

/** Returns a short title for a path; only its key identifies it. */
const titleOf = ({ steps }: Path) =>
  steps.map(({ event }) => (event.error instanceof Error ? describeEvent(event) : nameOfEvent(event))).join(', ');

/** Returns the outcomes that follow the event at `i`, up to the next act. */
function aheadOf(events: readonly (AnyEventObject | null)[], i: number): AnyEventObject[] {
  const ahead: AnyEventObject[] = [];
  for (const event of events.slice(i + 1)) {
    if (event === null || !isOutcome(event)) break;
    ahead.push(event);
  }
  return ahead;
}

const handlerOf = <T>(record: Readonly<Record<string, T | undefined>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
