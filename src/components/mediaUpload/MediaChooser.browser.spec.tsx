import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test } from 'vitest';
import { activate } from '#i18n/locale.ts';
import { openHost } from '#ui/testing/host.ts';
import { MediaChooser } from './MediaChooser.tsx';

beforeEach(() => activate('de'));

const picked = (...names: string[]) => {
  const { items, files } = new DataTransfer();
  for (const name of names) items.add(new File(['x'], name));
  return files;
};

const ways = {
  picker: (host: HTMLElement, files: FileList) => {
    const input = host.querySelector('input');
    if (input) input.files = files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  },
  drop: (host: HTMLElement, files: FileList) => {
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    host.querySelector('.file-drop')?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  },
};

/** Renders a chooser with room for two files. */
function show() {
  const { host, root } = openHost();
  const chosen: string[] = [];
  const give = (room: number, repeated: readonly string[] = []) =>
    flushSync(() =>
      root.render(
        <I18nProvider i18n={i18n}>
          <MediaChooser
            label="Dateien wählen"
            room={room}
            stopped={[]}
            repeated={repeated}
            onChoose={(files) => chosen.push(...files.map(({ name }) => name))}
            onForget={() => undefined}
          >
            {null}
          </MediaChooser>
        </I18nProvider>,
      ),
    );
  give(2);
  return { host, chosen, give };
}

test.each(['picker', 'drop'] as const)('files beyond the room are left out, and counted: %s', (way) => {
  const { host, chosen, give } = show();
  const said = () => host.querySelector('[role=status]')?.textContent;
  const choose = (...names: string[]) => flushSync(() => ways[way](host, picked(...names)));
  choose('a.png', 'b.png');
  expect([chosen.splice(0), said()]).toEqual([['a.png', 'b.png'], undefined]);
  choose('a.png', 'b.png', 'c.png');
  expect(chosen.splice(0)).toEqual(['a.png', 'b.png']);
  expect(said()).toBe('Eine Datei wurde nicht hinzugefügt: Mehr Dateien sind nicht möglich.');
  choose('a.png', 'b.png', 'c.png', 'd.png');
  expect(said()).toBe('2 Dateien wurden nicht hinzugefügt: Mehr Dateien sind nicht möglich.');
  // The sentence stays while the chosen files fill the room, until a file is removed.
  give(0);
  expect(said()).toContain('nicht hinzugefügt');
  give(1);
  expect(said()).toBeUndefined();
});

test('a chosen file that is already in the list is named', () => {
  const { host, give } = show();
  const said = () => host.querySelector('[role=status]')?.textContent;
  give(1, ['a.png', 'b.png']);
  expect(said()).toBe('Bereits hinzugefügt, mit gleichem Namen und gleicher Größe: a.png, b.png');
  give(1);
  expect(said()).toBeUndefined();
});
