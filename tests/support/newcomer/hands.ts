import { expect, type Locator, type Page } from 'playwright/test';
import { tick } from '../screens/OrderScreen.ts';

/** Ways to use a page’s controls. */
export interface Hands {
  type(field: Locator, text: string): Promise<void>;
  /** Presses a button or a link. */
  press(control: Locator): Promise<void>;
  /** Marks one of a few answers, or a box. */
  mark(choice: Locator): Promise<void>;
  /** Chooses an answer that leads to the next question. */
  decide(answer: Locator): Promise<void>;
  /** Chooses an entry of a list that opens, by its text. */
  choose(list: Locator, entry: string): Promise<void>;
}

/** Number of actions of a newcomer. */
export interface Effort {
  /** Fields in which a text was typed or an entry chosen. */
  fields: number;
  /** Presses of a button or a link, answers and boxes. */
  presses: number;
}

/** Uses a mouse and a keyboard, or a finger. */
export function handsWithMouse(effort: Effort = { fields: 0, presses: 0 }): Hands {
  return {
    async type(field, text) {
      effort.fields += 1;
      await field.fill(text);
    },
    async press(control) {
      effort.presses += 1;
      await control.click();
    },
    async mark(choice) {
      effort.presses += 1;
      await tick(choice);
    },
    async decide(answer) {
      effort.presses += 1;
      await answer.click();
    },
    async choose(list, entry) {
      effort.fields += 1;
      if (await isComboBox(list)) {
        await list.fill(entry);
        await list.page().getByRole('option', { name: entry, exact: true }).click();
      } else await list.selectOption(entry);
    },
  };
}

/** Uses only the keyboard (WCAG 2.1.1): Tab reaches each control, and an arrow key an answer among others. */
export function handsOnKeyboard(page: Page): Hands {
  const { keyboard } = page;
  async function reach(target: Locator) {
    await expect(target).toBeAttached();
    for (let stops = 0; stops < 120; stops += 1) {
      const focus = await focusAround(target);
      if (focus === 'here') return;
      await keyboard.press(focus === 'besides' ? 'ArrowDown' : 'Tab');
    }
    throw new Error(`${target} is not reached by keyboard.`);
  }
  return {
    async type(field, text) {
      await reach(field);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(text);
    },
    async press(control) {
      await reach(control);
      await keyboard.press('Enter');
    },
    async mark(choice) {
      await reach(choice);
      if (!(await choice.isChecked())) await keyboard.press('Space');
      await expect(choice).toBeChecked();
    },
    async decide(answer) {
      await reach(answer);
      // An arrow key may have chosen it, but leads no further.
      await keyboard.press('Space');
    },
    async choose(list, entry) {
      await reach(list);
      await keyboard.type(entry);
      if (await isComboBox(list)) {
        await expect(page.getByRole('option', { name: entry, exact: true })).toBeVisible();
        await keyboard.press('ArrowDown');
        await keyboard.press('Enter');
      }
    },
  };
}

const isComboBox = (list: Locator) => list.evaluate((element) => element.getAttribute('role') === 'combobox');

/** Position of the focus: on this control, on another answer to the same question, or elsewhere. */
const focusAround = (target: Locator) =>
  target.evaluate((element): 'here' | 'besides' | 'elsewhere' => {
    const focused = document.activeElement;
    if (element === focused) return 'here';
    const areAnswers =
      element instanceof HTMLInputElement &&
      focused instanceof HTMLInputElement &&
      [element, focused].every(({ type }) => type === 'radio');
    return areAnswers && element.name === focused.name ? 'besides' : 'elsewhere';
  });
