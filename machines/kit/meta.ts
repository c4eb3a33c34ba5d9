/**
 * Metadata of a state. `screen` names the page that the state shows, by its path without the first slash and without
 * variable parts (`orders/finish` for `/orders/$uuid/finish`); each machine declares its screens, and a check compares
 * them with the tables of screens. `requirement` cites the source of the state: a requirement by its number (`4.12`), a
 * law (`§ 312j BGB`) or a standard (`WCAG 2.2.1`); several are separated by `, `. A check knows all sources that can be
 * cited.
 */
export interface Meta<Screen extends string = never> {
  screen?: Screen;
  requirement: string;
}

/** Returns the screen of the current state, for the address bar; null if the state has none. */
export const selectScreen = <Screen extends string>(snapshot: {
  getMeta(): Record<string, Meta<Screen> | undefined>;
}): Screen | null => Object.values(snapshot.getMeta()).find((meta) => meta?.screen)?.screen ?? null;
