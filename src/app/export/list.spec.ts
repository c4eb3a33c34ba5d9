import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { fileOf } from './list.ts';

test.each(['de', 'en'])('an exported file in %s has the type of CSV in UTF-8', (locale) => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  expect(fileOf({ columns: [] }, [], i18n).type).toBe('text/csv;charset=utf-8');
});
