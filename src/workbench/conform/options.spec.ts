import { expect, test } from 'vitest';
import { usualTags } from '#domain/shop/settings.ts';
import { optionsFrom, USAGE, WrongUse } from './options.ts';

const file = { email: 'a@b.de', password: 'secret' };
const optionsOf = (words: string, text: string | null = JSON.stringify(file)) =>
  optionsFrom(words.split(' '), {
    read() {
      if (text === null) throw new Error('no such file');
      return text;
    },
    checkWritable(path) {
      if (path === 'nowhere/r.html') throw new Error('no such folder');
    },
  });
const run = 'https://shop.example --as c.json';

test('reads the command line in any order, with defaults', () => {
  expect(optionsOf('--as c.json https://shop.example')).toEqual({
    apiBase: 'https://shop.example/api/v2/shop/',
    customer: { ...file, reading: 'investor', languageTags: usualTags, residenceZone: null },
    isWriting: false,
    origin: null,
    html: 'conform.html',
  });
  const text = JSON.stringify({ ...file, channel: 'token' });
  expect(optionsOf(`${run} --write --html r.html --origin https://app.example/`, text)).toMatchObject({
    isWriting: true,
    html: 'r.html',
    origin: 'https://app.example',
  });
});

test.each([
  ['https://shop.example/', 'https://shop.example/api/v2/shop/'],
  ['https://shop.example/de/api/v2/shop', 'https://shop.example/de/api/v2/shop/'],
])('takes the path of %s for the API base', (address, apiBase) => {
  expect(optionsOf(`${address} --as c.json`).apiBase).toBe(apiBase);
});

test.each([
  ['--as c.json', undefined, `Name one shop.\n\n${USAGE}`],
  ['https://a.example https://b.example --as c.json', undefined, `Name one shop.\n\n${USAGE}`],
  ['https://shop.example', undefined, `Name the customer file by --as.\n\n${USAGE}`],
  ['https://shop.example --as', undefined, `--as needs a value.\n\n${USAGE}`],
  ['https://shop.example --as --write', undefined, `--as needs a value.\n\n${USAGE}`],
  [
    `${run} --html nowhere/r.html`,
    undefined,
    'The report cannot be written to nowhere/r.html: name another file by --html.',
  ],
  [`${run} --wirte`, undefined, `There is no option --wirte.\n\n${USAGE}`],
  [
    'shop.example --as c.json',
    undefined,
    'The shop has to be an address such as https://shop.example, not "shop.example".',
  ],
  [`${run} --origin app`, undefined, '--origin has to be an address such as https://shop.example, not "app".'],
  [run, null, 'The customer file c.json cannot be read.'],
  [run, '{', 'The customer file c.json is not JSON.'],
  [run, '[]', 'The customer file c.json has to hold an object with "email" and "password".'],
  [run, '{"email":"a@b.de"}', '"password" in c.json is missing.'],
  [run, '{"email":"a","password":"p"}', '"email" in c.json is not as expected.'],
  [run, '{"email":"a@b.de","password":"p","code":"12"}', '"code" in c.json is not as expected.'],
  [run, '{"email":"a@b.de","password":"p","residenceZone":1}', '"residenceZone" in c.json is not as expected.'],
  [
    `${run} --write`,
    undefined,
    '--write needs the code of a channel as "channel" in c.json: nothing is written elsewhere.',
  ],
])('refuses %s with %o in a sentence', (words, text, message) => {
  expect(() => optionsOf(words, text)).toThrow(new WrongUse(message));
});
