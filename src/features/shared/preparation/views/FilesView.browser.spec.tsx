import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { activate } from '#i18n/locale.ts';
import { openHost } from '#ui/testing/host.ts';
import { FilesView } from './FilesView.tsx';

const nothing = () => undefined;

test.each([
  [false, 'Bitte laden Sie eine Datei hoch.'],
  [true, 'Bitte warten Sie, bis alle Dateien hochgeladen sind, oder verwerfen Sie die übrigen.'],
])('a step without a finished file is refused with the reason (uploading: %s)', async (isUploading, sentence) => {
  await activate('de');
  const { host, root } = openHost();
  const view = (
    <I18nProvider i18n={i18n}>
      <FilesView
        files={[]}
        canGoOn={false}
        isUploading={isUploading}
        cardOf={undefined}
        back={undefined}
        onRemove={nothing}
        onMove={nothing}
        onSubmit={nothing}
      >
        {null}
      </FilesView>
    </I18nProvider>
  );
  flushSync(() => root.render(view));
  expect(host.textContent).not.toContain(sentence);
  flushSync(() => host.querySelector('form')?.requestSubmit());
  expect(host.textContent).toContain(sentence);
});
