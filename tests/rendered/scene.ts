import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Locale } from '#domain/shop/settings.ts';
import type { Subject } from '../../machines/testing/cases.ts';
import { describeEvent, keyOf, nameOf, type Path } from '../../machines/testing/paths.ts';
import type { Localized } from './localized.ts';
import type { Page } from './page.ts';

/** What an event of the cases comes from. */
export interface Trigger {
  /** The control of the screen that sends it: there, and enabled, exactly where the machine can take such an event. */
  control?(page: Page): HTMLElement | null;
  /** Why the screen does not offer it here, although the machine could take it. */
  withheld?(snapshot: AnyMachineSnapshot): string | false;
  /**
   * Makes it happen as it does to people; to press the control unless given. False where it cannot be made with this
   * screen, or comes from elsewhere (another tab, the API layer): the machine is told by whoever that is.
   */
  happen?(page: Page, event: AnyEventObject): Promise<unknown> | unknown;
  /** Parts of the event that the flow finds words for itself. */
  free?: readonly string[];
}

/** For events that no part of the page sends. */
export const elsewhere: Trigger = { happen: () => false };

/** What must be seen in a state. */
export interface Expectation {
  /** In the address bar. */
  path: string;
  /** Of the document, without the brand; null for a page of another flow. */
  title: Localized | null;
  /** The `h1`; null for a page of another flow, of which only that there is one is known. */
  heading: Localized | null;
  /** The screen says that it waits; null for a page of another flow, that waits for reads of its own. */
  busy: boolean | null;
  /** The screen says that something is wrong, in a sentence. */
  failed: boolean;
}

/** What the rendered level has to know of a machine with screens; everything else it finds in its cases and its flow. */
export interface Scene {
  subject: Subject;
  /** The address at which the flow starts the machine with this input. */
  hrefOf(input: unknown): string;
  /** The input as the flow makes it for somebody with this language; the same unless given. */
  inputIn?(input: unknown, locale: Locale): unknown;
  /** The path of another machine that leads to where this one starts with that input; its address is opened first. */
  comesAfter?(input: unknown): { scene: Scene; path: Path } | null;
  /** Whether a page can be opened in this state, all of them unless given: in others it would not stay there. */
  opensIn?(snapshot: AnyMachineSnapshot): boolean;
  /** Where the app around the screens may send something by itself, so that the machine does not stay. */
  goesOn?(snapshot: AnyMachineSnapshot): boolean;
  /** By type of event: all that the cases hold. */
  triggers: Readonly<Record<string, Trigger>>;
  /** `before`: the path in the address bar before the step, for states that stay where one is. */
  expectationsOf(snapshot: AnyMachineSnapshot, before: string): Expectation | null;
  /** What the page may write to the console in this step, because the design says so. */
  logs?(event: AnyEventObject): RegExp | null;
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
