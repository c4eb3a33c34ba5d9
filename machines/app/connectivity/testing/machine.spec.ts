import { describe, expect, test } from 'vitest';
import { pathsOf, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { connectivityMachine } from '../machine.ts';
import { isUpdateAvailable } from '../selectors.ts';
import { connectivityCases, subject } from './cases.ts';

specOfMachine(subject);

describe('the connection', () => {
  const from = (online: boolean, ...events: { type: string }[]) => play(connectivityMachine, { online }, ...events);
  const newer = [{ type: 'chunk.failed' }, succeeds('compareVersions', { isNewer: true })];

  test('that is missing keeps the page, whatever is requested', () => {
    const lost = [...newer, { type: 'connection.lost' }, succeeds('claimReload', { granted: true })];
    const { snapshot, running } = from(true, ...lost);
    expect(running).toEqual([]);
    expect(isUpdateAvailable(snapshot)).toBe(true);
    expect(snapshot.can({ type: 'reload.requested' })).toBe(false);
  });

  test('never reloads the page unless the tab was granted it or the user requested it', () => {
    for (const path of pathsOf(connectivityMachine, connectivityCases))
      path.steps.forEach(({ event, position }) => {
        const reloads = position.effects.some((effect) => effect.type === 'start' && effect.id === 'reloadPage');
        const allowed = event.type === 'reload.requested' || event.type === 'xstate.done.actor.claimReload';
        expect(!reloads || allowed).toBe(true);
      });
  });
});
