import { describe, expect, it } from 'vitest';
import { citableIn, REQUIREMENTS } from '#machines/testing/requirements.ts';
import { citationsIn, citationViolations, missingPathViolations, numberingViolations } from './citations.ts';
import { flowsWithoutSpec, placeViolations } from './house.ts';
import { importViolations } from './imports.ts';
import { notShownIn, undocumented } from './kit.ts';
import { importsOf, isCode, projectFiles, type SourceFile, type Violation } from './source.ts';
import { commentViolations, textViolations, wordViolations } from './words.ts';

const files = projectFiles();
const code = files.filter((file) => isCode(file.path));

/** Violations as a reader wants them: where, then the rule. */
const said = (violations: Violation[]) => violations.map(({ path, line, rule }) => `${path}:${line} ${rule}`);

describe('the project keeps', () => {
  /** Requirements 10.1 to 10.3. */
  it('the import law of the architecture', () => {
    expect(said(code.flatMap(importViolations))).toEqual([]);
  });
  it('every component of the kit on the page that shows them all', () => {
    expect(notShownIn(code)).toEqual([]);
  });
  it('a docstring on every export of the kit', () => {
    expect(said(code.flatMap(undocumented))).toEqual([]);
  });
  it('a spec beside every flow, of what it sends and what it makes wrong', () => {
    expect(flowsWithoutSpec(code)).toEqual([]);
  });
  it('no trace of one machine or network', () => {
    expect(said(files.flatMap(placeViolations))).toEqual([]);
  });
  /** Requirement 25.2. */
  it('one name per thing in what people read', () => {
    expect(said(files.flatMap(wordViolations))).toEqual([]);
  });
  it('comments that name the thing', () => {
    const commented = files.filter(({ path }) => isCode(path) || path.endsWith('.css'));
    expect(said(commented.flatMap(commentViolations))).toEqual([]);
  });
  it('texts that name who or what acts', () => {
    const read = files.filter(({ path }) => isCode(path) || /\.(?:md|grit)$/.test(path));
    expect(said(read.flatMap(textViolations))).toEqual([]);
  });
  it('every citation of a requirement openable', () => {
    expect(said(files.flatMap((file) => citationViolations(file)))).toEqual([]);
  });
  it('no comment or document that points to a file which is gone', () => {
    expect(said(files.flatMap(missingPathViolations))).toEqual([]);
  });
  it('its requirements numbered one by one', () => {
    const documents = files.filter(({ path }) => path === REQUIREMENTS);
    expect(documents).toHaveLength(1);
    expect(said(documents.flatMap(numberingViolations))).toEqual([]);
  });
});

/** The rules that a file with this path and text breaks. */
const rulesOf = (check: (file: SourceFile) => Violation[], path: string, text: string) =>
  check({ path, text }).map((violation) => violation.rule);

