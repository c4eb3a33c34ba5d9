import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { watchTab } from '#app/inspection/live.ts';
import type { LiveNews } from '#app/inspection/protocol.ts';
import { nameOf, type Path, pathAt, pathsOf, type Subject } from '#machines/testing/paths.ts';
import { ScriptedActor } from '#machines/testing/scripted.ts';
import { emptyLog, heard, type Log } from '../../../src/workbench/atlas/live/log.ts';
import { type Recording, recordingOf } from '../../../src/workbench/atlas/live/recording.ts';
import { specOf } from '../../../src/workbench/atlas/live/specText.ts';
import { machineFolder, machineNames, ROOT } from './folders.ts';

// Checks the way from the app to the test that QA copies: a real actor walks generated paths of each machine, watched
// as in the app. The atlas must record the same path, and the copied tests must run.

const FOLDER = `${ROOT}coverage/recorded`;
/** Milliseconds for the thousands of steps of the largest machine, on a busy machine. */
const TIMEOUT = 180_000;
const AT = '2026-11-21T06:40:00Z';

async function logOf({ machine }: Subject, path: Path): Promise<Log> {
  const news: LiveNews[] = [];
  const { see } = watchTab({ tab: 'a', page: () => '/', tell: (each) => news.push(each) });
  const actor = new ScriptedActor(machine, { input: path.input, inspect: (event) => see([event, 0]) });
  for (const { event } of path.steps) await actor.take(event);
  await Promise.resolve();
  actor.stop();
  return news.reduce(heard, emptyLog);
}

async function recorded(subject: Subject, path: Path): Promise<Recording> {
  const { actors, entries } = await logOf(subject, path);
  const [actor] = actors.filter(({ machine, parent }) => machine === subject.machine.id && parent === null);
  if (!actor) throw new Error(`The log has no actor of ${subject.name}.`);
  const recording = recordingOf(subject, actor, entries);
  if (typeof recording === 'string') throw new Error(`${subject.name}: ${recording}`);
  return recording;
}

const valuesOf = ({ start, steps }: Pick<Path, 'start' | 'steps'>) =>
  [start, ...steps.map(({ position }) => position)].map(({ snapshot }) => snapshot.value);

/** Returns paths, the longest first, that together receive each type of event in each state. */
function varied({ machine, cases }: Subject): Path[] {
  const seen = new Set<string>();
  return pathsOf(machine, cases)
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter((path) => {
      const known = seen.size;
      for (const [i, value] of valuesOf(path).entries()) seen.add(`${nameOf(value)} ${path.steps[i]?.event.type}`);
      return seen.size > known;
    });
}

const subjects: Subject[] = [];
for (const name of machineNames()) {
  const { subject }: { subject: Subject } = await import(`${ROOT}${machineFolder(name)}/testing/cases.ts`);
  subjects.push(subject);
}

describe('a path that is watched is recorded as it was', { timeout: TIMEOUT }, () => {
  test.each(subjects.map((subject) => [subject.name, subject] as const))('%s', async (_, subject) => {
    for (const path of varied(subject)) {
      const recording = await recorded(subject, path);
      expect(valuesOf(recording)).toEqual(valuesOf(path));
      expect(valuesOf(pathAt(subject, recording.key ?? ''))).toEqual(valuesOf(path));
    }
  });
});

describe('a copied test runs', async () => {
  mkdirSync(FOLDER, { recursive: true });
  afterAll(() => rmSync(FOLDER, { recursive: true }));
  for (const subject of subjects) {
    const [longest] = varied(subject);
    if (!longest) continue;
    const folder = machineFolder(subject.name).replace('machines/', '');
    const text = specOf({ name: subject.name, folder }, await recorded(subject, longest), AT);
    expect(text).not.toMatch(/Sommer-2026|123456/);
    const file = `${FOLDER}/${subject.name}.spec.ts`;
    writeFileSync(file, text);
    // The import registers the test in the file.
    await import(file);
  }
});
