import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { coveredText } from '../support/coveredText.ts';
import { designFaults } from '../support/designFaults.ts';
import { controlsOf, filled, keyOf, patternOf, type Sentence, type Sight, sightIn, titleAt } from '../support/sight.ts';
import { expectAccessible } from './axe.ts';
import type { Page } from './page.ts';
import { repeatedKickers } from './repeatedKickers.ts';
import { pathOf, type Scene } from './scene.ts';
import type { Stage } from './stage.tsx';

/** Situation before a step. */
export interface Before {
  path: string;
  sight: Sight | null;
  /** True if an element had the focus before the step, or was focused by pressing it. */
  focused: boolean;
}

/**
 * Expects that the page shows the state's sight: address, heading, step, focus, waiting, the question, exactly its
 * sentences about failures, each at its field or in an alert, and its notification; and that axe finds no fault in
 * German.
 */
export async function expectSight(
  scene: Scene,
  { page }: Stage,
  snapshot: AnyMachineSnapshot,
  before: Before | null,
): Promise<void> {
  const sight = sightIn(scene.seen, snapshot);
  if (!sight) return expect(document.querySelector('h1'), 'nothing is shown yet').toBeNull();
  const { locale } = page;
  const path = pathOf(sight, snapshot, before?.path ?? location.pathname);
  const title = titleAt(sight, before?.path ?? location.pathname);
  const query = new URLSearchParams(location.search);
  const values = sight.values?.(snapshot);
  const sentences = sight.says?.(snapshot) ?? [];
  const patternFor = (sentence: Sentence) => patternOf(filled(sentence[locale], values));
  const patterns = sentences.map(patternFor);
  const alerts = page.all(ALERTS).flatMap(({ textContent }) => wordsOf(textContent) || []);
  const isOwn = sight.heading !== null;
  const seen = {
    path: location.pathname,
    query: sight.query?.filter((name) => query.has(name)),
    title: title && document.title,
    language: document.documentElement.lang,
    headings: page.all('h1').map(({ textContent }) => (isOwn ? textContent : '')),
    repeated: page.all('h1').flatMap(({ textContent }) => repeatedKickers(textContent ?? '')),
    step: isOwn ? (page.one('main [aria-current=step] .steps-label')?.textContent ?? null) : null,
    back: backLinks(page).filter((place) => place !== stepBefore(page)),
    // A page of another flow may wait for reads of its own.
    busy: isOwn ? page.one(WAITING) !== null : null,
    question: page.one('[role=alertdialog] [slot=title]')?.textContent ?? null,
    popup: page.one('[role=dialog] [slot=title]')?.textContent ?? null,
    unsaid: patterns.filter((pattern) => !alerts.some((alert) => pattern.test(alert))).join(', '),
    unexpected: alerts.filter((alert) => !patterns.some((pattern) => pattern.test(alert))).join(' '),
    // Behind a question the fields are inert.
    misplaced: sentences
      .filter((each) => !sight.dialog && !isInPlace(page, each, patternFor(each)))
      .map((each) => each[locale]),
    // Without what a screen reader hears first: „Erledigt:“.
    notices: sight.notice && page.all('.notice-text p').map(({ lastChild }) => lastChild?.textContent),
    focus: focusLost(before, sight, path),
    covered: page.all(FOCUSED).map(coveredText).filter(Boolean),
    nonsense: sentencesIn(page).filter((text) => !isSentence(text)),
    saidTwice: page
      .all('[aria-describedby]')
      .filter(isDescribedTwice)
      .map(({ textContent }) => textContent),
    design: designFaults(),
  };
  const awaited: typeof seen = {
    path,
    query: sight.query?.slice(),
    title: title && [title[locale], sight.about?.(snapshot), 'Parkett'].filter(Boolean).join(' · '),
    language: locale,
    headings: [filled(sight.heading?.[locale] ?? '', values)],
    repeated: [],
    step: sight.step?.[locale] ?? null,
    back: [],
    busy: isOwn ? sight.busy === true : null,
    question: sight.dialog?.[locale] ?? null,
    popup: sight.popup?.[locale] ?? null,
    unsaid: '',
    unexpected: '',
    misplaced: [],
    notices: sight.notice && [sight.notice(snapshot)?.[locale] ?? []].flat(),
    focus: null,
    covered: [],
    nonsense: [],
    saidTwice: [],
    design: [],
  };
  expectSame(seen, awaited);
  // Both languages have the same structure, and German words are longer.
  if (locale === 'de') await expectAccessible();
}

const ALERTS = ':is(main, [role=dialog]) :is([role=alert], .field-error)';
/** Headings and messages with the focus, which the page has scrolled to. */
const FOCUSED = 'main :is(h1, h2, [role=status]):not(.visually-hidden):focus';
const WAITING = 'main [aria-busy=true], main [data-busy], main [data-running]';

