import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { ENDLESS } from './watch.ts';

/** Resolves with the exit of a process whose work may take half a second of processor time. */
async function endOf(work: string): Promise<unknown[]> {
  const module = JSON.stringify(new URL('./watch.ts', import.meta.url).href);
  const code = `import(${module}).then(({ watchWork }) => { watchWork(0.5).begin(); ${work} })`;
  return once(spawn(process.execPath, ['-e', code], { stdio: 'inherit' }), 'exit');
}

test('work that never ends is ended', async () => {
  expect(await endOf('for (;;);')).toEqual([null, ENDLESS]);
});

test('work that only waits, however long, ends by itself', async () => {
  expect(await endOf('setTimeout(() => process.exit(7), 2_500);')).toEqual([7, null]);
});
