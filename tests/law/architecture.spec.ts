import { expect, it } from 'vitest';
import { requirementsIn } from '../../machines/testing/evidence.ts';
import { REQUIREMENTS } from '../../machines/testing/requirements.ts';
import { isCode, isSpec, projectFiles } from './source.ts';

const files = projectFiles();
const app = files.filter(
  ({ path }) =>
    /^(?:src|machines)\//.test(path) && isCode(path) && !isSpec(path) && !/\/(?:testing|workbench)\//.test(path),
);
const pathsWith = (pattern: RegExp) => app.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

/** Types declared beside a schema, with the reason. */
const DECLARED: Readonly<Record<string, string>> = {
  Cents: 'a number, whose schema is z.int()',
  TokenAsset: 'output of the function that transforms the answer',
  WalletAsset: 'as TokenAsset',
};

/** Requirement 10.5. */
it('the type of a schema of the domain is inferred from it', () => {
  const types = app.flatMap(({ path, text }) => {
    if (!path.startsWith('src/domain/')) return [];
    const schemas = new Set([...text.matchAll(/^export const ([A-Z]\w*) =/gm)].map(([, name]) => name));
    return [...text.matchAll(/^export (?:interface|type) (\w+)(.*)$/gm)].flatMap(([, name = '', rest = '']) =>
      schemas.has(name) ? { name, isInferred: new RegExp(`^ = z\\.\\w+<typeof ${name}>`).test(rest) } : [],
    );
  });
  expect(types.length).toBeGreaterThan(80);
  const declared = types.flatMap(({ name, isInferred }) => (isInferred ? [] : name));
  expect(declared.sort(), 'Infer these: `export type A = z.infer<typeof A>`.').toEqual(Object.keys(DECLARED));
});

/** Requirement 12.1. */
it('resource, list, submission and upload have one definition each; reads and simple forms start theirs in one place', () => {
  for (const name of ['Resource', 'List', 'Submission', 'Upload'])
    expect(pathsWith(new RegExp(`\\bconst create${name}Machine\\b`))).toEqual([
      `machines/kit/${name.toLowerCase()}/machine.ts`,
    ]);
  const startersOf = (name: string) => pathsWith(new RegExp(`import \\{[^}]*\\bcreate${name}Machine\\b`));
  expect(startersOf('Resource')).toEqual(['src/app/resources/resources.ts']);
  expect(startersOf('Submission')).toEqual(['src/app/flow/useSubmission.ts']);
});

/** Requirement 12.3. */
it('each behaviour that the requirements name is a machine', () => {
  const text = files.find(({ path }) => path === REQUIREMENTS)?.text ?? '';
  const named =
    requirementsIn(text)
      .find(({ number }) => number === '12.3')
      ?.text.match(/(?<=`)\w+(?=`)/g) ?? [];
  expect(named.length).toBeGreaterThan(7);
  const machines = app.flatMap(({ path }) => /^machines\/\w+\/(\w+)\/machine\.ts$/.exec(path)?.[1] ?? []);
  expect(named.filter((name) => !machines.includes(name))).toEqual([]);
});

/** Requirement 16.1. */
it('each form is the component of the kit, except the search of the header', () => {
  expect(pathsWith(/<form\b/).sort()).toEqual(['src/features/shared/shell/views/HeaderView.tsx', 'src/ui/Form.tsx']);
});

/** Requirement 25.3. */
it('pages format numbers by Intl, except the amount that is copied into a bank’s form', () => {
  const byHand = pathsWith(/\.toFixed\(|\.toLocale(?:Date|Time)?String\(/);
  expect(byHand.filter((path) => !path.startsWith('src/domain/'))).toEqual([
    'src/components/payment/BankTransferView.tsx',
  ]);
});
