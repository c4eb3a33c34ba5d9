import { expect, test } from 'vitest';
import type { Locale } from '#domain/shop/settings.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { TaxFilePart } from './TaxFilePart.tsx';

const partOf = (year: number, locale: Locale = 'de') =>
  rendered(
    <TaxFilePart
      year={year}
      of={{ paid: [], expected: [], received: 0, outstanding: 0 }}
      today="2026-11-23"
      saving={null}
      isLacking={false}
      onSave={() => undefined}
    />,
    locale,
  );

test.each([
  [2022, 'Alle Zahlungen des Jahres (0)', 2],
  [2026, 'Vorläufig, weil das Jahr noch nicht zu Ende ist', 2],
  [2027, 'liegt ab dem 01.01.2028 bereit', 0],
])('a year without payments has a tax file once it has begun: %i', async (year, says, files) => {
  const { text, markup } = await partOf(year);
  expect(text).toContain(says);
  expect(markup.match(/aria-label="Steuerübersicht/g) ?? []).toHaveLength(files);
});

test('only English readers are told that the file is bilingual and the German version binds', async () => {
  expect((await partOf(2025)).text).not.toContain('auf Deutsch');
  expect((await partOf(2025, 'en')).text).toContain(
    'The report is in German with an English translation. The German version is binding.',
  );
});
