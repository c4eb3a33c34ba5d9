// Worker that walks paths of one machine on the rendered stage as fast as possible: in German, without axe, on a stage
// that is built as the app is, with React’s production build. Posts `started` once, then accepts one task.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { chromium } from 'playwright';
import type { Rolldown } from 'vite';
import type {} from '../../rendered/quick.ts';
import { browserLaunch, browserPath } from '../../support/browser.ts';
import type { RenderedNews, RenderedTask } from './rendered.ts';
import { stageSettings } from './stage.ts';

type Files = ReadonlyMap<string, string | Uint8Array>;

const ENTRY = 'quick.js';
const SHEET = 'quick.css';
const PAGE = `<!doctype html><link rel="stylesheet" href="/${SHEET}"><script type="module" src="/${ENTRY}"></script>`;
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

async function buildStage(): Promise<Files> {
  const [{ build }, settings] = await Promise.all([import('vite'), stageSettings()]);
  const { output } = (await build({
    ...settings,
    build: {
      ...settings.build,
      rolldownOptions: {
        input: `${settings.root}/quick.ts`,
        output: { entryFileNames: ENTRY, assetFileNames: '[name][extname]', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}

/**
 * Serves the stage on a free port: the page at once for every path that is not a file, its files once they are built.
 */
async function serve(building: Promise<Files>) {
  const server = createServer(async ({ url = '' }, response) => {
    const type = TYPES[url.split('.').at(-1) ?? ''];
    response.setHeader('Content-Type', type ?? 'text/html');
    // The caller that requests the walk receives the error of a failed build.
    const files = type ? await building.catch(() => null) : null;
    response.end(type ? files?.get(url) : PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Opens the stage. Resolves with a function that walks on it once. */
async function openStage(started: () => void): Promise<(task: RenderedTask) => Promise<readonly string[]>> {
  const { args = [], ...options } = browserLaunch();
  const building = buildStage();
  const [{ server, address }, browser] = await Promise.all([
    serve(building),
    chromium.launch({ ...options, args: [...args, '--disable-gpu'] }),
  ]);
  started();
  const page = await browser.newPage();
  const failed = new Promise<never>((_, reject) => page.once('pageerror', reject));
  const loaded = Promise.race([failed, Promise.all([building, page.goto(address)])]);
  // The caller that requests the walk receives the error.
  loaded.catch(() => {});
  return async ({ name, keys }) => {
    try {
      await loaded;
      const walked = page.evaluate((task) => window.walkPaths(task.name, task.keys, 'de'), { name, keys });
      return await Promise.race([failed, walked]);
    } finally {
      await browser.close();
      server.close();
    }
  };
}

const say = (news: RenderedNews) => parentPort?.postMessage(news);
const walk = browserPath() === null ? null : await openStage(() => say('started'));
if (!walk) say('started');
parentPort?.once('message', async (task: RenderedTask) => say(walk ? await walk(task) : null));
