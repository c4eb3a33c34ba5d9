import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { pageWith } from '#domain/serving/page.ts';
import type { Settings } from '#domain/shop/settings.ts';
import { machineCoverage, SCREENS } from './build.ts';
import { clockOf } from './clock.ts';
import { appSettings, type Config, configFrom, ROOT } from './config.ts';
import { seedAll } from './content/seed.ts';
import { type Db, open, reasonOf } from './db/database.ts';
import { contentOf } from './documents/on-demand.ts';
import { inStyle, readSettings, shownOf, writeSettings } from './http/settings.ts';
import { outboxOf } from './mails/outbox.ts';
import { createShop, fillDatabase } from './server.ts';
import { pictureIn } from './web.ts';

const CHILD = 'PARKETT_DEV';
/** Watches folders instead of imports, because Vite imports its configuration from a new temporary file each time. */
const watched = ['sandbox', 'src/domain'].map((folder) => `--watch-path=${join(ROOT, folder)}`);

// Node restarts the child when a file of the sandbox changes; Vite replaces modules of the app in the open page.
if (process.env[CHILD] === undefined) {
  const child = spawn(process.execPath, [...watched, '--watch-preserve-output', fileURLToPath(import.meta.url)], {
    stdio: 'inherit',
    env: { ...process.env, [CHILD]: '1' },
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 0));
} else {
  try {
    await start(configFrom(process.env));
  } catch (error) {
    console.error(`${reasonOf(error)}.`);
    process.exit(1);
  }
}

async function start(config: Config): Promise<void> {
  const database = await open(config);
  const clock = clockOf(database.db);
  await fillDatabase(database, clock, seedAll);
  if (config.style !== null) await writeSettings(database.db, { style: config.style });
  const seed = inStyle(config.style, seedAll);
  const outbox = outboxOf(config.smtpUrl, contentOf);
  const investor = createHttpServer();
  const vite = await createVite({
    configFile: join(ROOT, 'vite.config.ts'),
    root: join(ROOT, 'src'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: investor, clientPort: config.port } },
  });
  const marketplace = createHttpServer();
  for (const [server, reading, port] of [
    [investor, 'investor', config.port],
    [marketplace, 'marketplace', config.marketplacePort],
  ] as const) {
    const shop = getRequestListener(
      createShop({ database, clock, reading, origins: config.origins, host: config.host, outbox, seed }).fetch,
    );
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      // Only parts of `/api/` are the shop’s: src/ is Vite’s root, so `/api/` also serves the app’s own modules.
      if (/^\/(api\/v2|sandbox)(\/|$|\?)/.test(request.url ?? '')) void shop(request, response);
      else
        vite.middlewares(
          request,
          response,
          () => void page(vite, database.db, appSettings(reading, config.origins[reading]), request, response),
        );
    });
    server.listen(port, config.host, () => console.log(`${reading}: http://localhost:${port}`));
    server.on('error', (error) => {
      console.error(`${reasonOf(error)}.`);
      process.exit(1);
    });
  }
}

/** Serves the page with its settings like the sandbox’s web server, but without a Content-Security-Policy. */
async function page(
  vite: ViteDevServer,
  db: Db,
  settings: Settings,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const [, own = null, slash = ''] = /^\/(kit|atlas)(\/?)(?:$|\?)/.exec(request.url ?? '') ?? [];
  if (own !== null && slash === '') {
    // The page’s scripts have addresses relative to the folder.
    response.writeHead(302, { Location: `/${own}/` }).end();
    return;
  }
  if (request.url === '/atlas/coverage.json') {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(machineCoverage());
    return;
  }
  const picture = pictureIn(request.url ?? '');
  if (picture) {
    const file = join(SCREENS, picture);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = picture.endsWith('png') ? 'image/png' : 'application/json';
    return void response.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
  }
  const folder = own === null ? '' : `workbench/${own}/`;
  const raw = readFileSync(join(ROOT, 'src', folder, 'index.html'), 'utf8');
  const html = await vite.transformIndexHtml(own === null ? (request.url ?? '/') : `/${folder}index.html`, raw);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(pageWith(html, { ...settings, ...shownOf(await readSettings(db)) }));
}
