import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'playwright/test';
import { clockOf } from '#sandbox/clock.ts';
import { ROOT } from '#sandbox/config.ts';
import { seed } from '#sandbox/content/seed.ts';
import { open } from '#sandbox/db/database.ts';

/** Returns two ports that were free a moment ago: the program itself refuses 0. */
async function freePorts(): Promise<string[]> {
  const servers = [createServer(), createServer()].map((server) => server.listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => server.listening || once(server, 'listening')));
  const ports = servers.map((server) => `${JSON.stringify(server.address())}`.match(/"port":(\d+)/)?.[1] ?? '');
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

interface Started {
  program: ChildProcess;
  ports: string[];
  ended: Promise<unknown[]>;
  /** Output of both streams until now. */
  output: () => string;
}

/** Runs the program on a data folder, then the work once the program is open, and ends the program in any case. */
async function withProgram(folder: string, work: (started: Started) => Promise<void>): Promise<void> {
  const ports = await freePorts();
  const [PORT = '', MARKETPLACE_PORT = ''] = ports;
  const program = spawn(process.execPath, ['sandbox/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT, MARKETPLACE_PORT, DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: '' },
  });
  const ended = once(program, 'exit');
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (output += text));
  try {
    await Promise.race([expect.poll(() => output, { timeout: 30_000 }).toContain('Beenden mit Strg+C.'), ended]);
    await work({ program, ports, ended, output: () => output });
  } finally {
    program.kill('SIGKILL');
  }
}

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parkett-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('`npm start` serves both readings until it gets SIGTERM, and then exits cleanly', () =>
  withProgram(folder, async ({ program, ports, ended, output }) => {
    for (const port of ports) {
      const answer = await fetch(`http://localhost:${port}/login`).catch(() => null);
      expect(answer?.status, output()).toBe(200);
    }
    program.kill('SIGTERM');
    expect(await ended, output()).toEqual([0, null]);
  }));

test('`npm start` continues without the investor of ten years if its orders cannot be added, and says so', async () => {
  const { db, close } = await open({ dataDir: folder });
  await seed(db, clockOf(db));
  await sql`create trigger full before insert on orders begin select raise(abort, 'the disk is full'); end`.execute(db);
  await close();
  await withProgram(folder, async ({ program, ports: [port], ended, output }) => {
    await expect.poll(output).toMatch(/^The investor of ten years has no orders: .*the disk is full.*\.$/m);
    const answer = await fetch(`http://localhost:${port}/login`).catch(() => null);
    expect(answer?.status, output()).toBe(200);
    program.kill('SIGTERM');
    expect(await ended, output()).toEqual([0, null]);
  });
});
