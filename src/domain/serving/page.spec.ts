import { expect, test } from 'vitest';
import { Settings } from '../shop/settings.ts';
import { pageWith } from './page.ts';

test('settings cannot leave their block, and the brand cannot leave the title', () => {
  const page = '<title></title><script type="application/json" id="settings">{}</script><p></p>';
  const settings = Settings.parse({ brand: 'A & B</title> $1', company: '</script>' });
  const written = pageWith(page, settings);
  expect(written).toMatch(/^<title>A &amp; B&lt;\/title> \$1<\/title><script type="application\/json" id="settings">/);
  const [, json = ''] = /id="settings">(.*?)<\/script><p><\/p>$/.exec(written) ?? [];
  expect(JSON.parse(json)).toEqual(settings);
});
