import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINES, targets } from './engines.ts';

const root = resolve(import.meta.dirname, '../..');
const of = (engine: string) => ENGINES.get(engine)?.replace(/\.0$/, '');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');

test('the build targets the versions of package.json', () => {
  expect(targets).toEqual(['chrome109', 'edge109', 'firefox115', 'safari16.0', 'ios16.0']);
});

test('the notice for outdated browsers names the supported versions in both languages', () => {
  expect(of('chrome')).toBe(of('edge'));
  const notice = textOf('src/public/outdated.html');
  for (const sentence of [
    `Safari ab Version ${of('safari')}, Chrome oder Edge ab Version ${of('chrome')}, Firefox ab Version ${of('firefox')}.`,
    `Auf iPhone und iPad brauchen Sie iOS ${of('ios')} oder neuer:`,
    `Safari ${of('safari')} or later, Chrome or Edge ${of('chrome')} or later, Firefox ${of('firefox')} or later.`,
    `On an iPhone or iPad you need iOS ${of('ios')} or later:`,
  ])
    expect(notice).toContain(sentence);
});

test('the README names the supported versions', () => {
  expect(ENGINES.get('safari')).toBe(ENGINES.get('ios'));
  expect(textOf('README.md')).toContain(
    `for Safari and iOS from ${ENGINES.get('safari')}, Chrome and Edge from ${of('chrome')} and Firefox from ${of('firefox')}`,
  );
});
