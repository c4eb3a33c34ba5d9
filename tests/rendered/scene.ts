import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Locale } from '#domain/shop/settings.ts';
import type { Subject } from '../../machines/testing/cases.ts';
import { describeEvent, keyOf, nameOf, type Path } from '../../machines/testing/paths.ts';
import { filled, type SeenTable, type Sight, sightIn } from '../support/sight.ts';
import type { Page } from './page.ts';

/** Sender of an event of the cases. */
export interface Trigger {
  /** Returns the reason why the screen does not offer its control here, although the machine could take the event. */
  withheld?(snapshot: AnyMachineSnapshot): string | false;
  /**
   * Makes the event happen as a person would; by default it presses the control that the table of what is seen has for
   * it. Returns false if this screen cannot send the event, or if the event comes from elsewhere (another tab, the API
   * layer): the machine then receives it directly.
   */
  happen?(page: Page, event: AnyEventObject): Promise<unknown> | unknown;
  /** Fields of the event whose value the flow chooses itself. */
  free?: readonly string[];
}

/** Trigger for events that no part of the page sends. */
export const elsewhere: Trigger = { happen: () => false };

/** Facts about a machine with screens that the rendered level cannot find in the cases and the flow. */
export interface Scene {
  subject: Subject;
  /** Expected appearance of each state. */
  seen: SeenTable;
  /** Returns the address at which the flow starts the machine with this input. */
  hrefOf(input: unknown): string;
  /** Reading whose screens the machine shows; the investors' by default. */
  reading?: 'marketplace';
  /** True if no customer is signed in. */
  asVisitor?: true;
  /** Returns the input as the flow makes it in this language; the same input by default. */
  inputIn?(input: unknown, locale: Locale): unknown;
  /**
   * Returns a path of another machine that ends where this one starts with the input; the stage walks that path first.
   */
  comesAfter?(input: unknown): { scene: Scene; path: Path } | null;
  /** True if a page can be opened in this state and stays there; in all states by default. */
  opensIn?(snapshot: AnyMachineSnapshot): boolean;
  /** True if the app around the screens may send an event by itself here, so that the machine goes on. */
  goesOn?(snapshot: AnyMachineSnapshot): boolean;
  /** Triggers of the events that are more than a press of the control which sends them (`Control.sends`). */
  triggers: Readonly<Record<string, Trigger>>;
  /** Returns the console output that the design allows in this step. */
  logs?(event: AnyEventObject): RegExp | null;
}

/** Returns the path in the address bar in this state, given the path before; null if nothing is shown yet. */
export function pathIn({ seen }: Scene, snapshot: AnyMachineSnapshot, before: string): string | null {
  const sight = sightIn(seen, snapshot);
  return sight && pathOf(sight, snapshot, before);
}

export function pathOf({ at, values }: Sight, snapshot: AnyMachineSnapshot, before: string): string {
  return at === null ? before : filled(at.replaceAll(/\$(\w+)/g, '{$1}'), values?.(snapshot));
}

/** Characters of an event in a title: some events carry too much to show whole. */
const WIDTH = 80;

/** Returns a short title for a path: its key, from which `pathAt` makes it again, and its last step. */
export function titleOf({ subject: { cases } }: Scene, path: Path): string {
  const { event, position } = path.steps.at(-1) ?? { event: { type: 'start' }, position: path.start };
  const words = describeEvent(event);
  const short = words.length > WIDTH ? `${words.slice(0, WIDTH)}…` : words;
  return `${keyOf(cases, path)} ${short}, to ${nameOf(position.snapshot.value)}`;
}
