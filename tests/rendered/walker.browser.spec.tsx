import { expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { nameOf, type Path, pathsOf } from '../../machines/testing/paths.ts';
import type { Page } from './page.ts';
import type { Scene, Trigger } from './scene.ts';
import { scene } from './scenes/order.ts';
import { onStage } from './walk.ts';

// The walker gets a wrong expectation of a correct screen, or the screen is damaged: the message must name the mistake.

const paths = pathsOf(scene.subject.machine, scene.subject.cases);

/** The beginning of a path that goes through these states and ends with this type of event. */
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

const originOf = (type: string): Trigger => scene.triggers[type] ?? {};
const withOrigin = (type: string, origin: Trigger): Scene => ({
  ...scene,
  triggers: { ...scene.triggers, [type]: { ...originOf(type), ...origin } },
});

test('what is right is accepted', async () => {
  await onStage(scene, declared, 'de');
});

test('a heading that is not the one of the state', async () => {
  const other: Scene = {
    ...scene,
    expectationsOf: (snapshot, before) => {
      const sight = scene.expectationsOf(snapshot, before);
      return sight && snapshot.matches('amount')
        ? { ...sight, heading: { de: 'Ganz anders', en: 'Different' } }
        : sight;
    },
  };
  await expect(onStage(other, loaded, 'de')).rejects.toThrow(/in amount\.editing: headings: .*Ganz anders/);
  await expect(onStage(other, loaded, 'en')).rejects.toThrow(/in amount\.editing: headings: .*Different/);
});

test('a control that is offered though the machine cannot take its event', async () => {
  const other = withOrigin('order.placed', { ...originOf('quantity.submitted') });
  await expect(onStage(other, loaded, 'de')).rejects.toThrow(/in amount\.editing: order\.placed is offered/);
});

test('a control that is not there though the machine can take its event', async () => {
  const other = withOrigin('quantity.submitted', { control: () => null });
  await expect(onStage(other, loaded, 'de')).rejects.toThrow(/in amount\.editing: quantity\.submitted is offered/);
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
  const { control } = originOf('quantity.submitted');
  const other = withOrigin('quantity.submitted', {
    happen(page: Page) {
      console.error('What is this?');
      page.press(control?.(page) ?? null);
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

test('a fault that axe finds', async () => {
  const picture = document.createElement('img');
  document.body.append(picture);
  await expect(onStage(scene, loaded, 'de')).rejects.toThrow(/axe: .*image-alt/);
  picture.remove();
});
