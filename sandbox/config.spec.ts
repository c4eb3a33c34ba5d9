import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configFrom, endOfStart } from './config.ts';
import { databaseFile, open, otherDatabases } from './db/database.ts';
import { startShop } from './server.ts';
import { clientOf } from './testing/client.ts';

describe('settings of the process', () => {
  test('default to ports 4000 and 4001 and a folder in the repository', () => {
    expect(configFrom({ PORT: '' })).toMatchObject({
      port: 4000,
      marketplacePort: 4001,
      smtpUrl: null,
    });
  });

  test.each([
    [{}, 'http://localhost:4000', 'http://localhost:4001'],
    [{ HOST: '0.0.0.0', PORT: '5000' }, 'http://localhost:5000', 'http://localhost:4001'],
    [{ HOST: '192.168.1.7' }, 'http://192.168.1.7:4000', 'http://192.168.1.7:4001'],
    [{ HOST: 'fe80::7' }, 'http://[fe80::7]:4000', 'http://[fe80::7]:4001'],
    [{ HOST: '::', PUBLIC_URL: 'http://192.168.1.7:4000' }, 'http://192.168.1.7:4000', 'http://192.168.1.7:4001'],
    [
      { PUBLIC_URL: 'https://invest.example/', MARKETPLACE_URL: 'https://art.example' },
      'https://invest.example',
      'https://art.example',
    ],
  ])('%j lead to %s and %s', (environment, investor, marketplace) => {
    expect(configFrom(environment).origins).toEqual({ investor, marketplace });
  });

  test.each([
    [{ PUBLIC_URL: 'parkett.example' }, 'PUBLIC_URL must be an http:// or https:// address without a path.'],
    [
      { MARKETPLACE_URL: 'https://a.example/b' },
      'MARKETPLACE_URL must be an http:// or https:// address without a path.',
    ],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535, not "70000".'],
    [{ PORT: '4001' }, 'PORT and MARKETPLACE_PORT are both 4001; they must differ.'],
    [{ SMTP_URL: 'localhost' }, 'SMTP_URL must be an smtp:// address.'],
    [{ WORKS: '1e9' }, 'WORKS must be a whole number up to 10000, not "1e9".'],
    [{ NODE_ENV: 'production' }, /^NODE_ENV must not be production/],
  ])('%j is refused in one sentence', (environment, sentence) => {
    expect(() => configFrom(environment)).toThrow(sentence);
  });
});

describe('a failed start gives its reason', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parkett-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('when the data folder is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(open({ dataDir: file })).rejects.toThrow(/cannot be used: it is a file\. Set DATA_DIR to another\.$/);
  });

  test('when the database is invalid', async () => {
    writeFileSync(databaseFile(folder), 'no database '.repeat(100));
    await expect(open({ dataDir: folder })).rejects.toThrow(
      /cannot be opened: file is not a database\. `npm run reset`/,
    );
  });

  test('when a port is in use', async () => {
    const shop = await startShop({ seed: null });
    const port = Number(new URL(shop.url).port);
    await expect(startShop({ port, seed: null })).rejects.toThrow(`Port ${port} is in use.`);
    await shop.close();
  });

  test('data survive a restart, and two servers share them', async () => {
    const first = await startShop({ dataDir: folder });
    const client = await clientOf(first.url).as('cleared');
    await client.call('POST', 'orders', { locale: 'de' });
    const second = await startShop({ dataDir: folder });
    const elsewhere = clientOf(second.url, client.token);
    expect((await elsewhere.call('GET', 'wallets')).body).toMatchObject({ totalItems: 1 });
    await clientOf(first.url).control('POST', 'faults', { path: 'channels', kind: 'status', status: 500 });
    expect((await elsewhere.call('GET', 'channels')).status).toBe(500);
    await first.clock.move(5_000);
    expect(await second.clock.offset()).toBe(5_000);
    await first.close();
    await second.close();
    const third = await startShop({ dataDir: folder });
    expect((await clientOf(third.url, client.token).call('GET', 'wallets')).status).toBe(200);
    await third.close();
  });
});

test('data of another version are kept beside those of this one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-'));
  writeFileSync(join(folder, 'shop.sqlite'), 'of another version');
  const shop = await startShop({ dataDir: folder });
  expect((await clientOf(shop.url).call('GET', 'channels')).status).toBe(200);
  await shop.close();
  expect(otherDatabases(folder)).toEqual(['shop.sqlite']);
  expect(readFileSync(join(folder, 'shop.sqlite'), 'utf8')).toBe('of another version');
  rmSync(folder, { recursive: true });
});

test('a full disk is reported with the folder on it; other errors keep their own message', () => {
  expect(endOfStart('database or disk is full', '/data')).toBe(
    'The data folder /data cannot be written to: database or disk is full. Make room, or set DATA_DIR to another',
  );
  expect(endOfStart('Port 4000 is in use', '/data')).toBe('Port 4000 is in use');
  expect(endOfStart('database or disk is full', null)).toBe('database or disk is full');
});
