import { expect, test } from 'vitest';
import { subject as session } from '#machines/app/session/testing/cases.ts';
import { type Walked, walkedBy } from '#machines/testing/coverage.ts';
import { graphOf } from '#machines/testing/graph.ts';
import { pathsOf } from '#machines/testing/paths.ts';
import { untakenIn } from './untaken.ts';

const all = pathsOf(session.machine, session.cases);
const subject = { ...session, graph: graphOf(session.machine), paths: () => all };
const coverageOf = (pure: Walked | null) => ({ pure, rendered: null, browser: null });

test('nothing is untaken if every path was taken, or if no test has run and the paths take everything', () => {
  const walked = walkedBy(session, { level: 'pure', paths: all, milliseconds: 1 });
  expect(untakenIn(subject, coverageOf(walked))).toEqual([]);
  expect(untakenIn(subject, null)).toEqual([]);
  expect(untakenIn(subject, coverageOf(null))).toEqual([]);
});

test('a transition is untaken if no test took it, or, without tests, if no path takes it', () => {
  const [first] = all;
  if (!first) throw new Error('session has no paths');
  const walked = walkedBy(session, { level: 'pure', paths: [first], milliseconds: 1 });
  const left = subject.graph.edges.map(({ id }) => id).filter((id) => !walked.taken.transitions.includes(id));
  expect(left.length).toBeGreaterThan(10);
  expect(untakenIn(subject, coverageOf(walked))).toEqual(left);
  expect(untakenIn({ ...subject, paths: () => [first] }, null)).toEqual(left);
});
