import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { appSettings } from '#sandbox/config.ts';
import type { ShopEnv } from '#sandbox/http/env.ts';
import { createShop, type RunningShop, startShop } from '#sandbox/server.ts';
import { type Client, clientOf } from '#sandbox/testing/client.ts';
import { keepTables } from '#sandbox/testing/keepTables.ts';
import { web } from '#sandbox/web.ts';

/** The shop under attack, with a small site in place of the built app. */
export interface World {
  /** Listens on a port, for attempts that need a real connection. */
  shop: RunningShop;
  /** The attacked shop, called in this process. */
  site: Hono<ShopEnv>;
  /** Client of a visitor, called in this process. */
  visitor: Client;
  folder: string;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Origin of the shop when it is called in this process. */
export const ORIGIN = 'http://localhost:4000';

/** Content of a file beside the served folders, which no request may read. */
export const OUTSIDE = 'what stands outside of the served folders';

export async function openWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-audit-'));
  const site = web({
    distDir: builtIn(join(folder, 'dist')),
    kitDir: builtIn(join(folder, 'kit')),
    settings: appSettings('investor'),
  });
  writeFileSync(join(folder, 'secret.txt'), OUTSIDE);
  const shop = await startShop({ web: site });
  const { database, clock } = shop;
  const origins = { investor: 'http://192.168.1.7:4000', marketplace: 'https://art.test' };
  const inProcess = createShop({ database, clock, reading: 'investor', web: site, origins, host: 'parkett.test' });
  return {
    shop,
    site: inProcess,
    visitor: clientOf(ORIGIN, null, async (address, init) => inProcess.request(address, init)),
    folder,
    reset: await keepTables(database.db),
    async close() {
      await shop.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes a minimal build into a folder. */
function builtIn(dir: string): string {
  mkdirSync(join(dir, 'assets'), { recursive: true });
  mkdirSync(join(dir, '.vite'));
  const page = '<title></title><script type="application/json" id="settings">{}</script>';
  writeFileSync(join(dir, 'index.html'), page);
  writeFileSync(join(dir, 'csp.json'), JSON.stringify({ scripts: [], styles: [] }));
  writeFileSync(join(dir, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(dir, 'assets', 'app.js'), 'export {};');
  writeFileSync(join(dir, 'robots.txt'), 'User-agent: *');
  return dir;
}
