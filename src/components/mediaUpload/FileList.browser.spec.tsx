import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import type { ItemFile } from '#domain/item/prepared.ts';
import { moveForward } from '#domain/media/fileOrder.ts';
import { activate } from '#i18n/locale.ts';
import { Panel } from '#ui/Panel.tsx';
import { openHost } from '#ui/testing/host.ts';
import { FileList } from './FileList.tsx';
import { MediaChooser } from './MediaChooser.tsx';

const nothing = () => undefined;
const fileOf = (name: string): ItemFile => ({ fileName: name, name, kind: 'image', url: '' });

/** A page's files with their picker, which is there once a file is removed. */
function Files({ names }: { names: readonly string[] }) {
  const [files, setFiles] = useState(() => names.map(fileOf));
  return (
    <Panel title="Dateien">
      <div className="stack">
        {files.length > 0 && (
          <FileList
            label="Dateien Ihres Werks"
            files={files}
            onRemove={(gone) => setFiles((before) => before.filter(({ fileName }) => fileName !== gone))}
            onMove={(moved) => setFiles((before) => moveForward(before, moved))}
          />
        )}
        <MediaChooser
          label="Dateien auswählen"
          room={names.length - files.length}
          stopped={[]}
          repeated={[]}
          onChoose={nothing}
          onForget={nothing}
        >
          {null}
        </MediaChooser>
      </div>
    </Panel>
  );
}

test.each([
  ['Entfernen: a.png', ['Entfernen: b.png', 'Entfernen: c.png', 'Dateien auswählen']],
  ['Entfernen: b.png', ['Entfernen: c.png', 'Entfernen: a.png', 'Dateien auswählen']],
  ['Nach vorn: c.png', ['Nach vorn: c.png', 'Entfernen: c.png', 'Entfernen: a.png', 'Entfernen: b.png']],
])('after “%s” the keyboard goes on beside it', async (first, places) => {
  await activate('de');
  const { host, root } = openHost('main');
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Files names={['a.png', 'b.png', 'c.png']} />
      </I18nProvider>,
    ),
  );
  host.querySelector<HTMLElement>(`[aria-label="${first}"]`)?.focus();
  const reached: (string | undefined)[] = [];
  for (const _ of places) {
    const pressed = document.activeElement;
    if (pressed instanceof HTMLButtonElement) pressed.click();
    await expect.poll(() => host.contains(document.activeElement)).toBe(true);
    const { ariaLabel, textContent } = document.activeElement ?? {};
    reached.push(ariaLabel ?? textContent);
  }
  expect(reached).toEqual(places);
});
