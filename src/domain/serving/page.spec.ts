import { expect, test } from 'vitest';
import { Settings } from '../shop/settings.ts';
import { manifestWith, pageWith } from './page.ts';

test('settings cannot leave their block, and the brand cannot leave the title', () => {
  const page = '<title></title><script type="application/json" id="settings">{}</script><p></p>';
  const settings = Settings.parse({ brand: 'A & B</title> $1', company: '</script>' });
  const written = pageWith(page, settings);
  expect(written).toMatch(/^<title>A &amp; B&lt;\/title> \$1<\/title><script type="application\/json" id="settings">/);
  const [, json = ''] = /id="settings">(.*?)<\/script><p><\/p>$/.exec(written) ?? [];
  expect(JSON.parse(json)).toEqual(settings);
});

test('the manifest gets the brand again with each change of the settings', () => {
  const manifest = manifestWith(manifestWith('{"start_url":"/"}', { brand: 'A' }), { brand: 'B' });
  expect(JSON.parse(manifest)).toEqual({ start_url: '/', name: 'B', short_name: 'B' });
});