const BACK = { de: 'Zurück', en: 'Back' };

/** Places of the links back, in a flow whose list of steps leads to the step before the current one. */
const backLinks = (page: Page) =>
  stepBefore(page) === null
    ? []
    : page.all('main a[href]').flatMap((link) => (link.textContent === BACK[page.locale] ? placeOf(link) : []));

/** Returns the place to which the list of steps leads back; null without such a link. */
const stepBefore = (page: Page) => {
  const step = page.one('main [aria-current=step]')?.previousElementSibling?.querySelector('a');
  return step ? placeOf(step) : null;
};

/** Address of a link with its screen, since screens may share an address. */
const placeOf = (link: HTMLElement) => `${link.getAttribute('href')} ${link.dataset.screen ?? ''}`;

/** Returns the reason why the focus is wrong; null if it is right. */
function focusLost(before: Before | null, sight: Sight, path: string): string | null {
  if (!before?.sight) return null;
  const { activeElement } = document;
  const dialog = document.querySelector('[role=alertdialog], [role=dialog]');
  if (dialog) return dialog.contains(activeElement) ? null : `not in the dialog but ${describe(activeElement)}`;
  // The heading of a page that is still loading gets the focus when the page arrives.
  if (document.querySelector('main h1[data-placeholder]') && before.path !== path) return null;
  if (before.path !== path && activeElement?.tagName !== 'H1')
    return `not on the heading but ${describe(activeElement)}`;
  // Another flow decides about the focus on its own page: the menu closes at a logout.
  return sight.heading && before.focused && activeElement === document.body ? 'lost' : null;
}

/** True if an element has the same description twice, which would be read out twice. */
const isDescribedTwice = (element: Element) => {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return new Set(ids).size < ids.length;
};

/**
 * True if a sentence about a field describes that field, and any other one is an alert, or the error of a group, which
 * describes the group or its controls.
 */
const isInPlace = (page: Page, { of }: Sentence, pattern: RegExp) => {
  const describes = ({ id }: Element) => document.querySelector(`[aria-describedby~="${id}"]`) !== null;
  const apart = [...page.all('[role=alert]'), ...page.all('fieldset > .field-error').filter(describes)];
  if (!of) return apart.some(({ textContent }) => pattern.test(wordsOf(textContent)));
  const ids = page.find(of)?.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return ids.some((id) => pattern.test(wordsOf(document.getElementById(id)?.textContent ?? null)));
};

const describe = (element: Element | null) => `${element?.tagName} ${element?.textContent?.slice(0, 40)}`;

const wordsOf = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const sentencesIn = (page: Page) =>
  page.all(ALERTS).flatMap((each) => {
    // An error state has a title and a button besides its sentence.
    const said = each.matches('.state') ? each.querySelector('.state-text') : each;
    return said?.textContent?.trim() || [];
  });

/** Sentences without a full stop (requirements section 8). */
const WORDED = new Set(['Incorrect Two-Factor Authentication code.']);

/** True for a sentence without traces of code, such as braces or `undefined`. */
const isSentence = (text: string) =>
  WORDED.has(text) || (/^\p{Lu}[^{}]*\s[^{}]*[.!?]$/su.test(text) && !/undefined|null|NaN|\[object/.test(text));

/**
 * Expects that a control of the table is usable exactly if this state shows it, and that an event which a control sends
 * is offered exactly if the machine can take it and the scene does not withhold it.
 */
export function controlsAsPredicted(scene: Scene, { page }: Stage, snapshot: AnyMachineSnapshot): void {
  const { subject, seen, triggers } = scene;
  const sight = sightIn(seen, snapshot);
  const shown = new Set((sight?.controls ?? []).map(keyOf));
  const all = controlsOf(seen);
  const pressable = subject.cases.events.flatMap(({ type }) => (triggers[type]?.happen ? [] : type));
  const sent = new Set([...pressable, ...all.flatMap(({ sends }) => sends ?? [])]);
  const offered: Record<string, boolean> = {};
  const predicted: Record<string, boolean> = {};
  for (const type of sent) {
    offered[type] = sight?.controls?.some(({ sends }) => sends === type) ?? false;
    const can = subject.cases.events.some((event) => event.type === type && snapshot.can(event));
    predicted[type] = can && !triggers[type]?.withheld?.(snapshot);
  }
  for (const control of all) {
    // A page of another flow may have a field of the same name.
    if (sight?.heading === null && !control.sends) continue;
    offered[keyOf(control)] = page.canUse(control);
    predicted[keyOf(control)] = shown.has(keyOf(control));
  }
  expectSame(offered, predicted, ' is offered');
}

/** Compares property by property, so that the message names the first difference. */
function expectSame<T extends object>(is: T, should: T, what = ''): void {
  for (const [name, value] of Object.entries(is)) expect(value, `${name}${what}`).toEqual(Reflect.get(should, name));
}
