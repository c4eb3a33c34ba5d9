import { expect, it } from 'vitest';
import type { Subject } from '../../machines/testing/cases.ts';
import { isStateOf, requirementsIn } from '../../machines/testing/evidence.ts';
import { graphOf } from '../../machines/testing/graph.ts';
import { REQUIREMENTS } from '../../machines/testing/requirements.ts';
import { citationsIn } from './citations.ts';
import { projectFiles } from './source.ts';

it('each requirement has a state, a rule or a test that cites it', () => {
  const files = projectFiles();
  const subjects = import.meta.glob<{ subject: Subject }>('../../machines/*/*/testing/cases.ts', { eager: true });
  const states = Object.values(subjects).flatMap(({ subject }) => graphOf(subject.machine).states);
  const cited = new Set(files.flatMap(citationsIn).map(({ requirement }) => requirement));
  const requirements = requirementsIn(files.find(({ path }) => path === REQUIREMENTS)?.text ?? '');
  const alone = requirements.filter(
    (each) => !cited.has(each.number) && !states.some((state) => isStateOf(each, state)),
  );
  expect(requirements.length).toBeGreaterThan(300);
  expect(
    alone.map(({ number }) => number),
    'Cite each requirement where it is kept, or where a test proves it: `requirement 4.12`.',
  ).toEqual([]);
});
