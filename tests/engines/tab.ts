/** Element of a page; the engine treats its input as the user’s own. */
export interface Handle {
  click(): Promise<void>;
  /** Replaces the text of the field. */
  type(text: string): Promise<void>;
  /** Chooses a file by its absolute path. */
  choose(file: string): Promise<void>;
}

/** Tab of a driven browser. */
export interface Tab {
  goTo(url: string): Promise<void>;
  /** Evaluates an expression in the page. Its value must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Evaluates an expression whose value is an element; returns null for null. */
  find(expression: string): Promise<Handle | null>;
}

/** Running engine with a profile of its own. */
export interface Driven {
  tab: Tab;
  openTab(): Promise<Tab>;
  /** Ends the browser and all its processes. */
  close(): Promise<void>;
}
