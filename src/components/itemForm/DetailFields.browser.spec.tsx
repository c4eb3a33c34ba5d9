import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { useForm } from '#components/form/useForm.ts';
import { activate } from '#i18n/locale.ts';
import { openHost } from '#ui/testing/host.ts';
import { type DetailBreach, DetailFields, type DetailValues, detailRules, detailValues } from './DetailFields.tsx';
import { useDetailText } from './useDetailText.ts';

const rows = ['Technik', 'Jahr', ' Technik'].map((key) => ({ key, value: 'x' }));

function Details() {
  const form = useForm<DetailValues, DetailBreach>({
    initial: detailValues({ rows, collaboration: false, copyrightTransferred: false }),
    rules: detailRules(1),
    say: useDetailText(),
  });
  return (
    <form action={() => form.submit(() => undefined)}>
      <DetailFields of={form.fields} copies={1} />
    </form>
  );
}

test('a name given twice is marked at its rows, and named', async () => {
  await activate('de');
  const { host, root } = openHost();
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Details />
      </I18nProvider>,
    ),
  );
  flushSync(() => host.querySelector('form')?.requestSubmit());
  const names = [...host.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
  await expect
    .poll(() => names.filter((input) => input.ariaInvalid === 'true').map(({ value }) => value))
    .toEqual(['Technik', ' Technik']);
  expect(host.textContent).toContain('„Technik“ steht hier mehrmals.');
});
