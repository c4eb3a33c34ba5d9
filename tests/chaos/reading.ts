/** Content of a tab, read at one moment. Texts are as a reader sees them, with single spaces. */
export interface PageReading {
  path: string;
  search: string;
  heading: string;
  /** Number of characters in `main`. */
  length: number;
  /** True if something on the page is marked as loading. */
  busy: boolean;
  /** Current step in the list of steps; empty without such a list. */
  step: string;
  /** Amounts shown as the order's total. */
  totals: string[];
  /** Token of the order that the totals belong to, from the address or the draft; null if neither has it. */
  order: string | null;
  /** Customer whose session is in the vault; null without a session. */
  customer: string | null;
  /** Person whose menu the header shows; null for visitors and until the app has loaded the name. */
  person: string | null;
  /** Buttons in `main`, or in the dialog over it. */
  buttons: string[];
  /** Check boxes and radio buttons in the same place, and those that are checked. */
  choices: string[];
  chosen: string[];
  /** Documents that the customer has not opened yet. */
  unopened: string[];
  /** True if the history has a page of this site before, or after, this one. */
  back: boolean;
  forward: boolean;
  /** Addresses of links within this site. */
  links: string[];
  /** Names of the text fields and lists. */
  fields: string[];
  /** Texts in these fields, by name. */
  values: Record<string, string>;
  /** Token balances that the page shows, by the code of their variant. */
  balances: Record<string, string>;
  /**
   * Payouts of a year that the page shows, in all and by payment; null on pages without them, or for a single security.
   */
  received: { year: string; sum: string; payments: string[] } | null;
  /** Hearts of works by their names: the work’s code, and the state that the heart shows. */
  hearts: Record<string, { code: string; isLiked: boolean | null }>;
  /** Names of the slots that take a file. */
  slots: string[];
  /** Uploaded files that the page lists, each with its slot: `Gesellschafterliste: Liste.pdf`. */
  files: string[];
}

/** Activity of a tab, by which `Tabs` sees that it has settled. */
export interface Pulse {
  /** New for each document. */
  id: string;
  /** Grows with everything that happens in the document. */
  activity: number;
  /** Vault as the tab sees it. */
  vault: string | null;
  /** Last beat of each other tab that was received on all channels. */
  heard: Record<string, number>;
}

interface Chaos {
  beat(count: number): Promise<Pulse>;
  read(): PageReading;
  press(name: string): boolean;
  follow(href: string): boolean;
  fill(field: string, text: string): boolean;
  /**
   * Chooses a file for a slot. With `cancels` it cancels the upload as soon as the page lets it; false if that was
   * never possible.
   */
  choose(slot: string, file: { name: string; content: string }, cancels: boolean): Promise<boolean>;
  /** Chooses the first answer to each open question on the page, and ticks each box. */
  answer(): void;
  openMenu(): void;
  pressInMenu(name: string): boolean;
}

declare global {
  interface Window {
    chaos: Chaos;
  }
}
