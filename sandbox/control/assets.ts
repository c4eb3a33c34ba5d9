import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';
import { inWidth, pictureOf } from '../content/art/index.ts';
import { mediaFileNamed } from '../content/media/index.ts';
import { bytesOf } from '../http/ranges.ts';

const require = createRequire(import.meta.url);
const own = (name: string) => new URL(`./assets/${name}`, import.meta.url);
const source = (path: string) => new URL(`../../src/${path}`, import.meta.url);

/** Files of the sandbox’s pages; the tokens, the icon and the font are the app’s own. */
const FILES: Record<string, { type: string; file: () => URL | string }> = {
  'tokens.css': { type: 'text/css; charset=utf-8', file: () => source('styles/tokens.css') },
  'page.css': { type: 'text/css; charset=utf-8', file: () => own('page.css') },
  'control.css': { type: 'text/css; charset=utf-8', file: () => own('control.css') },
  'payment.css': { type: 'text/css; charset=utf-8', file: () => own('payment.css') },
  'enter.js': { type: 'text/javascript; charset=utf-8', file: () => own('enter.js') },
  'icon.svg': { type: 'image/svg+xml', file: () => source('public/icon.svg') },
  'figtree.woff2': {
    type: 'font/woff2',
    file: () => require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  },
};

/**
 * Serves `/sandbox/assets/…` for the pages, and `/sandbox/pictures/{name}.svg` and `/sandbox/media/{file}` for the
 * shop’s content.
 */
export const assets = new Hono()
  .get('/assets/:name', (context) => {
    const name = context.req.param('name');
    const known = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
    if (!known) return context.notFound();
    context.header('Content-Type', known.type);
    context.header('Cache-Control', name.endsWith('.woff2') ? 'public, max-age=86400' : 'no-cache');
    return context.body(new Uint8Array(readFileSync(known.file())));
  })
  .get('/pictures/:name{[a-z0-9-]+\\.svg}', (context) => {
    const svg = pictureOf(context.req.param('name').replace(/\.svg$/, ''));
    if (svg === null) return context.notFound();
    context.header('Content-Type', 'image/svg+xml');
    context.header('Cache-Control', 'public, max-age=3600');
    return context.body(inWidth(svg, context.req.query('width')));
  })
  .get('/media/:file{[a-z0-9-]+\\.[a-z.]+}', (context) => {
    const media = mediaFileNamed(context.req.param('file'));
    if (media === null) return context.notFound();
    context.header('Content-Type', media.type);
    context.header('Cache-Control', 'public, max-age=3600');
    return bytesOf(context, media.content);
  });
