import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Violation } from '#domain/shop/failure.ts';
import { activate } from '#i18n/locale.ts';
import { openHost } from '#ui/testing/host.ts';
import { empty, PersonalDataForm, type PersonalDataFormProps } from './testing/personalData.tsx';

beforeEach(() => activate('de'));

const good = {
  ...empty,
  firstName: 'Anna',
  lastName: 'Weber',
  day: '1',
  month: '2',
  year: '1980',
  street: 'Weg 1',
  postcode: '04103',
  city: 'Leipzig',
  email: 'a@example.de',
  repeated: 'a@example.de',
  code: '123456',
  persons: ['Ada', 'Bo', 'Cem'].map((name) => ({ name, share: '30', taxId: '1' })),
};
const wrong = (...violations: [path: string, message: string][]): Violation[] =>
  violations.map(([propertyPath, message]) => ({ propertyPath, message }));

/** Renders the form on a page of its own; `give` renders it with changed props. */
function shown(first: Partial<PersonalDataFormProps> = {}) {
  const { host, root } = openHost();
  const rendered: string[] = [];
  const onSubmit = vi.fn();
  let props: PersonalDataFormProps = {
    busy: false,
    failure: null,
    violations: [],
    onEdited: () => undefined,
    onSubmit,
    onRender: (name) => rendered.push(name),
    ...first,
  };
  /** Flushes pending renders: React's own turn may be late on a busy machine. */
  const settle = () => flushSync(() => undefined);
  const give = (change: Partial<PersonalDataFormProps>) => {
    props = { ...props, ...change };
    flushSync(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <PersonalDataForm {...props} />
        </I18nProvider>,
      ),
    );
  };
  give({});
  const input = (name: string) => {
    const found = host.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`There is no field ${name}.`);
    return found;
  };
  const press = async (name: string, nth = 0) => {
    const button = [...host.querySelectorAll('button')].filter((each) => each.textContent === name)[nth];
    if (!button) throw new Error(`There is no button ${name}.`);
    await userEvent.click(button);
    settle();
  };
  const inputs = () => [...host.querySelectorAll('input')].map(({ name }) => name);
  return {
    give,
    input,
    inputs,
    press,
    onSubmit,
    messageAt: (name: string) => input(name).closest('.field')?.querySelector('.field-error')?.textContent ?? null,
    messages: () => host.querySelectorAll('.field-error').length,
    banner: () => host.querySelector('[role=alert]')?.textContent ?? null,
    listError: () => host.querySelector('output')?.textContent,
    /** Returns the controls rendered by typing another letter into a field. */
    async rendersOfKey(name: string) {
      await userEvent.click(input(name));
      settle();
      rendered.length = 0;
      await userEvent.keyboard('x');
      settle();
      return [...rendered];
    },
    async type(name: string, text: string) {
      await userEvent.fill(input(name), text);
      settle();
    },
  };
}

test('one keystroke renders one of 21 fields: fresh, with messages, after a refusal, and in a list', async () => {
  const form = shown();
  const [row] = form.inputs().slice(-9);
  expect(form.inputs()).toHaveLength(21);
  expect(await form.rendersOfKey('street')).toEqual(['street']);
  expect(await form.rendersOfKey(row ?? '')).toEqual([row]);
  await form.press('send');
  expect(form.messages()).toBe(14);
  expect(await form.rendersOfKey('street')).toEqual(['street']);
  expect(await form.rendersOfKey('city')).toEqual(['city']);
  form.give({ violations: wrong(['lastName', 'Zu lang.'], ['street', 'Unbekannt.'], ['', 'So nicht.']) });
  expect(await form.rendersOfKey('street')).toEqual(['street']);
  expect(await form.rendersOfKey('street')).toEqual(['street']);
});

test('a message appears after the value has changed, for the first failing rule', async () => {
  const form = shown();
  expect(form.messages()).toBe(0);
  await form.type('firstName', 'A');
  expect(form.messageAt('firstName')).toBe('Nötig sind mindestens 2 Zeichen.');
  await form.type('firstName', '');
  expect(form.messageAt('firstName')).toBe('Diese Angabe fehlt noch.');
  await form.type('firstName', 'An');
  expect(form.messages()).toBe(0);
});

test('a refused submit shows all messages, focuses the first, and does so again', async () => {
  const form = shown({ initial: { ...good, lastName: '', city: '' } });
  await form.press('send');
  expect(form.messages()).toBe(2);
  expect(document.activeElement).toBe(form.input('lastName'));
  await form.type('lastName', 'Weber');
  await form.press('send');
  expect(document.activeElement).toBe(form.input('city'));
  expect(form.onSubmit).not.toHaveBeenCalled();
  await form.type('city', 'Leipzig');
  await form.press('send');
  expect(form.onSubmit.mock.calls).toEqual([[good]]);
});

