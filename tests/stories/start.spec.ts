import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { ROOT } from '#sandbox/config.ts';

/** Two ports that were free a moment ago: the program itself refuses 0. */
async function freePorts(): Promise<string[]> {
  const servers = [createServer(), createServer()].map((server) => server.listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => server.listening || once(server, 'listening')));
  const ports = servers.map((server) => `${JSON.stringify(server.address())}`.match(/"port":(\d+)/)?.[1] ?? '');
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

test('`npm start` serves both readings until it is told to end, and then ends in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-'));
  const [investor = '', marketplace = ''] = await freePorts();
  const program = spawn(process.execPath, ['sandbox/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: investor, MARKETPLACE_PORT: marketplace, DATA_DIR: folder, NODE_ENV: '' },
  });
  const ended = once(program, 'exit');
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (output += text));
  try {
    await Promise.race([expect.poll(() => output, { timeout: 30_000 }).toContain('Beenden mit Strg+C.'), ended]);
    for (const port of [investor, marketplace]) {
      const answer = await fetch(`http://localhost:${port}/login`).catch(() => null);
      expect(answer?.status, output).toBe(200);
    }
    program.kill('SIGTERM');
    expect(await ended, output).toEqual([0, null]);
  } finally {
    program.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
