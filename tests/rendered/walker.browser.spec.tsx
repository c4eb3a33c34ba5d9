import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { nameOf, type Path, pathsOf } from '../../machines/testing/paths.ts';
import { confirmQuantity, quantity, retry } from '../support/seen/order.ts';
import { type Sight, sightIn } from '../support/sight.ts';
import type { Page } from './page.ts';
import type { Scene, Trigger } from './scene.ts';
import { scene } from './scenes/order.ts';
import { onStage } from './walk.ts';

// Each test gives the walker a wrong expectation of a correct screen, or damages the screen: the message must name the
// mistake.

const paths = pathsOf(scene.subject.machine, scene.subject.cases);

/** Returns the beginning of a path that goes through these states and ends with this type of event. */
function wayThrough(states: readonly string[], last: string): Path {
  const found = paths.find(
    ({ steps }) =>
      steps[states.length - 1]?.event.type === last &&
      states.every((state, i) => nameOf(steps[i]?.position.snapshot.value ?? '') === state),
  );
  if (!found) throw new Error(`No path leads through ${states.join(', ')}.`);
  return { ...found, steps: found.steps.slice(0, states.length) };
}

const loaded = wayThrough(['amount.editing'], 'xstate.done.actor.loadOffer');
const submitted = wayThrough(['amount.editing', 'amount.placing'], 'quantity.submitted');
const declared = wayThrough(
  ['amount.editing', 'amount.placing', 'declarations.editing', 'declarations.editing'],
  'declarations.changed',
);

const refused = wayThrough(['amount.editing', 'amount.placing', 'amount.editing'], 'xstate.done.actor.placement');

const originOf = (type: string): Trigger => scene.triggers[type] ?? {};
const withOrigin = (type: string, origin: Trigger): Scene => ({
  ...scene,
  triggers: { ...scene.triggers, [type]: { ...originOf(type), ...origin } },
});

test('a correct scene is accepted', async () => {
  await onStage(scene, declared, 'de');
});

const endOf = ({ start, steps }: Path) => (steps.at(-1)?.position ?? start).snapshot;

/** Returns the scene with another sight of the state in which the path ends. */
function withSightAt(path: Path, change: Partial<Sight>): Scene {
  const sight = sightIn(scene.seen, endOf(path));
  const states = { ...scene.seen.states, [nameOf(endOf(path).value)]: sight && { ...sight, ...change } };
  return { ...scene, seen: { ...scene.seen, states } };
}

const editing = sightIn(scene.seen, endOf(loaded));
/** Returns the scene with another sight of the amount. */
const withSight = (change: Partial<Sight>): Scene => withSightAt(loaded, change);

test('a heading that is not the one of the state', async () => {
  const other = withSight({ heading: { de: 'Ganz anders', en: 'Different' } });
  await expect(onStage(other, loaded, 'de')).rejects.toThrow(/in amount\.editing: headings: .*Ganz anders/);
  await expect(onStage(other, loaded, 'en')).rejects.toThrow(/in amount\.editing: headings: .*Different/);
});

/** Requirement 13.1: the walker compares address and state after each step of a path. */
test('a step, a title, an address that is not the one of the state', async () => {
  const different = { de: 'Ganz anders', en: 'Different' };
  await expect(onStage(withSight({ step: different }), loaded, 'de')).rejects.toThrow(/editing: step: .*Ganz anders/);
  await expect(onStage(withSight({ title: different }), loaded, 'de')).rejects.toThrow(/editing: title: .*Ganz anders/);
  await expect(onStage(withSight({ at: '/login' }), loaded, 'de')).rejects.toThrow(/editing: path: .*login/);
  await expect(onStage(withSight({ query: ['order'] }), loaded, 'de')).rejects.toThrow(/editing: query: .*order/);
});

test('a missing sentence, and an unexpected one', async () => {
  const gone = { de: 'Das ist weg.', en: 'That is gone.' };
  await expect(onStage(withSight({ says: () => [gone] }), loaded, 'de')).rejects.toThrow(/editing: unsaid: .*weg/);
  const silent = withSight({ says: () => [] });
  await expect(onStage(silent, refused, 'de')).rejects.toThrow(/in amount\.editing: unexpected: .*nur noch 300 Stück/);
});