/** Requirements 10.1 to 10.3: a planted breach of each part. */
describe('the import law catches', () => {
  const caught: [string, string, string, RegExp][] = [
    ['React in a machine', 'machines/flows/order/machine.ts', "import { useState } from 'react';", /^Rule 2/],
    [
      'a view in a machine',
      'machines/flows/order/machine.ts',
      "import { X } from '../../../src/features/investor/order/views/X.tsx';",
      /^Rule 2/,
    ],
    ['I/O in the domain', 'src/domain/shop/order.ts', "import { readFile } from 'node:fs';", /^Rule 1/],
    ['the API in the domain', 'src/domain/shop/order.ts', "import { call } from '#api/http.ts';", /^Rule 1/],
    [
      'a value of a machine in the API',
      'src/api/a.ts',
      "import { m } from '#machines/flows/order/machine.ts';",
      /^Rule 3/,
    ],
    ['a second ofetch', 'src/api/orders.ts', "import { ofetch } from 'ofetch';", /only ofetch/],
    ['ofetch in a feature', 'src/features/investor/order/ports.ts', "import { ofetch } from 'ofetch';", /^Rule 5/],
    [
      'xstate in a view',
      'src/features/investor/order/views/Order.tsx',
      "import type { ActorRef } from 'xstate';",
      /^Rule 4/,
    ],
    [
      'the API in a view',
      'src/features/investor/order/views/Order.tsx',
      "import { call } from '#api/orders.ts';",
      /^Rule 4/,
    ],
    [
      'React Aria past the kit',
      'src/features/investor/order/views/Order.tsx',
      "import { Button } from 'react-aria-components';",
      /^Rule 4/,
    ],
    [
      'the router in a feature',
      'src/features/investor/order/steps.ts',
      "import type { HistoryLocation } from '@tanstack/react-router';",
      /^Rule 5/,
    ],
    [
      'the router in what features stand on',
      'src/app/flow/useScreenUrl.ts',
      "import { useRouter } from '@tanstack/react-router';",
      /only part/,
    ],
    ['words in the kit', 'src/ui/Button.tsx', "import { Trans } from '@lingui/react/macro';", /^Rule 4/],
    [
      'a feature in a feature',
      'src/features/investor/order/OrderFlow.tsx',
      "import { L } from '../../shared/login/LoginFlow.tsx';",
      /never imports another feature/,
    ],
    [
      'a flow in a view',
      'src/features/investor/order/views/Order.tsx',
      "import { OrderFlow } from '#features/investor/order/OrderFlow.tsx';",
      /^Rule 4/,
    ],
    [
      'a page in what a flow is made of',
      'src/features/shared/a/flow.ts',
      "import { V } from './views/V.tsx';",
      /without a page/,
    ],
    ['React in what starts an actor', 'src/app/startLamp.ts', "import { useState } from 'react';", /without a page/],
    ['the app in the sandbox', 'sandbox/server.ts', "import { call } from '#api/http.ts';", /^Rule 6/],
    [
      'a machine in the sandbox',
      'sandbox/server.ts',
      "import { m } from '#machines/flows/order/machine.ts';",
      /^Rule 6/,
    ],
    ['the sandbox in the app', 'src/main.tsx', "import { personas } from '#sandbox/personas.ts';", /^Rule 7/],
    ['tests in the app', 'src/main.tsx', "import { x } from '../support/fixtures.ts';", /^Rule 7/],
    ['the atlas in the app', 'src/main.tsx', "const atlas = () => import('./workbench/atlas/Atlas.tsx');", /^Rule 7/],
    ['all of zod', 'src/domain/shop/order.ts', "import * as z from 'zod';", /zod\/mini/],
    [
      'graphs outside their one file',
      'tests/stories/order.spec.ts',
      "import { TestModel } from '@xstate/graph';",
      /only file/,
    ],
    ['what lies outside', 'src/main.tsx', "import x from '../../other/x.ts';", /outside this project/],
    ['a folder without a place', 'src/helpers/x.ts', "import x from '#domain/shop/order.ts';", /no layer/],
    ['what specs share in the app', 'src/api/orders.ts', "import { x } from './testing/x.ts';", /specs only/],
    [
      'an import in a type',
      'src/features/shared/a/views/A.tsx',
      "export type A = import('xstate').AnyActorRef;",
      /^Rule 4/,
    ],
    ['an export from', 'src/features/shared/a/views/A.tsx', "export * from '#api/orders.ts';", /^Rule 4/],
  ];
  it.each(caught)('%s', (_what, path, text, rule) => {
    expect(rulesOf(importViolations, path, text)).toEqual([expect.stringMatching(rule)]);
  });

  const allowed: [string, string, string][] = [
    ['types of ports in the API', 'src/api/orders.ts', "import type { P } from '#machines/flows/order/ports.ts';"],
    [
      'inline types of ports in the API',
      'src/api/orders.ts',
      "import { type P } from '#machines/flows/order/ports.ts';",
    ],
    [
      'a flow that binds',
      'src/features/investor/order/OrderFlow.tsx',
      "import { m } from '#machines/flows/order/machine.ts'; import { V } from './views/V.tsx';",
    ],
    [
      'what all features share',
      'src/features/investor/order/OrderFlow.tsx',
      "import { useScreen } from '#app/page/useScreen.ts';",
    ],
    ['test tools in a spec', 'src/domain/order.spec.ts', "import fc from 'fast-check'; import { it } from 'vitest';"],
    ['the sandbox in tests', 'tests/contract/orders.spec.ts', "import { startShop } from '#sandbox/server.ts';"],
  ];
  it.each(allowed)('but not %s', (_what, path, text) => {
    expect(rulesOf(importViolations, path, text)).toEqual([]);
  });

  it('nothing in a comment or a string, and everything in an import', () => {
    const text =
      "// import x from 'react'\nconst s = \"import y from 'xstate'\";\nimport type { A } from './a.ts';\nimport { type B, c } from './b.ts';";
    expect(importsOf({ path: 'src/ui/x.ts', text })).toMatchObject([
      { target: 'src/ui/a.ts', typeOnly: true, line: 3 },
      { target: 'src/ui/b.ts', typeOnly: false, line: 4 },
    ]);
  });
});

