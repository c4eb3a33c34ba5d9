import { describe, expect, test } from 'vitest';
import { fails, pathsOf, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { connectivityMachine } from '../machine.ts';
import { isOffline, isUpdateAvailable } from '../selectors.ts';
import { connectivityCases, offline, subject } from './cases.ts';

specOfMachine(subject);

describe('the connection', () => {
  const from = (online: boolean, ...events: { type: string }[]) => play(connectivityMachine, { online }, ...events);
  const newer = [{ type: 'chunk.failed' }, succeeds('compareVersions', { isNewer: true })];

  test('that is back lets every resource catch up', () => {
    expect(isOffline(from(true, { type: 'connection.lost' }).snapshot)).toBe(true);
    const { snapshot, effects } = from(true, { type: 'connection.lost' }, { type: 'connection.restored' });
    expect(isOffline(snapshot)).toBe(false);
    expect(effects).toEqual([{ type: 'emit', event: { type: 'catchUp.requested' } }]);
  });

  test('that was missing from the start is reported from the start', () => {
    expect(isOffline(from(false).snapshot)).toBe(true);
  });

  test('to a newer version reloads the page by itself once at most', () => {
    expect(from(true, ...newer, succeeds('claimReload', { granted: true })).running).toEqual(['reloadPage']);
    const { snapshot, running } = from(true, ...newer, succeeds('claimReload', { granted: false }));
    expect(running).toEqual([]);
    expect(isUpdateAvailable(snapshot)).toBe(true);
  });

  test('that failed for another reason reloads nothing', () => {
    for (const outcome of [succeeds('compareVersions', { isNewer: false }), fails('compareVersions', offline)]) {
      const { snapshot, running } = from(true, { type: 'chunk.failed' }, outcome);
      expect(running).toEqual([]);
      expect(isUpdateAvailable(snapshot)).toBe(false);
      // A failure of the next chunk starts another comparison.
      expect(snapshot.can({ type: 'chunk.failed' })).toBe(true);
    }
  });

  test('to a newer version reloads the page on request, and offers it again if the page stayed', () => {
    const offered = [...newer, succeeds('claimReload', { granted: false }), { type: 'reload.requested' }];
    expect(from(true, ...offered).running).toEqual(['reloadPage']);
    for (const stayed of [succeeds('reloadPage'), fails('reloadPage', offline)]) {
      const { snapshot, running } = from(true, ...offered, stayed);
      expect(running).toEqual([]);
      expect(isUpdateAvailable(snapshot)).toBe(true);
      expect(snapshot.can({ type: 'reload.requested' })).toBe(true);
    }
  });

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
