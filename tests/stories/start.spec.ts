import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'playwright/test';
import { clockOf } from '#sandbox/clock.ts';
import { seed } from '#sandbox/content/seed.ts';
import { open } from '#sandbox/db/database.ts';
import { withProgram } from '../support/program.ts';

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
