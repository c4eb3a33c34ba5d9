import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });

test.each(['Welle', '<b>Fett</b>', '<0>Null</0> أحمر 🦊', '<0/>', '<script>alert(1)</script>', '1 < 2'])(
  'a customer’s words appear in a text as typed: %s',
  (typed) => {
    const said = vi.spyOn(console, 'error');
    const text = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Trans>
          Suche nach „{typed}“ in <b>{typed}</b>
        </Trans>
      </I18nProvider>,
    );
    const shown = typed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(text).toBe(`Suche nach „${shown}“ in <b>${shown}</b>`);
    expect(said).not.toHaveBeenCalled();
  },
);