it('the check of the kit’s page catches a component that neither it shows nor one that it shows is made of', () => {
  const source = (path: string, text: string) => ({ path, text });
  const files = [
    source('src/workbench/kit/main.tsx', "import { Data } from './data.tsx';"),
    source('src/workbench/kit/data.tsx', "import { Shown } from '#ui/Shown.tsx';"),
    source('src/ui/Shown.tsx', "import { Part } from './Part.tsx';"),
    ...['src/ui/Part.tsx', 'src/ui/Lost.tsx', 'src/ui/Lost.browser.spec.tsx'].map((path) => source(path, '')),
    source('src/features/investor/home/views/HomeView.tsx', "import { Lost } from '#ui/Lost.tsx';"),
  ];
  expect(notShownIn(files)).toEqual(['src/ui/Lost.tsx']);
});

it('the check of docstrings catches an export of the kit without one, but no icon and no props', () => {
  const text =
    'import a from "./a.ts";\nexport type AProps = 1;\n/** A. */\nexport function A() {}\n\nexport function B() {}\nexport const CIcon = 1;\n// D\nexport type D = 1;\n';
  expect(undocumented({ path: 'src/ui/A.tsx', text }).map(({ rule }) => rule.split(' ')[0])).toEqual(['B', 'D']);
  expect(undocumented({ path: 'src/app/A.tsx', text })).toEqual([]);
});

it('the check of flows catches one without a spec', () => {
  const of = (...paths: string[]) => flowsWithoutSpec(paths.map((path) => ({ path, text: '' })));
  const flow = 'src/features/shared/gift/flow.ts';
  expect(of(flow, 'src/features/shared/gift/GiftFlow.tsx')).toEqual([flow]);
  expect(of(flow, 'src/features/shared/gift/flow.spec.ts')).toEqual([]);
});

describe('the check of citations catches', () => {
  const known = citableIn('## 1. Purpose\n\n- **1.1** Investors subscribe.\n\n## 2. Speed\n');
  const missing = (path: string, text: string) => rulesOf((file) => citationViolations(file, known), path, text);
  it.each([
    ['a requirement', 'src/ui/a.ts', '// Requirement 1.2.', '1.2'],
    ['the last of several requirements', 'src/ui/a.ts', '/** By requirements 1.1 and 1.3. */', '1.3'],
    ['the end of a range', 'src/ui/a.ts', '// See requirements 1.1 to 1.2.', '1.2'],
    ['a section', 'src/ui/a.ts', '/** Texts of requirements section 3. */', '3'],
    ['a section in place of a requirement', 'src/ui/a.ts', '// See requirement 2.', '2'],
    ['a citation that is wrapped', 'src/ui/a.ts', '/**\n * As said in requirement\n * 1.2.\n */', '1.2'],
    ['a citation of a document', 'README.md', 'See requirement\n1.2.', '1.2'],
  ])('%s', (_what, path, text, cited) => {
    expect(missing(path, text)).toEqual([expect.stringMatching(new RegExp(` no ${cited}\\.$`))]);
  });
  it('but not what exists, standards and texts of the code itself', () => {
    expect(missing('src/ui/a.ts', '// requirement 1.1, requirements sections 1 and 2; RFC 4648 section 5')).toEqual([]);
    expect(missing('src/ui/a.ts', "const text = 'requirement 9.9';")).toEqual([]);
  });
  it('a path and a link that lead nowhere, but no patterns, parts of code and addresses', () => {
    const gone = (path: string, text: string) => rulesOf(missingPathViolations, path, text);
    expect(gone('src/ui/a.ts', '// See `src/ui/gone.ts` and `src/ui`.')).toEqual([
      expect.stringMatching(/no src\/ui\/gone\.ts\.$/),
    ]);
    expect(
      gone('tests/README.md', 'Run `npx playwright test\ntests/stories/gone.spec.ts` or `npx vitest src`.'),
    ).toEqual([expect.stringMatching(/no tests\/stories\/gone\.spec\.ts\.$/)]);
    expect(gone('README.md', '```sh\nrun src/gone # not `src/ui`\n```\nsandbox/gone `src/ui`')).toEqual([
      expect.stringMatching(/no src\/gone\.$/),
    ]);
    expect(gone('src/README.md', '[docs](docs/README.md), [gone](../gone.md#part)')).toEqual([
      expect.stringMatching(/no gone\.md\.$/),
    ]);
    expect(gone('src/README.md', '`machines/*/gone.ts` [a](https://example.org/a) [b](#b) [c](/c)')).toEqual([]);
    expect(gone('src/ui/a.ts', "const path = 'src/ui/gone.ts';")).toEqual([]);
  });
  it('requirements without a number of their own', () => {
    const numbering = (text: string) => rulesOf(numberingViolations, REQUIREMENTS, text);
    expect(numbering('## 1. A\n- **1.1** One.\n- **1.2** Two.\n## 2. B\n- **2.1** Three.')).toEqual([]);
    expect(numbering('## 1. A\n- **1.1** One.\n- **1.1** Two.')).toEqual(['This requirement is 1.2.']);
    expect(numbering('## 1. A\n- One.')).toEqual(['This requirement is 1.1.']);
    expect(numbering('## 2. B')).toEqual(['Section 1 comes here.']);
  });
});

