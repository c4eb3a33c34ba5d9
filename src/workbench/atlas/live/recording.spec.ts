import { describe, expect, test } from 'vitest';
import type { LiveActor, LiveEntry } from '#app/inspection/protocol.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { subject as session } from '#machines/app/session/testing/cases.ts';
import { subject as resource } from '#machines/kit/resource/testing/cases.ts';
import { recordingOf } from './recording.ts';
import { specOf } from './specText.ts';
import { statesIn } from './states.ts';

const actor: LiveActor = {
  id: 'a x:1',
  tab: 'a',
  machine: 'session',
  name: '',
  parent: null,
  since: 0,
  page: '/',
  restored: false,
};

const entryOf = (number: number, event: LiveEntry['event'], value: LiveEntry['value'], took: string[]): LiveEntry => {
  return { actor: actor.id, number, at: 0, event, value, took, context: {}, tags: [], status: 'active', running: [] };
};
const started = entryOf(0, { type: 'xstate.init' }, 'starting', []);
const nobody = entryOf(1, { type: 'xstate.done.actor.readSession', output: { kind: 'none' } }, 'loggedOut', [
  'session.starting --xstate.done.actor.readSession [3 of 3]--> session.loggedOut',
]);

describe('a recording is no path if', () => {
  test('the actor was restored from a snapshot', () =>
    expect(recordingOf(session, { ...actor, restored: true }, [started, nobody])).toBe('restored'));
  test('its start is missing', () => expect(recordingOf(session, actor, [nobody])).toBe('beginningLost'));
  test('the present machine goes elsewhere', () => {
    expect(recordingOf(session, actor, [started, { ...nobody, value: 'codeRequired' }])).toBe('deviates');
    expect(recordingOf(session, actor, [{ ...started, value: 'loggedOut' }])).toBe('deviates');
  });
});

test('an event without a change is no step, and everything before a restart of the actor is left out', () => {
  const ignored = entryOf(2, { type: 'token.expired' }, 'loggedOut', []);
  const recording = recordingOf(session, actor, [started, nobody, started, nobody, ignored]);
  expect(recording).toMatchObject({ steps: [{ event: { output: { kind: 'none' } } }], key: '0:11' });
});

test('a path unknown to the cases has no key, and is a test all the same', () => {
  const reader = { ...actor, machine: 'resource', name: 'page' };
  const given = { name: 'Anna\'s "page"', key: 'a\\b', freshness: 1 };
  const begun = entryOf(0, { type: 'xstate.init', input: given }, 'idle', []);
  const asked = entryOf(1, { type: 'read.requested' }, { loading: { reading: 'asking', waiting: 'usual' } }, [
    'a transition of another machine',
  ]);
  const recording = recordingOf(resource, reader, [begun, asked]);
  if (typeof recording === 'string') throw new Error(recording);
  expect(recording.key).toBeNull();
  const text = specOf({ ...resource, folder: 'kit/resource' }, recording, '2026-11-21T06:40:00.000Z');
  expect(text).toContain('// No path of the cases goes this way.');
  expect(text).toContain(String.raw`{ name: 'Anna\'s "page"', key: 'a\\b', freshness: 1 },`);
  expect(text).not.toContain('FailureError');
});

test('an error is written as its failure or message', () => {
  const input = { name: 'page', freshness: 1 };
  const reader = { ...actor, machine: 'resource' };
  const text = (error: unknown) => {
    const event = { type: 'xstate.error.actor.read', actorId: 'read', error };
    const recording = recordingOf(resource, reader, [
      entryOf(0, { type: 'xstate.init', input }, 'idle', []),
      entryOf(1, { type: 'read.requested' }, { loading: { reading: 'asking', waiting: 'usual' } }, ['x']),
      entryOf(2, event, 'failed', ['y']),
    ]);
    return typeof recording === 'string' ? recording : specOf({ ...resource, folder: 'kit/resource' }, recording, '');
  };
  const { name, failure } = new FailureError({ kind: 'notFound' });
  expect(text({ error: name, failure })).toContain("fails('read', new FailureError({ kind: 'notFound' }))");
  expect(text({ error: 'Error', message: 'a defect' })).toContain("fails('read', new Error('a defect'))");
});

test('the states of a value are found, and none of an unknown value', () => {
  expect(statesIn(session.machine, { loggedIn: 'fresh' })).toEqual(['session.loggedIn', 'session.loggedIn.fresh']);
  expect(statesIn(session.machine, 'gone')).toEqual([]);
});
