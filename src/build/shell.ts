import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type CSSOptions, minifySync, type Plugin, type PluginOption, type Rolldown } from 'vite';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import { firstSheets, stylesOf, takeEntryStyles } from './firstStyles.ts';
import { ANY, type Page, pagesOf, type Views } from './pages.ts';
import type { Prerendered } from './prerender.tsx';
import { factsOf, isOf, readScreenTables, viewsMissing } from './screens.ts';
import { LOCALES, pick, textGraph, textsForgotten, textsNameOf, textsNeeded } from './texts.ts';

/**
 * Declares the order of layers in every style sheet: the bundler joins style sheets in the order of chunks, which may
 * put the declaration late.
 */
const LAYERS =
  readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8').match(/@layer [\w, ]+;/)?.[0] ?? '';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/parkett-shell', import.meta.url));

/** Hides the first view, which is dead without scripts, in favour of the page's sentence about them. */
const WITHOUT_SCRIPTS = '#root{display:none}';

/** Reading whose first view `index.html` holds as markup; it holds that of the other one as text. */
const FALLBACK: Reading = 'investor';

/** Code that screens behind the login need beside their own: the header's read of the signed-in customer. */
const SHARED = '/src/api/customers.ts';

/** Parts loaded on demand on any page, with their own texts and styles, so that no page carries those. */
const PARTS = ['features/shared/shell/wallet.tsx'];

/** Parts whose styles load with their code. */
const STYLED_LATER = [...PARTS, 'features/shared/shell/MenuContent.tsx'];

/** The app's entry module; other pages are built with the same plug-ins. */
const ENTRY = `${SRC}main.tsx`;

/** Exports of `src/build/prerender.tsx`. */
interface Prerenderer {
  prerender(locale: Locale): Promise<Prerendered>;
}

/**
 * Makes a page for each table of screens whose first paint needs no script of the app and no style sheet: it carries
 * the first views of its screens, their styles, a boot script that chooses the right view, and the facts of all tables.
 * `index.html` serves any address, with an empty first view. `pages.json` says which address has which page. Writes the
 * texts of each table and language into a file of their own, so that a page loads only those that it shows. Writes
 * `csp.json` with the hash of each inline script and style, from which the server makes its Content-Security-Policy: no
 * `unsafe-inline` anywhere.
 *
 * @param transforms The plug-ins that the views need to be compiled.
 */