test('a rule may depend on another field', async () => {
  const form = shown();
  await form.type('repeated', 'a@example.de');
  expect(form.messageAt('repeated')).toBe('Die beiden Passwörter stimmen nicht überein.');
  await form.type('email', 'a@example.de');
  expect(form.messageAt('repeated')).toBeNull();
});

test('a violation is shown at its field until that is edited; one without a field in the banner', async () => {
  const form = shown({ initial: good });
  await form.press('send');
  form.give({ violations: wrong(['nothing', 'So nicht.'], ['city', 'Unbekannt.'], ['city', 'Zu kurz.']) });
  expect(form.messageAt('city')).toBe('Unbekannt. Zu kurz.');
  expect(document.activeElement).toBe(form.input('city'));
  expect(form.banner()).toBe('So nicht.');
  await form.type('street', 'Weg 2');
  expect(form.banner()).toBeNull();
  expect(form.messageAt('city')).toBe('Unbekannt. Zu kurz.');
  await form.type('city', 'Halle');
  expect(form.messages()).toBe(0);
  // A repeated array is ignored; a new array is processed.
  form.give({});
  expect(form.messages()).toBe(0);
  form.give({ violations: wrong(['city', 'Immer noch.']) });
  expect(form.messages()).toBe(0);
  await form.press('send');
  form.give({ violations: wrong(['city', 'Immer noch.']) });
  expect(form.messageAt('city')).toBe('Immer noch.');
});

test('the banner takes the focus from a heading that it scrolls away, not from a field', async () => {
  const heading = document.body.appendChild(document.createElement('h1'));
  onTestFinished(() => heading.remove());
  heading.tabIndex = -1;
  const form = shown({ initial: good });
  heading.focus();
  form.give({ failure: { kind: 'general', status: 500, detail: null } });
  expect(document.activeElement?.closest('[role=alert]')).not.toBeNull();
  form.give({ failure: null });
  form.input('city').focus();
  form.give({ failure: { kind: 'general', status: 500, detail: null } });
  expect(document.activeElement).toBe(form.input('city'));
});

test('in a list a message stays with its person when one above is removed, and returns with a restored person', async () => {
  const form = shown({ initial: good });
  const shares = form.inputs().filter((name) => name.endsWith('.share'));
  const [first = '', second = '', third = ''] = shares;
  await form.press('send');
  form.give({ violations: wrong(['persons[1].share', 'Zu viel.'], ['persons[7].share', 'Wessen?']) });
  expect(form.banner()).toBe('Wessen?');
  expect(form.messageAt(second)).toBe('Zu viel.');
  await form.press('remove', 0);
  expect([form.messageAt(second), form.messageAt(third)]).toEqual(['Zu viel.', null]);
  await form.press('remove', 0);
  expect(form.inputs()).not.toContain(second);
  expect(form.messages()).toBe(0);
  await form.press('undo');
  expect(form.messageAt(second)).toBe('Zu viel.');
  expect(form.inputs()).not.toContain(first);
});

test('rows are added, removed and restored, and the focus moves to the next row', async () => {
  const form = shown({ initial: good });
  const of = (name: string) => form.inputs().filter((each) => each.endsWith(`.${name}`));
  await form.press('remove', 1);
  expect(of('name').map((name) => form.input(name).value)).toEqual(['Ada', 'Cem']);
  expect(document.activeElement?.textContent).toBe('undo');
  await form.press('remove', 1);
  expect(document.activeElement?.textContent).toBe('undo');
  expect(form.listError()).toBe('Bitte wählen Sie mindestens 2 Möglichkeiten aus.');
  await form.press('undo');
  expect(of('name').map((name) => form.input(name).value)).toEqual(['Ada', 'Cem']);
  expect(document.activeElement).toBe(form.input(of('name')[1] ?? ''));
  await form.press('add');
  expect(document.activeElement).toBe(form.input(of('name')[2] ?? ''));
  expect(form.messages()).toBe(0);
  await form.press('send');
  expect(form.messages()).toBe(2);
  await form.type(of('name')[2] ?? '', 'Dora');
  await form.type(of('share')[2] ?? '', '40');
  await form.press('send');
  expect(form.onSubmit.mock.calls[0]?.[0].persons.map(({ name }: { name: string }) => name)).toEqual([
    'Ada',
    'Cem',
    'Dora',
  ]);
});

test('a message follows the displayed language', async () => {
  const form = shown();
  await form.type('day', '1');
  await form.type('day', '');
  await activate('en');
  form.give({});
  expect(form.messageAt('day')).toBe('This is required.');
});

test('the caret stays in the middle of the typed text', async () => {
  const form = shown({ initial: good });
  const street = form.input('street');
  await userEvent.click(street);
  street.setSelectionRange(1, 1);
  await userEvent.keyboard('ei');
  expect([street.value, street.selectionStart]).toEqual(['Weieg 1', 3]);
});
