import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Messages } from '@lingui/core';
import { build, type CSSOptions, minifySync, type Plugin, type PluginOption, type Rolldown } from 'vite';
import type { Locale } from '#domain/shop/settings.ts';
import { stylesOf, takeFirstStyles } from './firstStyles.ts';
import type { Prerendered } from './prerender.tsx';
import { factsOf, type KnownTable, readScreenTables, shellsOf, viewsMissing } from './screens.ts';
import { giveTexts, LOCALES, moduleOfTexts, pick, textGraph, textsForgotten, textsNeeded } from './texts.ts';

/**
 * Declares the order of layers in every style sheet: the bundler joins style sheets in the order of chunks, which may
 * put the declaration late.
 */
const LAYERS =
  readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8').match(/@layer [\w, ]+;/)?.[0] ?? '';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/parkett-shell', import.meta.url));

/** Icon of the browser's tab, shown on every page: inlined in the page it costs no request. */
const ICON = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8').trim();

/** Hides the first view, which is dead without scripts, in favour of the page's sentence about them. */
const WITHOUT_SCRIPTS = '#root{display:none}';

/** Language, reading and name of the screen whose markup is part of the page; the page carries all others as text. */
const FIRST = 'de investor login';

/** Code that screens behind the login need beside their own: the header's read of the signed-in customer. */
const SHARED = '/src/api/customers.ts';

/** Parts loaded on demand on any page, with their own texts (`giveTexts`) and styles, so that no page carries those. */
const PARTS = ['features/shared/shell/wallet.tsx'];

/** Parts whose styles load with their code. */
const STYLED_LATER = [...PARTS, 'features/shared/shell/MenuContent.tsx'];

/** The app's entry module; other pages are built with the same plug-ins. */
const ENTRY = `${SRC}main.tsx`;

/** Exports of `src/build/prerender.tsx`. */
interface Prerenderer {
  prerender(locale: Locale): Promise<Prerendered>;
}

/** Texts that the page carries, by language, and URLs of all other texts, by their table or part and language. */
interface Texts {
  carried: Record<string, Messages>;
  files: Record<string, Record<string, string>>;
}

/**
 * Makes `index.html` so that the first paint needs no script of the app and no style sheet: it carries the first views,
 * a boot script that chooses the right one, their texts, and the facts of the tables of screens. Writes the texts of
 * other screens into a file for each table and language, so that a page loads only those that it shows. Writes
 * `csp.json` with the hash of each inline script, from which the server makes its Content-Security-Policy: no
 * `unsafe-inline` anywhere.
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
          return { ...factsOf(table), ...(table.file in texts.files && { texts: texts.files[table.file] }) };
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
            .replace(
              '</head>',
              () => `<style>${styles}</style><noscript><style>${WITHOUT_SCRIPTS}</style></noscript></head>`,
            )
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
        const source = JSON.stringify({ scripts, styles: [styles, WITHOUT_SCRIPTS].map(hashOf) });
        this.emitFile({ type: 'asset', fileName: 'csp.json', source });
      },
    },
  };
  const collect: Plugin = {
    name: 'parkett:first-views',
    // Makes these chunks' hashes depend on the texts: the entry's file name identifies the version
    // (`app/start/startConnectivity.ts`), but neither its code nor that of a part names a text file at this point.
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
        const isFirst = firstModules();
        const taken = takeFirstStyles(
          bundle,
          ({ moduleIds }) =>
            moduleIds.some((id) => isFirst.test(id)) && !STYLED_LATER.some((file) => moduleIds.includes(SRC + file)),
        );
        // Once for all of the page's styles, which are one style sheet.
        if (taken !== '') styles = LAYERS + taken;
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`;
        }
      },
    },
  };
  return [collect, main];
}

/** Returns the hash of an inline script or style in the form that a Content-Security-Policy requires. */
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Matches modules of the first views, whose styles the page carries. */
function firstModules(): RegExp {
  const carried = readScreenTables().flatMap((table) => (table.carried ? [dirname(table.file)] : []));
  return new RegExp(`/src/(?:main\\.tsx|(?:${[...carried, 'features/shared/shell'].join('|')})/)`);
}

function inline(name: string, globals: Record<string, unknown>): string {
  return `<script>${scriptOf(name, globals)}</script>`;
}

/** Returns a script of this folder, minified, with values in place of its globals. */
function scriptOf(name: string, globals: Record<string, unknown> = {}): string {
  let code = readFileSync(new URL(name, import.meta.url), 'utf8');
  for (const [global, value] of Object.entries(globals)) {
    code = code.replaceAll(new RegExp(`\\b${global}\\b`, 'g'), () => JSON.stringify(value));
  }
  return minifySync(name, code).code.trim();
}

/**
 * Preloads the one font, which the first paint needs; the style sheet would request it only after it has loaded itself.
 */
function fontOf(bundle: Rolldown.OutputBundle): string {
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  return fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`).join('');
}

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
  // In sequence: the i18n instance has one language at a time.
  for (const locale of LOCALES) rendered.push(await prerenderer.prerender(locale));
  return rendered;
}

/**
 * Writes the texts of each table; returns their files and the texts that the page carries. Throws if a text has no
 * place.
 */
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
      files[file] = { ...files[file], [locale]: `/${context.getFileName(written)}` };
    };
    for (const { feature, file } of tables) write(feature, file, texts.files);
    for (const file of PARTS) write(basename(file, '.tsx'), file, partTexts);
  }
  for (const file of PARTS) giveTexts(chunksOf(bundle), SRC + file, partTexts[file]);
  return texts;
}

/**
 * Returns the first views in all languages: most visitors' first view as markup, and the parts of the others as text,
 * which costs the parser less than templates do: before the login's first paint, 6 of 16 ms.
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

/** Returns data as a `<script>` that no browser runs. */
const json = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const poOf = (locale: Locale) => readFileSync(new URL(`../../locales/${locale}.po`, import.meta.url), 'utf8');

/** Disables inputs and buttons until React listens; links work without it. */
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

/**
 * Returns the screen of a table that has a first view of its own: its path, the query parameter that the view requires,
 * and the view's name.
 */
function ownShell({ feature, screens }: KnownTable): [{ pattern: string; query: string | null; name: string }] | [] {
  const own = screens.find(({ shell }) => shell !== null);
  return own ? [{ pattern: patternOf([own.path]), query: own.shell || null, name: feature }] : [];
}

/**
 * Returns a regular expression that matches any of a table's paths: `/orders/$uuid/finish`,
 * `/sign-up/{-$referralCode}`.
 */
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

/** Returns the files of these chunks and of all that they import statically, with their style sheets. */
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
