import { expect, test } from 'playwright/test';
import type { Control } from '../support/sight.ts';
import { chooseGerman, findControl, focusedValue, problems, shownText } from './inPage.ts';
import type { Handle, Tab } from './tab.ts';

/** Milliseconds for a step, and for all of a journey. */
const STEP = 30_000;
export const JOURNEY = 120_000;

type Role = Control['role'] | 'radio' | 'file';
/** Control of a table in `support/seen`, or one that is found by role and name. */
type Sought = Control | { role: Role; name: string | RegExp };

const patternOf = ({ name }: Sought) => {
  if (name instanceof RegExp) return name.source;
  return `^${RegExp.escape(typeof name === 'string' ? name : name.de)}$`;
};
const sayOf = ({ role, name }: Sought) => `${role} “${typeof name === 'object' && 'de' in name ? name.de : name}”`;

/** Returns the source of a call in the page. */
const callOf = <A extends unknown[]>(fn: (...args: A) => unknown, ...args: A) => `(${fn})(...${JSON.stringify(args)})`;

/** User of a tab. Each step waits for what it needs; an error names the step. */
export class Visitor {
  readonly #tab: Tab;
  readonly #until = Date.now() + JOURNEY;
  constructor(tab: Tab) {
    this.#tab = tab;
  }

  async goTo(url: string) {
    await this.#step(`go to ${url}`, async () => {
      await this.#tab.goTo(url);
      // Not every engine can be started in German.
      if (await this.#call(chooseGerman)) await this.#tab.goTo(url);
      await this.#call(problems);
    });
  }

  async fill(field: Sought, text: string) {
    // React may replace the field of the prerendered page while the text is typed.
    await this.#step(`fill ${sayOf(field)}`, async () => {
      await (await this.#find(field)).type(text);
      expect(await this.#call(focusedValue)).toBe(text);
    });
  }

  async press(control: Sought) {
    await this.#step(`press ${sayOf(control)}`, async () => (await this.#find(control)).click());
  }

  async choose(field: Sought, file: string) {
    await this.#step(`choose a file in ${sayOf(field)}`, async () => (await this.#find(field)).choose(file));
  }

  async see(text: string) {
    await this.#step(`see “${text}”`, async () =>
      expect((await this.#call(shownText)).includes(text), 'the page shows it').toBe(true),
    );
  }

  /** Fails if the page has reported a problem since it was loaded. */
  async expectNoProblems() {
    await this.#step('meet no problems', async () => expect(await this.#call(problems)).toEqual([]));
  }

  async #call<T, A extends unknown[]>(fn: (...args: A) => T, ...args: A): Promise<T> {
    return (await this.#tab.evaluate(callOf(fn, ...args))) as T;
  }

  async #find(control: Sought): Promise<Handle> {
    const found = await this.#tab.find(callOf(findControl, control.role, patternOf(control)));
    if (!found) throw new Error('it is not there, or cannot be used');
    return found;
  }

  /** Repeats the step until it succeeds. */
  async #step(title: string, act: () => Promise<unknown>) {
    const timeout = Math.max(1, Math.min(STEP, this.#until - Date.now()));
    await test.step(title, async () => {
      try {
        await expect(act).toPass({ timeout, intervals: [100] });
      } catch (error) {
        const page = await this.#call(shownText).catch(String);
        const message = error instanceof Error ? error.message : error;
        throw new Error(`${title}: ${message}\nThe page: ${page.slice(0, 400)}`, { cause: error });
      }
    });
  }
}
