/** The content of a tab, read at one moment. Texts are as a reader sees them, with single spaces. */
export interface Reading {
  path: string;
  search: string;
  heading: string;
  /** The number of characters in `main`. */
  length: number;
  /** Whether something on the page is marked as loading. */
  busy: boolean;
  /** The current step in the list of steps; empty without one. */
  step: string;
  /** Amounts shown as the order's total. */
  totals: string[];
  /** The token of the order that the totals belong to, from the address or the draft; null where none is known. */
  order: string | null;
  /** The customer whose session is in the vault; null without one. */
  customer: string | null;
  /** The person whose menu the header shows; null for a visitor, and until it is known. */
  person: string | null;
  /** Buttons in `main`, or in the dialog over it. */
  buttons: string[];
  /** Check boxes and radio buttons in the same place, and those that are chosen. */
  choices: string[];
  chosen: string[];
  /** Documents that have not been opened yet. */
  unopened: string[];
  /** Whether the history has a page of this site before, and after, this one. */
  back: boolean;
  forward: boolean;
  /** Addresses of links within this site. */
  links: string[];
  /** Names of the text fields and lists. */
  fields: string[];
  /** What stands in them. */
  values: Record<string, string>;
  /** Tokens that are said to be held, by the code of their variant. */
  balances: Record<string, string>;
  /** What is said to be received in a year, in all and by payment; null where that is not said, or of one security. */
  received: { year: string; sum: string; payments: string[] } | null;
  /** The hearts of works by their names: whose they are, by code, and whether they say that the work is liked. */
  hearts: Record<string, { code: string; isLiked: boolean | null }>;
  /** What a file can be chosen for. */
  slots: string[];
  /** The files that are shown as being there, with what each is for: `Gesellschafterliste: Liste.pdf`. */
  files: string[];
}

/** The activity of a tab, which tells when it has settled. */
export interface Pulse {
  /** Made anew with each document. */
  id: string;
  /** Grows with everything that happens in the document. */
  activity: number;
  /** What the tab sees in the vault. */
  vault: string | null;
  /** The last beat of each other tab that was received on all channels. */
  heard: Record<string, number>;
}

interface Chaos {
  beat(count: number): Promise<Pulse>;
  read(): Reading;
  press(name: string): boolean;
  follow(href: string): boolean;
  fill(field: string, text: string): boolean;
  /**
   * Chooses a file for something that is to be proven. With `cancels` it is cancelled once that can be done; false where
   * it never could.
   */
  choose(slot: string, file: { name: string; content: string }, cancels: boolean): Promise<boolean>;
  /** Gives the first answer to each question that is open, and ticks each box. */
  answer(): void;
  openMenu(): void;
  pressInMenu(name: string): boolean;
}

declare global {
  interface Window {
    chaos: Chaos;
  }
}
