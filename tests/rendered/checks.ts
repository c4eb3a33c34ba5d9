import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { expectAccessible } from './axe.ts';
import type { Page } from './page.ts';
import type { Expectation, Scene } from './scene.ts';
import type { Stage } from './stage.tsx';

/** The situation before a step. */
export interface Before {
  path: string;
  sight: Expectation | null;
  /** Whether anything had the focus before the step, or was focused by pressing it. */
  focused: boolean;
}

/** Expects that the page shows what the state means: address, heading, focus, waiting, errors, and that axe is silent. */
export async function expectSight(
  scene: Scene,
  { page }: Stage,
  snapshot: AnyMachineSnapshot,
  before: Before | null,
): Promise<void> {
  const sight = scene.expectationsOf(snapshot, before?.path ?? location.pathname);
  if (!sight) return expect(document.querySelector('h1'), 'nothing is shown yet').toBeNull();
  const alerts = sentencesIn(page);
  const seen = {
    path: location.pathname,
    title: sight.title && document.title,
    language: document.documentElement.lang,
    headings: page.all('h1').map(({ textContent }) => (sight.heading === null ? '' : textContent)),
    busy: sight.busy === null ? null : page.one(WAITING) !== null,
    failed: alerts.length > 0,
    focus: focusLost(before, sight),
    nonsense: alerts.filter((text) => !isSentence(text)),
  };
  const awaited: typeof seen = {
    path: sight.path,
    title: sight.title && `${sight.title[page.locale]} · Parkett`,
    language: page.locale,
    headings: [sight.heading?.[page.locale] ?? ''],
    busy: sight.busy,
    failed: sight.failed,
    focus: null,
    nonsense: [],
  };
  expectSame(seen, awaited);
  await expectAccessible();
}

const WAITING = 'main [aria-busy=true], main [data-busy], main [data-running]';

/** Why the focus is not where it must be; null when it is. */
function focusLost(before: Before | null, sight: Expectation): string | null {
  if (!before?.sight) return null;
  const { activeElement } = document;
  const dialog = document.querySelector('[role=alertdialog]');
  if (dialog) return dialog.contains(activeElement) ? null : `not in the dialog but ${describe(activeElement)}`;
  if (before.path !== sight.path && activeElement?.tagName !== 'H1')
    return `not on the heading but ${describe(activeElement)}`;
  // Another flow decides about its own page: its menu closes when somebody logs out.
  return sight.heading && before.focused && activeElement === document.body ? 'lost' : null;
}

const describe = (element: Element | null) => `${element?.tagName} ${element?.textContent?.slice(0, 40)}`;

const sentencesIn = (page: Page) =>
  page.all('main [role=alert], main .field-error').flatMap((each) => {
    // An error state has a title and a button besides its sentence.
    const said = each.matches('.state') ? each.querySelector('.state-text') : each;
    return said?.textContent?.trim() || [];
  });

/** Sentences that spec section 8 gives without a full stop. */
const WORDED = new Set(['Incorrect Two-Factor Authentication code']);

/** Localized, and nothing of the code: no name of a value, no braces, no `undefined`. */
const isSentence = (text: string) =>
  WORDED.has(text) || (/^\p{Lu}[^{}]*\s[^{}]*[.!?]$/su.test(text) && !/undefined|null|NaN|\[object/.test(text));

/** Expects that each control of the screen is there and enabled exactly where the machine can take its event. */
export function controlsAsPredicted({ subject, triggers }: Scene, { page }: Stage, snapshot: AnyMachineSnapshot): void {
  const offered: Record<string, boolean> = {};
  const predicted: Record<string, boolean> = {};
  for (const [type, { control, withheld }] of Object.entries(triggers)) {
    if (!control) continue;
    const found = control(page);
    offered[type] = found !== null && found.getAttribute('aria-disabled') !== 'true' && !found.matches(':disabled');
    const can = subject.cases.events.some((event) => event.type === type && snapshot.can(event));
    predicted[type] = can && !withheld?.(snapshot);
  }
  expectSame(offered, predicted, ' is offered');
}

/** Compares one by one, so that the message names the first difference. */
function expectSame<T extends object>(is: T, should: T, what = ''): void {
  for (const [name, value] of Object.entries(is)) expect(value, `${name}${what}`).toEqual(Reflect.get(should, name));
}
