import type { AnyMachineSnapshot } from 'xstate';
import { standingOf } from '../../machines/testing/cover.ts';
import { looksIn } from '../support/looks.ts';

const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * Words of each position of a machine on screen: the text that is seen or read out, labels, values of fields, and the
 * looks of controls; of a dialog, if one is open. Every scene has fixed data, so figures belong to it. The first path
 * to a position counts.
 */
export class Readings {
  readonly #words = new Map<string, string[]>();

  add(snapshot: AnyMachineSnapshot): void {
    const position = standingOf(snapshot);
    if (!this.#words.has(position)) this.#words.set(position, wordsShown());
  }

  /** All positions with their words, for a comparison with the approved ones. */
  toString(): string {
    return [...this.#words].map(([position, words]) => `${[position, ...words].join('\n  ')}\n`).join('\n');
  }
}

function wordsShown(): string[] {
  const part = document.querySelector<HTMLElement>(DIALOG) ?? document.querySelector('main');
  if (!part) return [];
  const labels = [...part.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  const values = [...part.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])')]
    .map(({ value }) => value)
    .filter(Boolean);
  return [
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not shown, and lines are as laid out
    ...part.innerText.split('\n').map((line) => line.trim()),
    ...labels.map((label) => `label: ${label}`),
    ...values.map((value) => `value: ${value}`),
    ...looksIn(part),
  ].filter(Boolean);
}
