import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Locale } from '#domain/shop/settings.ts';
import type { Subject } from '../../machines/testing/cases.ts';
import { describeEvent, keyOf, nameOf, type Path } from '../../machines/testing/paths.ts';
import { filled, type SeenTable, type Sight, sightIn } from '../support/sight.ts';
import type { Page } from './page.ts';

/** The sender of an event of the cases. */
export interface Trigger {
  /** The reason why the screen does not offer its control here, although the machine could take it. */
  withheld?(snapshot: AnyMachineSnapshot): string | false;
  /**
   * Makes the event happen as a person would; by default it presses the control that the table of what is seen has for
   * it. Returns false where this screen cannot send it or it comes from elsewhere (another tab, the API layer): it is
   * then sent to the machine directly.
   */
  happen?(page: Page, event: AnyEventObject): Promise<unknown> | unknown;
  /** Fields of the event whose value the flow chooses itself. */
  free?: readonly string[];
}

/** For events that no part of the page sends. */
export const elsewhere: Trigger = { happen: () => false };

/**
 * What the rendered level has to know about a machine with screens; it finds everything else in the cases and the flow.
 */
export interface Scene {
  subject: Subject;
  /** What is seen in each state. */
  seen: SeenTable;
  /** The address at which the flow starts the machine with this input. */
  hrefOf(input: unknown): string;
  /** The reading whose screens they are; the investors' by default. */
  reading?: 'marketplace';
  /** Nobody is signed in. */
  asVisitor?: true;
  /** The input as the flow makes it in this language; the same by default. */
  inputIn?(input: unknown, locale: Locale): unknown;
  /** A path of another machine that ends where this one starts with that input; its address is opened first. */
  comesAfter?(input: unknown): { scene: Scene; path: Path } | null;
  /** Whether a page can be opened in this state and stays there; in all states by default. */
  opensIn?(snapshot: AnyMachineSnapshot): boolean;
  /** Whether the app around the screens may send an event by itself here, so that the machine goes on. */
  goesOn?(snapshot: AnyMachineSnapshot): boolean;
  /** The triggers of the events that are more than a press of the control which sends them (`Control.sends`). */
  triggers: Readonly<Record<string, Trigger>>;
  /** What the page may write to the console in this step, because the design says so. */
  logs?(event: AnyEventObject): RegExp | null;
}

/** The path in the address bar in this state, where it was `before`; null where nothing is shown yet. */
export function pathIn({ seen }: Scene, snapshot: AnyMachineSnapshot, before: string): string | null {
  const sight = sightIn(seen, snapshot);
  return sight && pathOf(sight, snapshot, before);
}

export function pathOf({ at, values }: Sight, snapshot: AnyMachineSnapshot, before: string): string {
  return at === null ? before : filled(at.replaceAll(/\$(\w+)/g, '{$1}'), values?.(snapshot));
}

/** Characters of an event in a title: of those that carry much, all words would be too many. */
const WIDTH = 80;

/** What a path is about, short: its key, from which `pathAt` makes it again, and its last step. */
export function titleOf({ subject: { cases } }: Scene, path: Path): string {
  const { event, position } = path.steps.at(-1) ?? { event: { type: 'start' }, position: path.start };
  const words = describeEvent(event);
  const short = words.length > WIDTH ? `${words.slice(0, WIDTH)}…` : words;
  return `${keyOf(cases, path)} ${short}, to ${nameOf(position.snapshot.value)}`;
}
