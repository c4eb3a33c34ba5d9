import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { securityHeaders } from '#domain/serving/headers.ts';
import { MANIFEST, manifestWith, pageWith } from '#domain/serving/page.ts';
import { isCompressed, MISSING, REDIRECT_CACHE, ruleFor, rulesFor, typeOf } from '#domain/serving/paths.ts';
import type { Settings } from '#domain/shop/settings.ts';
import { html, page } from './control/html.ts';

export interface WebOptions {
  /** Folder of the built app. */
  distDir: string;
  /** Settings of the page; see `src/domain/shop/settings.ts`. */
  settings: Settings;
  /** Folder of the kit’s page, served at `/kit`; without it the path belongs to the app. */
  kitDir?: string;
  /** Atlas, served at `/atlas` and built at the first visit; without it the path answers 404. */
  atlas?: AtlasFiles;
}

export interface AtlasFiles {
  dir: string;
  /** Coverage of the tests as JSON; read at every visit. */
  coverage: () => string;
  /** Folder of the screenshots, which may change at any time. */
  screens: string;
  /** True if the folder exists and is as new as its sources. */
  isBuilt: () => boolean;
  /** Builds the atlas in the background; simultaneous callers share one build. */
  build: () => Promise<void>;
}

/** Files that browsers do not get. */
const PRIVATE = /^(?:csp\.json|pages\.json|index\.html|pages\/.*|\.vite\/.*)$/;

declare module 'hono' {
  interface ContextVariableMap {
    /**
     * Settings from the control page, set by the shop around the app so that the page needs no request for them; absent
     * unless the shop serves the app.
     */
    shownSettings?: () => Promise<Partial<Settings>>;
  }
}

/**
 * Serves the built app by the rules of `src/domain/serving/`, from which the build also makes the configurations of
 * other servers.
 */
export function web({ distDir, settings, kitDir, atlas }: WebOptions): Hono {
  const app = new Hono();
  const files = filesIn(distDir, '/');
  if (kitDir) {
    for (const [path, file] of filesIn(kitDir, '/kit/')) files.set(path, file);
    files.set('/kit', served('index.html', readFileSync(join(kitDir, 'index.html'))));
  }
  const manifest = join(distDir, MANIFEST);
  if (existsSync(manifest))
    files.set(`/${MANIFEST}`, served(MANIFEST, Buffer.from(manifestWith(readFileSync(manifest, 'utf8'), settings))));
  const rules = rulesFor(settings.reading, pagesIn(distDir));
  /** Pages by file and settings: few combinations, each filled once. */
  const pages = new Map<string, Served>();
  const pageFor = (file: string, more: Partial<Settings>) => {
    const key = file + JSON.stringify(more);
    const page =
      pages.get(key) ??
      served(file, Buffer.from(pageWith(readFileSync(join(distDir, file), 'utf8'), { ...settings, ...more })));
    pages.set(key, page);
    return page;
  };
  const headers = securityHeaders(inlineHashes(distDir), settings);

  if (atlas) app.route('/atlas', atlasPages(atlas, headers));
  app.get('*', async (context, next) => {
    const path = context.req.path;
    if (/^\/(api|sandbox)(\/|$)/.test(path)) return next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const rule = ruleFor(rules, path.replace(/^\/kit(?=\/)/, ''));
    if (rule.answer === 'redirect') {
      context.header('Cache-Control', REDIRECT_CACHE);
      return context.redirect(rule.to);
    }
    const file = files.get(path);
    if (file && 'cache' in rule) return answer(context, file, rule.cache);
    if (rule.answer === 'page')
      return answer(context, pageFor(rule.file, (await context.get('shownSettings')?.()) ?? {}), rule.cache);
    context.header('Cache-Control', MISSING.cache);
    context.header('Content-Type', MISSING.type);
    return context.body(MISSING.text, 404);
  });
  return app;
}

/** File name of a screenshot, or of the list of screenshots, in a path of the atlas; null for other paths. */
export const pictureIn = (path: string): string | null =>
  /^\/atlas\/screens\/([\w.-]+\.(?:json|png))$/.exec(path)?.[1] ?? null;

/** Seconds before a page that waits for a build reloads. */
const WAIT = '2';

/**
 * Serves the atlas below `/atlas/`. Its page starts a build if one is due and shows a notice until the build ends;
 * requests for other files start none.
 */
