import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ComboBox } from './ComboBox.tsx';
import { openHost } from './testing/host.ts';

const options = [
  { value: 'DE', label: 'Deutschland', terms: ['DE', 'Deutschland', 'Germany'] },
  { value: 'AT', label: 'Österreich', terms: ['AT', 'Österreich', 'Austria'] },
  { value: 'DK', label: 'Dänemark', terms: ['DK', 'Dänemark', 'Denmark'] },
];

interface PageProps {
  value: string;
  error: string | undefined;
  chosen: (value: string) => void;
}

function Page({ value, error, chosen }: PageProps) {
  const [current, setCurrent] = useState(value);
  return (
    <>
      <ComboBox
        label="Land"
        hint="Wie im Ausweis."
        error={error}
        value={current}
        onChange={(next) => {
          chosen(next);
          setCurrent(next);
        }}
        options={options}
        words={{ open: 'Länder anzeigen', nothing: 'Kein Land gefunden' }}
        autoComplete="country"
      />
      <input aria-label="Ort" />
    </>
  );
}

/** Renders the field with this value beside a second field; returns the chosen values in order. */
async function show(value = '', error?: string) {
  const chosen = vi.fn();
  document.documentElement.lang = 'de';
  const { root } = openHost();
  onTestFinished(() => {
    document.documentElement.lang = '';
  });
  root.render(<Page value={value} error={error} chosen={chosen} />);
  const field = page.getByRole('combobox', { name: 'Land' });
  await expect.element(field).toBeVisible();
  return { field, chosen };
}

test('is searched by names and codes in both languages, and chosen by keyboard', async () => {
  const { field, chosen } = await show();
  await userEvent.click(field);
  await userEvent.keyboard('oest');
  await expect.element(page.getByRole('option')).toHaveTextContent('Österreich');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(field).toHaveValue('Österreich');
  expect(chosen.mock.calls).toEqual([['AT']]);
});

test('accepts typed text when the focus leaves, unless it is ambiguous', async () => {
  const { field, chosen } = await show('AT');
  await userEvent.fill(field, 'Germ');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('Deutschland');
  await userEvent.fill(field, 'D');
  await userEvent.keyboard('{Tab}');
  // The field shows the previous choice again: it never shows a value that it does not hold.
  await expect.element(field).toHaveValue('Deutschland');
  expect(chosen.mock.calls).toEqual([['DE']]);
});

test('reports an empty result, and Escape restores the value', async () => {
  const { field, chosen } = await show('AT');
  await userEvent.fill(field, 'Utopia');
  await expect.element(page.getByText('Kein Land gefunden')).toBeVisible();
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(field).toHaveValue('Österreich');
  expect(chosen).not.toHaveBeenCalled();
});

test('shows all options by its button, whatever is chosen, and is empty once it is cleared', async () => {
  const { field, chosen } = await show('DK');
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('option', { name: 'Deutschland' })).toBeVisible();
  expect(page.getByRole('option').elements()).toHaveLength(3);
  await userEvent.keyboard('{Escape}');
  await userEvent.fill(field, '');
  await userEvent.keyboard('{Tab}');
  await expect.element(field).toHaveValue('');
  expect(chosen.mock.lastCall).toEqual(['']);
});

/** Shows a page with scroll padding, as in the app, and places the field `bottom` pixels above the window's bottom. */
function placeAbove(bottom: number) {
  const { style } = document.documentElement;
  style.scrollPaddingBlock = '100px';
  document.body.style.padding = `${window.innerHeight - bottom}px 0 2000px`;
  onTestFinished(() => {
    style.scrollPaddingBlock = '';
    document.body.style.padding = '';
    window.scrollTo(0, 0);
  });
}

const frames = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));

test('keeps the page’s scroll position, though the chosen option is at the edge of the window', async () => {
  placeAbove(300);
  const { field, chosen } = await show('DK');
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('option', { name: 'Dänemark' })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowUp}');
  await frames();
  expect(window.scrollY).toBe(0);
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['AT']]);
});

test('stays open when the browser scrolls to its input', async () => {
  placeAbove(120);
  const { field } = await show();
  await userEvent.fill(field, 'D');
  window.scrollBy(0, 40);
  await frames();
  expect(window.scrollY).toBeGreaterThan(0);
  expect(page.getByRole('option').elements()).toHaveLength(2);
});

test('accepts the browser’s autofill, by name or code', async () => {
  const { field, chosen } = await show();
  const input = field.element();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'DE');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(field).toHaveValue('Deutschland');
  expect(chosen.mock.calls).toEqual([['DE']]);
});

test('is linked to its label, hint and message', async () => {
  const { field } = await show('', 'Diese Angabe fehlt noch.');
  await expect.element(field).toHaveAccessibleDescription('Wie im Ausweis. Diese Angabe fehlt noch.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAttribute('autocomplete', 'country');
});
