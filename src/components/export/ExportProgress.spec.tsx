import { expect, test } from 'vitest';
import { rendered } from '#i18n/testing/rendered.tsx';
import type { ExportFormat } from '#machines/kit/export/ports.ts';
import type { ExportStage } from '#machines/kit/export/selectors.ts';
import { ExportProgress } from './ExportProgress.tsx';
import { idleExport } from './testing/idleExport.ts';

test.each<[format: ExportFormat, stage: ExportStage, sentence: string]>([
  ['csv', 'unwritten', 'Die Datei konnte nicht erstellt werden.'],
  ['print', 'unwritten', 'Die Liste konnte nicht gedruckt werden.'],
  ['print', 'unread', 'Die Liste konnte nicht vollständig geladen werden.'],
])('a failed export as %s (%s) says: %s', async (format, stage, sentence) => {
  const { text } = await rendered(
    <ExportProgress
      {...idleExport}
      stage={stage}
      format={format}
      read={12}
      total={50}
      failure={{ kind: 'general', status: 500, detail: null }}
      today="2026-11-29"
    />,
  );
  expect(text).toContain(`${sentence} 12 von 50 Einträgen sind geladen; wir machen dort weiter.`);
});