function atlasPages(atlas: AtlasFiles, headers: Readonly<Record<string, string>>): Hono {
  const { dir, coverage, screens } = atlas;
  let files: Map<string, Served> | null = null;
  let building: Promise<void> | null = null;
  let failure: unknown = null;
  const begin = () => {
    building ??= atlas
      .build()
      .catch((error: unknown) => {
        failure = error;
      })
      .finally(() => {
        building = null;
      });
  };
  const pages = new Hono();
  // The page’s links are relative to the folder.
  pages.get('/', (context, next) => (context.req.path.endsWith('/') ? next() : context.redirect('/atlas/')));
  pages.get('*', async (context) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const { path } = context.req;
    const isPage = path === '/atlas/';
    if (!files && !building && atlas.isBuilt()) files = filesIn(dir, '/atlas/');
    if (!files && failure && isPage) {
      // The next visit retries; a page that reloads by itself would retry without end.
      console.error(failure);
      failure = null;
      context.header('Cache-Control', 'no-store');
      return context.html(atlasFailed, 500);
    }
    if (!files) {
      if (isPage) begin();
      context.header('Cache-Control', 'no-store');
      context.header('Retry-After', WAIT);
      if (!isPage) return context.text('The atlas is being built.', 503);
      context.header('Refresh', WAIT);
      return context.html(atlasBuilding, 503);
    }
    if (path === '/atlas/coverage.json') return answer(context, served(path, Buffer.from(coverage())), 'no-cache');
    if (isPage) return answer(context, served('index.html', readFileSync(join(dir, 'index.html'))), 'no-cache');
    const picture = pictureIn(path);
    if (picture) {
      const file = join(screens, picture);
      if (existsSync(file)) return answer(context, served(file, readFileSync(file)), 'no-cache');
      return picture === 'index.json' ? context.json([]) : context.notFound();
    }
    const file = files.get(path);
    // Names of other files contain no hash of their content.
    const isForEver = path.startsWith('/atlas/assets/');
    return file
      ? answer(context, file, isForEver ? 'public, max-age=31536000, immutable' : 'no-cache')
      : context.notFound();
  });
  return pages;
}

/** Page with a notice in both languages, in the style of the control page. */
const notice = (title: string, de: string, en: string) =>
  page({
    title,
    lang: 'de',
    style: 'control',
    body: html`<main class="row" id="content"><h1>${title}</h1><p>${de}</p><p lang="en">${en}</p></main>`,
  });

const atlasBuilding = notice(
  'Maschinenatlas',
  'Der Atlas wird gerade gebaut; das dauert etwa eine halbe Minute. Diese Seite zeigt ihn, sobald er fertig ist.',
  'The atlas is being built, which takes about half a minute. It will appear here as soon as it’s ready.',
);
const atlasFailed = notice(
  'Maschinenatlas',
  'Der Atlas konnte nicht gebaut werden; der Grund steht im Terminal. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  'We couldn’t build the atlas; the reason is in the terminal. Reload the page to try again.',
);

function filesIn(folder: string, base: string): Map<string, Served> {
  const files = new Map<string, Served>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = name.split(sep).join('/');
    // Reads screenshots at each request: there may be hundreds of them.
    if (PRIVATE.test(path) || pictureIn(base + path) || !statSync(join(folder, name)).isFile()) continue;
    files.set(base + path, served(path, readFileSync(join(folder, name))));
  }
  return files;
}

interface Served {
  type: string;
  etag: string;
  isSqueezed: boolean;
  /** Bytes of the file in a coding. */
  body: (coding: Coding) => Uint8Array<ArrayBuffer>;
}
type Coding = 'br' | 'gzip' | 'identity';

const CODERS: Record<Coding, (raw: Buffer) => Buffer> = {
  br: (raw) => brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (raw) => gzipSync(raw),
  identity: (raw) => raw,
};

/** Compresses a file at its first request: compressing all files would add seconds to each start. */
function served(path: string, raw: Buffer): Served {
  const bodies = new Map<Coding, Uint8Array<ArrayBuffer>>();
  return {
    type: typeOf(path),
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
    isSqueezed: isCompressed(path),
    body(coding) {
      const body = bodies.get(coding) ?? new Uint8Array(CODERS[coding](raw));
      bodies.set(coding, body);
      return body;
    },
  };
}

function answer(context: Context, file: Served, cacheControl: string): Response {
  context.header('Cache-Control', cacheControl);
  context.header('ETag', file.etag);
  if (file.isSqueezed) context.header('Vary', 'Accept-Encoding');
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304);
  const accepted = context.req.header('accept-encoding') ?? '';
  const best = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  const coding = file.isSqueezed ? best : 'identity';
  if (coding !== 'identity') context.header('Content-Encoding', coding);
  context.header('Content-Type', file.type);
  return context.body(file.body(coding));
}

const OwnPages = z.array(z.object({ file: z.string(), reading: z.string(), pattern: z.string() }));

function pagesIn(distDir: string) {
  const file = join(distDir, 'pages.json');
  return existsSync(file) ? OwnPages.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

const InlineHashes = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

function inlineHashes(distDir: string) {
  const file = join(distDir, 'csp.json');
  if (!existsSync(file)) return { scripts: [], styles: [] };
  return InlineHashes.parse(JSON.parse(readFileSync(file, 'utf8')));
}
