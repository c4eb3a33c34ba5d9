import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './source.ts';

// A class is called by its file and its name (`generateScopedName` in vite.config.ts), regardless of its folder.
test('style sheets of one name share no class', () => {
  const classes = projectFiles().flatMap(({ path, text }) =>
    path.endsWith('.module.css')
      ? [...new Set(text.match(/(?<=\.)[a-z]\w*(?=[^{}]*\{)/gi))].map((name) => `${path.replace(/.*\//, '')} .${name}`)
      : [],
  );
  expect(classes.length).toBeGreaterThan(100);
  const twice = classes.filter((name, index) => classes.indexOf(name) !== index);
  expect(twice, 'Two sheets of this name have this class: one sheet needs another name.').toEqual([]);
});

test('a class that a component names is in its style sheet', () => {
  const files = projectFiles();
  const missing = files.flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', target = '']) => {
      const sheet = target.startsWith('#') ? target.replace('#', 'src/') : posix.join(posix.dirname(path), target);
      const styles = files.find((each) => each.path === sheet)?.text ?? '';
      const named = text.match(new RegExp(`(?<=\\b${name}\\.)(?!module\\b)\\w+`, 'g')) ?? [];
      return named
        .filter((each) => !new RegExp(`\\.${each}\\b`).test(styles))
        .map((each) => `${path}: ${name}.${each}`);
    }),
  );
  expect(missing).toEqual([]);
});

// `contain-intrinsic-size` sets the width too: a part of a list without layout once made phones show cards of 975 px.
test('an element without layout reserves its height, not its width', () => {
  const sheets = projectFiles().filter(({ path }) => path.endsWith('.css'));
  expect(sheets.filter(({ text }) => text.includes('content-visibility'))).not.toEqual([]);
  const both = sheets.filter(({ text }) => /contain-intrinsic-size\s*:/.test(text)).map(({ path }) => path);
  expect(both, 'Write contain-intrinsic-block-size.').toEqual([]);
});
