import { expect, test } from 'vitest';
import { rendered } from '#i18n/testing/rendered.tsx';
import { EditLayoutView } from './EditLayoutView.tsx';

test.each([
  ['company', ['/account/edit', '/account/company-edit']],
  ['personal', []],
] as const)('the data of a %s account have these pages to choose from: %j', async (accountType, pages) => {
  const { markup } = await rendered(
    <EditLayoutView page="person" accountType={accountType}>
      {null}
    </EditLayoutView>,
  );
  const [, tabs = ''] = /aria-label="Ihre Angaben"(.*?)<\/nav>/s.exec(markup) ?? [];
  expect([...tabs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(pages);
});
