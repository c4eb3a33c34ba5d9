import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Locale } from '#domain/shop/settings.ts';
import type { Control } from '../support/sight.ts';

/**
 * Selectors by role. Links are limited to `main`, because the header has links of the same names; the menu's buttons
 * count.
 */
const SELECTORS: Readonly<Record<Control['role'], string>> = {
  button: 'button',
  link: 'main a[href]',
  checkbox: 'input[type=checkbox]',
  field: 'input:not([type=checkbox], [type=radio])',
};

const nameOf = (element: HTMLElement) => {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : element.querySelector('.button-label');
  return (label ?? element).textContent?.trim();
};

/**
 * Returns the ARIA label, but not of the button that React Aria adds to a dialog for screen readers alone: it is no
 * stop of the keyboard.
 */
const labelOf = (element: HTMLElement) => (element.tabIndex < 0 ? null : element.ariaLabel);

/** Page as a person uses it: by role and text, in the current language. */
export class Page {
  readonly locale: Locale;
  /** True if a control was pressed or typed into since the walker last reset this, and so had the focus. */
  isUsed = false;
  readonly #actor: () => AnyActorRef;
  readonly #settle: () => Promise<void>;

  constructor(locale: Locale, actor: () => AnyActorRef, settle: () => Promise<void>) {
    this.locale = locale;
    this.#actor = actor;
    this.#settle = settle;
  }

  get snapshot(): AnyMachineSnapshot {
    return this.#actor().getSnapshot();
  }

  /** Returns the first visible control with exactly this name, in the current language. */
  find({ role, name }: Control): HTMLElement | null {
    // Content behind a dialog can be seen but not used.
    const usable = this.all(SELECTORS[role]).filter((each) => !each.closest('[inert], [aria-hidden=true]'));
    return usable.find((each) => [labelOf(each), nameOf(each)].includes(name[this.locale])) ?? null;
  }

  canUse(control: Control): boolean {
    const found = this.find(control);
    return found !== null && found.getAttribute('aria-disabled') !== 'true' && !found.matches(':disabled');
  }

  one(selector: string): HTMLElement | null {
    return this.all(selector)[0] ?? null;
  }

  all(selector: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  }

  /** Sets a field's text as typing does, or selects this option of a list. */
  type(selector: string, text: string): void {
    const field = document.querySelector(selector);
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    if (!isField) throw new Error(`There is no field ${selector}.`);
    if (field.value === text) return;
    this.#use(field);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    const type = field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  /** Presses the control as a finger or the keyboard does, which also focuses it. */
  press(control: HTMLElement | null): void {
    if (!control) throw new Error('There is nothing to press.');
    this.#use(control);
    control.click();
  }

  #use(control: HTMLElement): void {
    control.focus();
    this.isUsed ||= document.activeElement === control;
  }

  choose(selector: string): void {
    const input = document.querySelector(selector);
    if (!(input instanceof HTMLInputElement)) throw new Error(`There is no choice ${selector}.`);
    if (!input.checked) this.press(input);
  }

  /** Sends straight to the machine, for senders outside of the page. */
  send(event: AnyEventObject): void {
    this.#actor().send(event);
  }

  /** Finds an element of a part that loads on demand, which React may show late. */
  async late(find: () => HTMLElement | null): Promise<HTMLElement | null> {
    await this.settle();
    if (find() === null) await late();
    await this.settle();
    return find();
  }

  /** Waits until the page has reacted. */
  settle(): Promise<void> {
    return this.#settle();
  }
}

/** Milliseconds within which React replaces a placeholder with a loaded part. */
const LATE = 500;

/** Resolves at the page's next change, or after `LATE`, when no change can follow any more. */
export const late = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => end());
    const end = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    AbortSignal.timeout(LATE).addEventListener('abort', end);
  });
