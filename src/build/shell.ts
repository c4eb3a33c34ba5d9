import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Messages } from '@lingui/core';
import { build, type CSSOptions, minifySync, type Plugin, type PluginOption, type Rolldown } from 'vite';
import type { Locale } from '#domain/shop/settings.ts';
import { stylesOf, takeFirstStyles } from './firstStyles.ts';
import type { Prerendered } from './prerender.tsx';
import { factsOf, type KnownTable, readScreenTables, shellsOf, viewsMissing } from './screens.ts';
import { giveTexts, LOCALES, moduleOfTexts, pick, textGraph, textsForgotten, textsNeeded } from './texts.ts';

/** The bundler joins style sheets in the order of chunks, so that the one with the order of layers may come late. */
const LAYERS =
  readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8').match(/@layer [\w, ]+;/)?.[0] ?? '';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/parkett-shell', import.meta.url));

/** The browser's tab shows it on every page: in the page itself it costs no request. */
const ICON = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8').trim();

/** The screen that stands in the page as such, the others as text: by language, reading and name. */
const FIRST = 'de investor login';

/** Code that screens behind the login need beside their own: how the header reads who is signed in. */
const SHARED = '/src/api/customers.ts';

/** What is loaded when it is wanted on any page, with texts (`giveTexts`) and styles of its own, so that no page carries them. */
const PARTS = ['features/shell/wallet.tsx'];

/** The module that the app begins with; other pages are built with the same plug-ins. */
const ENTRY = `${SRC}main.tsx`;

/** What `src/build/prerender.tsx` exports. */
interface Prerenderer {
  prerender(locale: Locale): Promise<Prerendered>;
}

/** Of each language the texts that the page carries, and of each feature the file with those of its screens. */
interface Texts {
  carried: Record<string, Messages>;
  files: Record<string, Record<string, string>>;
}

/**
 * Makes `index.html` so that the first paint needs no script of the app and no style sheet: it carries the first views, a
 * boot script that chooses the right one, their texts, and the facts of the tables of screens. The texts of other screens
 * are written into a file for each table and language, so that a page loads those that it shows. Writes `csp.json` with the hash of each inline script, from
 * which the server makes its Content-Security-Policy: no `unsafe-inline` anywhere.
 *
 * @param transforms The plug-ins that the views need to be compiled.
 */
export function shell(transforms: () => PluginOption[]): Plugin[] {
  let html = '';
  let css: CSSOptions = {};
  let styles = '';
  let first: Prerendered[] = [];
  let texts: Texts = { carried: {}, files: {} };
  let older = '';
  const main: Plugin = {
    name: 'parkett:shell',
    configResolved(config) {
      css = { modules: config.css.modules };
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        if (!page.includes('id="settings"')) return page;
        const boot = inline('boot.js', {
          first: FIRST,
          preloads: bundle ? preloadsOf(bundle) : { screens: [], shared: [] },
        });
        const facts = readScreenTables().map((table) => {
          return { ...factsOf(table), ...(table.feature in texts.files && { texts: texts.files[table.feature] }) };
        });
        html = page.replace(
          /<script type="application\/json" id="settings">.*?<\/script>/,
          (found) => found + json('screens', facts) + boot,
        );
        if (bundle) {
          const [tag = '', entry = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
          const [shown, others] = firstViews(first);
          html = html
            .replace(tag, `<link rel="modulepreload" crossorigin href="${entry}">`)
            .replace('<title>', `${fontOf(bundle)}<title>`)
            .replace('</head>', () => `<style>${styles}</style></head>`)
            .replace('href="/icon.svg"', () => `href="data:image/svg+xml,${encodeURIComponent(ICON)}"`)
            .replace(
              '<div id="root"></div>',
              () =>
                `<div id="root">${shown}</div>${inline('show.js', { entry, older })}${others}${json('texts', texts.carried)}`,
            );
        }
        return html;
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => hashOf(match[1] ?? ''));
        const source = JSON.stringify({ scripts, styles: [hashOf(styles)] });
        this.emitFile({ type: 'asset', fileName: 'csp.json', source });
      },
    },
  };
  const collect: Plugin = {
    name: 'parkett:first-views',
    // The entry's name stands for the version (`app/startConnectivity.ts`), and its code names no text; nor does that of
    // a part, until the names of its files are put into it.
    augmentChunkHash: (chunk) => {
      const named = [ENTRY, ...PARTS.map((file) => SRC + file)];
      if (named.some((id) => chunk.moduleIds.includes(id))) return hashOf(LOCALES.map(poOf).join());
    },
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        if (this.getModuleInfo(ENTRY)) {
          first = await prerender(transforms(), css);
          texts = placeTexts(this, bundle, first);
          const source = scriptOf('older.js');
          older = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'older.js', source }))}`;
        }
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`;
        }
        const isFirst = firstModules();
        styles = takeFirstStyles(
          bundle,
          ({ moduleIds }) =>
            moduleIds.some((id) => isFirst.test(id)) && !PARTS.some((file) => moduleIds.includes(SRC + file)),
        );
      },
    },
  };
  return [collect, main];
}

