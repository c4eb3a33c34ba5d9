import type { Messages } from '@lingui/core';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { factsOf, readScreenTables } from '../../../src/build/screens.ts';
import { stageSettings } from './stage.ts';

const ENTRY = 'virtual:asked';

/** Bundles the reads of the app’s first modules from their page, without the screens, which would take seconds. */
const asked: Plugin = {
  name: 'asked',
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? id : null),
  load(id) {
    if (/features\/\w+\/\w+\/screens\.ts$/.test(id)) return 'export const screens = {};';
    return id === ENTRY
      ? `export { tables } from 'virtual:screens';
         export { activate } from '#i18n/locale.ts';
         export { i18n } from '@lingui/core';`
      : null;
  },
};

interface Asked {
  tables: { access: string; paths: readonly string[] }[];
  activate(locale: string): Promise<void>;
  i18n: { messages: Messages };
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the stage of `npm run paths` has the paths and the texts that the page of the app carries', async () => {
  // The worker has this value too; Vitest’s own would turn any build into one for development.
  vi.stubEnv('NODE_ENV', 'production');
  const settings = await stageSettings();
  const { output } = (await build({
    ...settings,
    plugins: [asked, settings.plugins],
    build: {
      ...settings.build,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'asked', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const document = { documentElement: { lang: '' }, getElementById: () => null };
  const { tables, activate, i18n }: Asked = new Function('document', `${output[0].code}; return asked;`)(document);
  expect(tables).toMatchObject(readScreenTables().map((table) => factsOf(table)));
  await activate('de');
  expect(Object.keys(i18n.messages).length).toBeGreaterThan(100);
});