export function shell(transforms: () => PluginOption[]): Plugin[] {
  let css: CSSOptions = {};
  let styles = '';
  let sheets = new Map<string, string>();
  let first: Prerendered[] = [];
  /** Folder of the texts, with slashes around it. */
  let texts = '';
  let older = '';
  /** Page without its first view and the styles and facts that depend on it. */
  let frame = '';
  /** Style sheets that a page carries. */
  const carried = new Set<string>();
  const main: Plugin = {
    name: 'parkett:shell',
    configResolved(config) {
      css = { modules: config.css.modules };
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        if (!page.includes('id="settings"')) return page;
        // Comments are for readers of the source.
        frame = page
          .replaceAll(/<!--.*?-->\s*/gs, '')
          .replace(
            /<script type="application\/json" id="settings">.*?<\/script>/,
            (found) => `${found}{facts}<script>${scriptOf('boot.js')}</script>`,
          );
        if (!bundle)
          return frame.replace(
            '{facts}',
            json('page', { of: FALLBACK, views: ANY, texts: null, table: null, files: [] }) + screensIn(),
          );
        const [tag = '', entry = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(frame) ?? [];
        const show = `<script>${scriptOf('show.js', { entry, older })}</script>`;
        frame = frame
          .replace(tag, `<link rel="modulepreload" crossorigin href="${entry}">`)
          .replace('<title>', `${fontOf(bundle)}<title>`)
          .replace(
            '</head>',
            () => `<style>${styles}</style>{sheets}<noscript><style>${WITHOUT_SCRIPTS}</style></noscript></head>`,
          )
          .replace('<div id="root"></div>', () => `<div id="root">{first}</div>${show}{others}`);
        return fill(bundle);
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (frame === '') return;
        const pages = pagesOf(readScreenTables());
        for (const page of pages) this.emitFile({ type: 'asset', fileName: page.file, source: fill(bundle, page) });
        const rules = pages.map(({ file, reading, pattern }) => ({ file, reading, pattern }));
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(rules) });
        const scripts = [...frame.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => hashOf(match[1] ?? ''));
        const source = JSON.stringify({
          scripts,
          styles: [styles, WITHOUT_SCRIPTS, ...[...carried].map((name) => sheets.get(name) ?? '')].map(hashOf),
        });
        this.emitFile({ type: 'asset', fileName: 'csp.json', source });
      },
    },
  };
  /** Returns a page with its first views and their styles; without one, the page for any address. */
  function fill(bundle: Rolldown.OutputBundle, page?: Page): string {
    const views = page?.views ?? ANY;
    const files = filesOf(bundle, page?.table);
    const inPage = [...sheets].filter(([name]) => files.includes(name));
    for (const [name] of inPage) carried.add(name);
    const facts = {
      of: page?.reading ?? FALLBACK,
      views,
      texts,
      table: page?.texts ?? null,
      files: page ? files.filter((name) => !sheets.has(name)).map((name) => `/${name}`) : [],
    };
    const [shown, ...others] = markupsOf(first, views, page?.reading);
    return frame
      .replace('{facts}', () => json('page', facts) + screensIn(page?.reading))
      .replace('{sheets}', () => inPage.map(([name, text]) => `<style data-file="${name}">${text}</style>`).join(''))
      .replace('{first}', () => shown?.markup ?? '')
      .replace('{others}', () =>
        others.map(({ name, markup }) => `<script type="text/html" data-view="${name}">${markup}</script>`).join(''),
      );
  }
  const collect: Plugin = {
    name: 'parkett:first-views',
    // The entry's file name identifies the version (`app/start/startConnectivity.ts`), texts included.
    augmentChunkHash: ({ moduleIds }) => (moduleIds.includes(ENTRY) ? hashOf(LOCALES.map(poOf).join()) : undefined),
    generateBundle: {
      order: 'pre',
      async handler(_, bundle) {
        if (this.getModuleInfo(ENTRY)) {
          first = await prerender(transforms(), css);
          texts = placeTexts(this, bundle, first);
          const source = scriptOf('older.js');
          older = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'older.js', source }))}`;
          styles = LAYERS + takeEntryStyles(bundle);
          const isFirst = firstModules();
          sheets = firstSheets(
            bundle,
            ({ moduleIds }) =>
              moduleIds.some((id) => isFirst.test(id)) && !STYLED_LATER.some((file) => moduleIds.includes(SRC + file)),
          );
        }
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
  const missing = viewsMissing(readScreenTables(), (reading, name) =>
    rendered.every(({ screens }) => screens.some((screen) => screen.reading === reading && screen.name === name)),
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
  return rendered;
}

/**
 * Writes the texts of every page and of each table, a file for each language, into a folder whose name changes with
 * them; returns its path. Throws if a text has no place.
 */
function placeTexts(context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle, first: Prerendered[]): string {
  const known = new Set(Object.keys(first[0]?.messages ?? {}));
  const tables = readScreenTables().filter(({ carried }) => !carried);
  const graph = textGraph(bundle, (id) => context.getModuleInfo(id));
  const owners = [...tables.map(({ file }) => file), ...PARTS];
  const needed = textsNeeded(
    graph,
    ENTRY,
    owners.map((file) => SRC + file),
    known,
  );
  const forgotten = textsForgotten(bundle, needed, known);
  if (forgotten.length > 0) throw new Error(`Texts that come with no screen:\n${forgotten.join('\n')}`);
  const files = first.flatMap(({ locale, messages }) => [
    { name: `page.${locale}.json`, source: JSON.stringify(pick(messages, needed.page)) },
    ...owners.map((file) => ({
      name: `${textsNameOf(file)}.${locale}.json`,
      source: JSON.stringify(pick(messages, needed.tables.get(SRC + file) ?? new Set())),
    })),
  ]);
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
  for (const { name, source } of files)
    context.emitFile({ type: 'asset', fileName: `assets/texts-${hash}/${name}`, source });
  return `/assets/texts-${hash}/`;
}

/**
 * Returns the markup of a page's views in all languages, by `locale reading view`: first the one that the page holds as
 * markup. The page holds the others as text, which costs the parser less than templates do.
 */
function markupsOf(rendered: readonly Prerendered[], { first, visitor, known, usual }: Views, reading?: Reading) {
  const names = new Set([first, visitor, known, usual]);
  const markups = rendered.flatMap((each) =>
    each.screens
      .filter((screen) => names.has(screen.name) && (reading ?? screen.reading) === screen.reading)
      .map((screen) => ({
        name: `${each.locale} ${screen.reading} ${screen.name}`,
        markup: untilReact(screen.markup),
      })),
  );
  const shown = `${LOCALES[0]} ${reading ?? FALLBACK} ${first}`;
  return markups.toSorted((a, b) => Number(b.name === shown) - Number(a.name === shown));
}

/**
 * Returns the facts of all tables of a reading; null in place of those of the other one, as `code` has their order, and
 * nothing after the last.
 */
function screensIn(reading: Reading | null = null): string {
  const tables = readScreenTables();
  const last = tables.findLastIndex((table) => isOf(reading, table));
  const known = tables.slice(0, last + 1);
  return json(
    'screens',
    known.map((table) => (isOf(reading, table) ? factsOf(table, reading) : null)),
  );
}

/** Returns data as a `<script>` that no browser runs. */
const json = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const poOf = (locale: Locale) => readFileSync(new URL(`../../locales/${locale}.po`, import.meta.url), 'utf8');

/** Disables inputs and buttons until React listens; links work without it. */
function untilReact(markup: string): string {
  return markup.replaceAll(/<(input|button)\b/g, '<$1 disabled').replaceAll(' style="', ' data-style="');
}

/** Returns the files that a table's screens need beside the entry; without a table, those that all screens share. */
function filesOf(bundle: Rolldown.OutputBundle, table: string | undefined): string[] {
  const chunks = chunksOf(bundle);
  const entry = new Set(closure(bundle, ...chunks.filter((chunk) => chunk.isEntry)));
  const filesFor = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.split('?')[0]?.endsWith(module)));
    if (!chunk) throw new Error(`No chunk holds ${module}: src/build/shell.ts names it.`);
    return entry.has(chunk.fileName) ? [] : closure(bundle, chunk).filter((file) => !entry.has(file));
  };
  const own = table === undefined ? [] : filesFor(`/src/${table}`);
  // The entry includes the login, whose page needs no other file.
  return own.length === 0 && table !== undefined ? [] : [...new Set([...own, ...filesFor(SHARED)])];
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