/** As a Content-Security-Policy names what stands in the page. */
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Modules of the chunks that the first views are made of: their styles stand in the page. */
function firstModules(): RegExp {
  const carried = readScreenTables().flatMap((table) => (table.carried ? [table.feature] : []));
  return new RegExp(`/src/(?:main\\.tsx|features/(?:${[...carried, 'shell'].join('|')})/)`);
}

/** A script of this folder as it stands in the page. */
function inline(name: string, globals: Record<string, unknown>): string {
  return `<script>${scriptOf(name, globals)}</script>`;
}

/** A script of this folder, minified, with values in place of its globals. */
function scriptOf(name: string, globals: Record<string, unknown> = {}): string {
  let code = readFileSync(new URL(name, import.meta.url), 'utf8');
  for (const [global, value] of Object.entries(globals)) {
    code = code.replaceAll(new RegExp(`\\b${global}\\b`, 'g'), () => JSON.stringify(value));
  }
  return minifySync(name, code).code.trim();
}

/** The one font is needed by the first paint; the style sheet would ask for it only when it has come itself. */
function fontOf(bundle: Rolldown.OutputBundle): string {
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  return fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`).join('');
}

/** Texts and first views, in each language. */
async function prerender(plugins: PluginOption[], css: CSSOptions): Promise<Prerendered[]> {
  await build({
    configFile: false,
    root: SRC,
    publicDir: false,
    logLevel: 'warn',
    plugins,
    css,
    build: { ssr: 'build/prerender.tsx', outDir: CACHE, emptyOutDir: true, emitAssets: false, minify: false },
  });
  const prerenderer: Prerenderer = await import(`${pathToFileURL(`${CACHE}/prerender.js`)}?${Date.now()}`);
  const rendered: Prerendered[] = [];
  // One after the other: there is one language at a time.
  for (const locale of LOCALES) rendered.push(await prerenderer.prerender(locale));
  return rendered;
}

/** Writes the texts of each table, and returns where they are, and what the page carries. Throws for one without a place. */
function placeTexts(context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle, first: Prerendered[]): Texts {
  const known = new Set(Object.keys(first[0]?.messages ?? {}));
  const tables = readScreenTables().filter(({ carried }) => !carried);
  const graph = textGraph(bundle, (id) => context.getModuleInfo(id));
  const owners = [...tables.map(({ file }) => file), ...PARTS].map((file) => SRC + file);
  const needed = textsNeeded(graph, ENTRY, owners, known);
  const forgotten = textsForgotten(bundle, needed, known);
  if (forgotten.length > 0) throw new Error(`Texts that come with no screen:\n${forgotten.join('\n')}`);
  const texts: Texts = { carried: {}, files: {} };
  const partTexts: Record<string, Record<string, string>> = {};
  for (const [index, { messages }] of first.entries()) {
    const locale = LOCALES[index] ?? '';
    texts.carried[locale] = pick(messages, needed.page);
    const write = (name: string, file: string, files: Record<string, Record<string, string>>) => {
      const ids = needed.tables.get(SRC + file);
      if (!ids?.size) return;
      const source = moduleOfTexts(pick(messages, ids));
      const written = context.emitFile({ type: 'asset', name: `${name}.${locale}.js`, source });
      files[name] = { ...files[name], [locale]: `/${context.getFileName(written)}` };
    };
    for (const { feature, file } of tables) write(feature, file, texts.files);
    for (const file of PARTS) write(basename(file, '.tsx'), file, partTexts);
  }
  for (const file of PARTS) giveTexts(chunksOf(bundle), SRC + file, partTexts[basename(file, '.tsx')]);
  return texts;
}

/**
 * The first views in all languages: what most visitors see first, to stand in the page as such, and as text what the others
 * are made of, which costs the parser less than templates do: before the login's first paint, 6 of 16 ms.
 */
function firstViews(rendered: readonly Prerendered[]): [first: string, others: string] {
  const missing = viewsMissing(readScreenTables(), (reading, name) =>
    rendered.every(({ screens }) => screens.includes(`${reading} ${name}`)),
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const frames = rendered.flatMap((each) => Object.entries(each.frames));
  const views = rendered.flatMap((each) => Object.entries(each.views));
  const [locale = '', reading = '', screen = ''] = FIRST.split(' ');
  const [, shown] = views.find(([name]) => name === `${locale} ${screen}`) ?? [];
  const [, around] = frames.find(([name]) => name === `${locale} ${reading} ${shown?.frame}`) ?? [];
  if (!shown || !around) throw new Error(`src/build/prerender.tsx has no ${FIRST}, which src/build/shell.ts names.`);
  const texts = [
    ...frames.map(([name, markup]) => `<script type="text/html" data-frame="${name}">${untilReact(markup)}</script>`),
    ...views.map(
      ([name, { frame, markup }]) =>
        `<script type="text/html" data-view="${name}" data-in="${frame}">${untilReact(markup)}</script>`,
    ),
  ];
  return [untilReact(around.replace('{content}', () => shown.markup)), texts.join('')];
}

/** Data as they stand in the page, where no script runs them. */
const json = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The texts of a language as they are kept. */
const poOf = (locale: Locale) => readFileSync(new URL(`../../locales/${locale}.po`, import.meta.url), 'utf8');

/** Nothing can be typed or pressed before React listens; links work without it. */
function untilReact(markup: string): string {
  return markup.replaceAll(/<(input|button)\b/g, '<$1 disabled').replaceAll(' style="', ' data-style="');
}

function preloadsOf(bundle: Rolldown.OutputBundle) {
  const chunks = chunksOf(bundle);
  const entry = new Set(closure(bundle, ...chunks.filter((chunk) => chunk.isEntry)));
  const filesFor = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.split('?')[0]?.endsWith(module)));
    if (!chunk) throw new Error(`No chunk holds ${module}: src/build/shell.ts names it.`);
    return closure(bundle, chunk).flatMap((file) => (entry.has(file) ? [] : `/${file}`));
  };
  const shared = [...new Set(filesFor(SHARED))];
  const screens = readScreenTables().map((table) => [
    patternOf(table.screens.map(({ path }) => path)),
    shellsOf(table),
    table.reading,
    filesFor(`/src/${table.file}`).filter((name) => !shared.includes(name)),
    ...ownShell(table),
  ]);
  return { screens, shared };
}

/** The screen of a table that has a first view of its own, the query without which it has none, and the view's name. */
function ownShell({ feature, screens }: KnownTable): [{ pattern: string; query: string | null; name: string }] | [] {
  const own = screens.find(({ shell }) => shell !== null);
  return own ? [{ pattern: patternOf([own.path]), query: own.shell || null, name: feature }] : [];
}

/** A regular expression that any of these paths of a table fits: `/orders/$uuid/finish`, `/sign-up/{-$referralCode}`. */
export function patternOf(paths: readonly string[]): string {
  const each = paths.map((path) =>
    path
      .replaceAll(/[.*+?^()|[\]\\]/g, '\\$&')
      .replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?')
      .replaceAll(/\$\w+/g, '[^/]+'),
  );
  return `^(?:${each.join('|')})/?$`;
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** The chunks with all that they import statically. */
function closure(bundle: Rolldown.OutputBundle, ...chunks: Rolldown.OutputChunk[]): string[] {
  const files = new Set(chunks.map((chunk) => chunk.fileName));
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return [...files, ...[...files].flatMap((name) => stylesIn(bundle, name))];
}

function stylesIn(bundle: Rolldown.OutputBundle, name: string): string[] {
  const chunk = bundle[name];
  return chunk?.type === 'chunk' ? [...stylesOf(chunk)] : [];
}