it('comments of code are evidence; documents, texts and examples in backticks are not', () => {
  const text = '/** Requirement 1.1. */\nconst a = "requirement 1.2";\n// `requirement 1.3`, requirements 2.1 to 2.2\n';
  expect(citationsIn({ path: 'src/ui/a.ts', text }).map(({ requirement, line }) => [requirement, line])).toEqual([
    ['1.1', 1],
    ['2.1', 3],
    ['2.2', 3],
  ]);
  expect(citationsIn({ path: 'README.md', text: 'Requirement 1.1.' })).toEqual([]);
});

describe('the house rules catch', () => {
  it('a name that the glossary does not have, in what people read', () => {
    const text = "const a = 'Nur für professionelle Anleger';\nconst b = `For professional investors`;\n";
    expect(rulesOf(wordViolations, 'sandbox/mails/classificationMails.ts', text)).toHaveLength(2);
    expect(
      rulesOf(wordViolations, 'src/features/shared/a/views/A.tsx', '<p>For professional investors</p>;'),
    ).toHaveLength(1);
    expect(rulesOf(wordViolations, 'src/domain/a.ts', '/** A professional investor (requirement 6.3). */')).toEqual([]);
  });
  it('comments that begin with a question, hide a person, silence the compiler, put work off or are too wide', () => {
    const text =
      '/** What is shown. */\nconst a = 1; // The rows,\n// of which\n// Nobody reads it.\n/** Active filters. */';
    expect(commentViolations({ path: 'src/a.ts', text }).map(({ line }) => line)).toEqual([1, 4]);
    const more = '// @ts-expect-error it works\na();\n/* @ts-nocheck */\nb(); // TODO later\n';
    expect(commentViolations({ path: 'src/a.ts', text: more }).map(({ line }) => line)).toEqual([1, 3, 4]);
    const reasons = '// biome-ignore lint/a/b: what scrolls\n// biome-ignore format: sixteen to a line\n';
    expect(commentViolations({ path: 'src/a.ts', text: reasons }).map(({ line }) => line)).toEqual([1]);
    const wide = `/** Short. */\n/** ${'a '.repeat(60)}*/\n// See https://example.org/${'a'.repeat(120)}.\n`;
    expect(commentViolations({ path: 'src/a.ts', text: wide }).map(({ line }) => line)).toEqual([2]);
    const styles =
      '/* Of paper. */\na {\n  /* Width of a card,\n   * which wraps. */\n  color: red; /* for nobody */\n}\n';
    expect(commentViolations({ path: 'src/ui/a.css', text: styles }).map(({ line }) => line)).toEqual([1, 5]);
  });
  it('titles, names of cases and messages that ask or hide a person', () => {
    const linesOf = (path: string, text: string) => textViolations({ path, text }).map(({ line }) => line);
    const spec =
      "test('what fails says why', f);\ntest('of two the last', f);\nfails('a', 'told to nobody');\nconst a = { 'who leaves, loses': 1 };\nconst b = 'nobody';\nthrow Error(`Whoever asks`);";
    expect(linesOf('machines/a/testing/cases.ts', spec)).toEqual([1, 3, 4, 6]);
    expect(linesOf('src/a.tsx', 'const a = <p>Nobody waits.</p>;')).toEqual([1]);
    expect(linesOf('src/docs/a.md', '# A\nWhoever pays.')).toEqual([2]);
  });

  it('paths of a machine and registries', () => {
    const host = ['https://registry', 'example.org'].join('.');
    expect(rulesOf(placeViolations, 'README.md', ['See ', 'home', 'me', 'parkett'].join('/'))).toHaveLength(1);
    expect(rulesOf(placeViolations, 'package-lock.json', `"resolved": "${host}/xstate/-/xstate-5.tgz"`)).toHaveLength(
      1,
    );
    expect(rulesOf(placeViolations, 'README.md', 'See `/account/orders` and https://example.org/home/')).toEqual([]);
  });
});
