import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { ScreenPath } from '#components/links/pathTo.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { nameOf } from '#machines/testing/paths.ts';
import type { AnyMachine, StateName } from './names.ts';

/**
 * Text in both languages, with `{name}` in place of values. The tables do not use the app’s catalogue, so that a wrong
 * sentence and a wrong translation are noticed.
 */
export type Localized = Readonly<Record<Locale, string>>;

/** Control of a screen. A `field` is found by its label, any other control by its role and accessible name. */
export interface Control {
  role: 'button' | 'link' | 'checkbox' | 'field';
  name: Localized;
  /** Type of the event that a press sends to the machine. */
  sends?: string;
}

/** Sentence about a problem: in an alert, or at the field `of`. */
export interface Sentence extends Localized {
  of?: Control;
}

/** Content of the screen in a state, independent of how a level of tests reads the page or acts on it. */
export interface Sight<S = AnyMachineSnapshot> {
  /** A state may have several sights: the first applies whose `when` holds, or that has none. */
  when?(snapshot: S): boolean;
  /** Path in the address bar, as in the tables of screens; null if it does not change. */
  at: ScreenPath | null;
  /** Parameters that the address must have as well. */
  query?: readonly string[];
  /** Values of `$uuid` in the path and `{name}` in the heading, if the machine’s cases define them. */
  values?(snapshot: S): Readonly<Record<string, string>>;
  /** Title of the document without the brand, by path; null on a page of another flow. */
  title: Localized | ((path: string) => Localized) | null;
  /** Subject of the page, which the title names as well; null without a subject. */
  about?(snapshot: S): string | null;
  /** Text of the `h1`; null on a page of another flow, which only has to have one. */
  heading: Localized | null;
  /** Current step in the list of steps; absent unless the screen belongs to a process. */
  step?: Localized;
  /** True if the screen is marked as busy. */
  busy?: boolean;
  /** All sentences about problems. */
  says?(snapshot: S): readonly Sentence[];
  /** Question that must be answered before any other action. */
  dialog?: Localized;
  /** Title of the dialog over the page, if it contains the sentences and controls. */
  popup?: Localized;
  /** Controls of the table that can be used; all others must not be. */
  controls?: readonly Control[];
  /** Notification beside the page, which disappears after a while. */
  notice?(snapshot: S): Localized | null;
}

/** Sights of a state; null before anything is shown. */
type Shown<S> = Sight<S> | readonly Sight<S>[] | null;

/** Sights of a machine: an entry for each of its states and for no other name. */
export interface Seen<M extends AnyMachine> {
  states: Readonly<Record<StateName<M>, Shown<SnapshotFrom<M>>>>;
  /** Paths at which a sight without a path may appear. */
  places?: readonly ScreenPath[];
  /** Sights of the same screens while there is no machine. */
  besides?: readonly Sight[];
}

/** Sights of any machine. */
export interface SeenTable {
  states: Readonly<Record<string, Shown<AnyMachineSnapshot>>>;
  places?: readonly ScreenPath[];
  besides?: readonly Sight[];
}

/** Returns the sight of this state; null before anything is shown. @throws Error for a state without an entry. */
export function sightIn({ states }: SeenTable, snapshot: AnyMachineSnapshot): Sight | null {
  const name = nameOf(snapshot.value);
  const shown = Object.hasOwn(states, name) ? states[name] : undefined;
  const sight = shown === null ? null : listed(shown).find(({ when }) => when?.(snapshot) ?? true);
  if (sight === undefined)
    throw new Error(`tests/support/seen: no entry for the state ${name}; add its visible content.`);
  return sight;
}

export const sightsOf = ({ states, besides = [] }: SeenTable): readonly Sight[] => [
  ...Object.values(states).flatMap((shown) => listed(shown)),
  ...besides,
];

const listed = (shown: Shown<AnyMachineSnapshot> | undefined): readonly Sight[] => {
  if (shown === null || shown === undefined) return [];
  return 'heading' in shown ? [shown] : shown;
};

export const controlsOf = (table: SeenTable): readonly Control[] => [
  ...new Map(sightsOf(table).flatMap(({ controls = [] }) => controls.map((each) => [keyOf(each), each]))).values(),
];

/** Returns the key of a control: `button "Anmelden"`. */
export const keyOf = ({ role, name }: Control): string => `${role} "${name.de}"`;

/** Returns the title at a path; null on a page of another flow. */
export const titleAt = ({ title }: Sight, path: string): Localized | null =>
  typeof title === 'function' ? title(path) : title;

/** Replaces the placeholders that have a value. */
export const filled = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/**
 * Returns a pattern for texts that contain this one, with anything for `{name}`; a `whole` text must match entirely.
 */
export function patternOf(text: string, whole = false): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = parts.join('.+');
  return new RegExp(whole ? `^${pattern}$` : pattern, 'u');
}
