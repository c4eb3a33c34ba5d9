import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { ScreenPath } from '#components/links/pathTo.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { nameOf } from '#machines/testing/paths.ts';
import type { AnyMachine, StateName } from './names.ts';

/**
 * A text in both languages, where `{name}` stands for what differs. The tables have words of their own, so that a wrong
 * sentence and a wrong translation are noticed.
 */
export type Localized = Readonly<Record<Locale, string>>;

/** Something to use on a screen. A `field` is found by its label, anything else by its role and accessible name. */
export interface Control {
  role: 'button' | 'link' | 'checkbox' | 'field';
  name: Localized;
  /** The type of the event that pressing it sends to the machine. */
  sends?: string;
}

/** A sentence about what is wrong: in an alert, or at the field `of` which it says so. */
export interface Sentence extends Localized {
  of?: Control;
}

/** What is seen in a state. Nothing here knows how a level looks at the page or does anything on it. */
export interface Sight<S = AnyMachineSnapshot> {
  /** A state may have several sights: what is seen is the first whose `when` holds, or that has none. */
  when?(snapshot: S): boolean;
  /** The path in the address bar, as in the tables of screens; null where it stays what it was. */
  at: ScreenPath | null;
  /** The parameters that the address must have besides. */
  query?: readonly string[];
  /** What stands for `$uuid` in the path and for `{name}` in the heading, where the machine's cases say it. */
  values?(snapshot: S): Readonly<Record<string, string>>;
  /** The document's title without the brand, by the path; null on a page of another flow. */
  title: Localized | ((path: string) => Localized) | null;
  /** What the title names besides: what the page is about. Null where nothing is. */
  about?(snapshot: S): string | null;
  /** The text of the `h1`; null on a page of another flow, which only has to have one. */
  heading: Localized | null;
  /** The current one in the list of steps; none unless given. */
  step?: Localized;
  /** Whether the screen says that it waits. */
  busy?: boolean;
  /** All that it says to be wrong. */
  says?(snapshot: S): readonly Sentence[];
  /** The question that is to be answered before anything else. */
  dialog?: Localized;
  /** The title of the dialog in which something is done over the page: what is said and can be used stands there. */
  popup?: Localized;
  /** The controls of the table that can be used; all others cannot. */
  controls?: readonly Control[];
  /** What is reported beside the page, for a while. */
  notice?(snapshot: S): Localized | null;
}

/** What a state shows; null where nothing is shown yet. */
type Shown<S> = Sight<S> | readonly Sight<S>[] | null;

/** What is seen of a machine: an entry for each of its states and for no other name. */
export interface Seen<M extends AnyMachine> {
  states: Readonly<Record<StateName<M>, Shown<SnapshotFrom<M>>>>;
  /** The paths at which a sight without one of its own may stand. */
  places?: readonly ScreenPath[];
  /** What the same screens show while there is no machine. */
  besides?: readonly Sight[];
}

/** The same of any machine. */
export interface SeenTable {
  states: Readonly<Record<string, Shown<AnyMachineSnapshot>>>;
  places?: readonly ScreenPath[];
  besides?: readonly Sight[];
}

/** What is seen in this state; null where nothing is shown yet. @throws for a state without an entry. */
export function sightIn({ states }: SeenTable, snapshot: AnyMachineSnapshot): Sight | null {
  const name = nameOf(snapshot.value);
  const shown = Object.hasOwn(states, name) ? states[name] : undefined;
  const sight = shown === null ? null : listed(shown).find(({ when }) => when?.(snapshot) ?? true);
  if (sight === undefined) throw new Error(`Nobody said what is seen in ${name}.`);
  return sight;
}

/** All sights of a table. */
export const sightsOf = ({ states, besides = [] }: SeenTable): readonly Sight[] => [
  ...Object.values(states).flatMap((shown) => listed(shown)),
  ...besides,
];

const listed = (shown: Shown<AnyMachineSnapshot> | undefined): readonly Sight[] => {
  if (shown === null || shown === undefined) return [];
  return 'heading' in shown ? [shown] : shown;
};

/** All controls of a table's sights, each once. */
export const controlsOf = (table: SeenTable): readonly Control[] => [
  ...new Map(sightsOf(table).flatMap(({ controls = [] }) => controls.map((each) => [keyOf(each), each]))).values(),
];

/** What tells a control from the others: `button "Anmelden"`. */
export const keyOf = ({ role, name }: Control): string => `${role} "${name.de}"`;

/** The title at a path; null on a page of another flow. */
export const titleAt = ({ title }: Sight, path: string): Localized | null =>
  typeof title === 'function' ? title(path) : title;

/** The text with its values; what has none stays as it is. */
export const filled = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Matches a text that contains this one, with anything for `{name}`; a `whole` text is nothing but it. */
export function patternOf(text: string, whole = false): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = parts.join('.+');
  return new RegExp(whole ? `^${pattern}$` : pattern, 'u');
}