test('a sentence in an alert instead of at its field, and at the field instead of in an alert', async () => {
  const said = (of?: typeof quantity) =>
    withSight({
      says: ({ context }) => (context.failure ? [{ de: 'nur noch 300 Stück', en: 'only 300', ...(of && { of }) }] : []),
    });
  await onStage(said(quantity), refused, 'de');
  await expect(onStage(said(), refused, 'de')).rejects.toThrow(/in amount\.editing: misplaced: .*nur noch 300 Stück/);
  const unread = wayThrough(['offer.failed'], 'xstate.error.actor.loadOffer');
  const [sentence] = sightIn(scene.seen, endOf(unread))?.says?.(endOf(unread)) ?? [];
  const atField = withSightAt(unread, { says: () => (sentence ? [{ ...sentence, of: quantity }] : []) });
  await expect(onStage(atField, unread, 'de')).rejects.toThrow(/in offer\.failed: misplaced: /);
});

test('another notification than the one of the state', async () => {
  const left = paths.find(({ steps }) => steps.at(-1)?.event.type === 'xstate.done.actor.cancelOrder');
  if (!left) throw new Error('No path leaves the order.');
  const other = withSightAt(left, { notice: () => ({ de: 'Ganz anders', en: 'Different' }) });
  await expect(onStage(other, left, 'de')).rejects.toThrow(/in cancelled: notices: .*Ganz anders/);
});

test('a control that is seen though the machine cannot take its event', async () => {
  const sending = { ...confirmQuantity, sends: 'order.placed' };
  const other = withSight({ controls: [...(editing?.controls ?? []), sending] });
  await expect(onStage(other, loaded, 'de')).rejects.toThrow(/in amount\.editing: order\.placed is offered/);
});

test('a control that is not seen though the machine can take its event', async () => {
  const other = withSight({ controls: [quantity] });
  await expect(onStage(other, loaded, 'de')).rejects.toThrow(/in amount\.editing: quantity\.submitted is offered/);
  const without = withSight({ controls: [confirmQuantity] });
  await expect(onStage(without, loaded, 'de')).rejects.toThrow(/in amount\.editing: field "Betrag in Euro" is offered/);
});

test('a control that the page does not have', async () => {
  const other = withSight({ controls: [...(editing?.controls ?? []), retry] });
  const already = { ...retry, sends: 'quantity.submitted' };
  await expect(onStage(other, loaded, 'de')).rejects.toThrow(/in amount\.editing: retry\.requested is offered/);
  await expect(onStage(withSight({ controls: [quantity, already] }), loaded, 'de')).rejects.toThrow(
    /in amount\.editing: button "Noch einmal versuchen" is offered/,
  );
});

test('an event that is not the one that the page sends', async () => {
  const other = withOrigin('quantity.submitted', {
    happen: (page: Page, event: AnyEventObject) => page.send({ ...event, quantity: 1 }),
  });
  await expect(onStage(other, submitted, 'de')).rejects.toThrow(
    /after quantity\.submitted .*what the machine was told/,
  );
});

test('something on the console', async () => {
  const other = withOrigin('quantity.submitted', {
    happen(page: Page) {
      console.error('What is this?');
      page.press(page.find(confirmQuantity));
    },
  });
  await expect(onStage(other, submitted, 'de')).rejects.toThrow(/in amount\.placing: console: .*error: What is this\?/);
});

test('a focus that is lost', async () => {
  const fromTheStart = { opensIn: () => false };
  const other = withOrigin('declarations.changed', {
    happen(page: Page, event: AnyEventObject) {
      page.send(event);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  });
  await expect(onStage({ ...other, ...fromTheStart }, declared, 'de')).rejects.toThrow(
    /in declarations\.editing: focus: .*lost/,
  );
});

test('a heading that has the focus and is out of sight', async () => {
  const other = withOrigin('declarations.changed', {
    happen(page: Page, event: AnyEventObject) {
      page.send(event);
      const heading = page.one('h1');
      heading?.focus();
      if (heading) heading.style.translate = '0 -1000px';
    },
  });
  await expect(onStage({ ...other, opensIn: () => false }, declared, 'de')).rejects.toThrow(
    /in declarations\.editing: covered: /,
  );
});

test('a fault that axe finds', async () => {
  const picture = document.createElement('img');
  document.body.append(picture);
  await expect(onStage(scene, loaded, 'de')).rejects.toThrow(/axe: .*image-alt/);
  picture.remove();
});
