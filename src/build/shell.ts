import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type CSSOptions, minifySync, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { stylesOf, takeFirstStyles } from './firstStyles.ts';
import { readScreenTables, shellsOf, viewsMissing } from './screens.ts';

/** The bundler joins style sheets in the order of chunks, so that the one with the order of layers may come late. */
const LAYERS =
  readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8').match(/@layer [\w, ]+;/)?.[0] ?? '';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/parkett-shell', import.meta.url));

/** The browser's tab shows it on every page: in the page itself it costs no request. */
const ICON = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8').trim();

/** The view that stands in the page as such, the others as text: by language, reading and screen. */
const FIRST = 'de investor login';

/** Code that screens behind the login need beside their own: how the header reads who is signed in. */
const SHARED = ['/src/api/customers.ts', '/src/features/shell/KitLanguage.tsx'];

/** What `src/build/prerender.tsx` exports. */
interface Prerenderer {
  prerender(locale: string): Promise<{ messages: Record<string, unknown>; shells: Record<string, string> }>;
}

/**
 * Makes `index.html` so that the first paint needs no script of the app and no style sheet: it carries the first views, a
 * boot script that chooses the right one, and their texts. Writes `csp.json` with the hash of each inline script, from
 * which the server makes its Content-Security-Policy: no `unsafe-inline` anywhere.
 *
 * @param transforms The plug-ins that the views need to be compiled.
 */
export function shell(transforms: () => PluginOption[]): Plugin[] {
  let html = '';
  let css: CSSOptions = {};
  let styles = '';
  const main: Plugin = {
    name: 'parkett:shell',
    configResolved(config) {
      css = { modules: config.css.modules };
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        if (!page.includes('id="settings"')) return page;
        const boot = inline('boot.js', {
          first: FIRST,
          preloads: bundle ? preloadsOf(bundle) : { texts: {}, screens: [], shared: [] },
        });
        html = page.replace(/<script type="application\/json" id="settings">.*?<\/script>/, (found) => found + boot);
        if (bundle) {
          const [tag = '', entry = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
          const { first, others } = await firstViews(bundle, transforms(), css);
          html = html
            .replace(tag, `<link rel="modulepreload" crossorigin href="${entry}">`)
            .replace('<title>', `${fontOf(bundle)}<title>`)
            .replace('</head>', () => `<style>${styles}</style></head>`)
            .replace('href="/icon.svg"', () => `href="data:image/svg+xml,${encodeURIComponent(ICON)}"`)
            .replace(
              '<div id="root"></div>',
              () => `<div id="root">${first}</div>${inline('show.js', { entry })}${others}`,
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
    name: 'parkett:first-styles',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${LAYERS}${file.source}`;
        }
        const isFirst = firstModules();
        styles = takeFirstStyles(bundle, ({ moduleIds }) => moduleIds.some((id) => isFirst.test(id)));
      },
    },
  };
  return [collect, main];
}

/** As a Content-Security-Policy names what stands in the page. */
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Modules of the chunks that the first views are made of: their texts and styles stand in the page. */
function firstModules(): RegExp {
  const carried = readScreenTables().flatMap((table) => (table.carried ? [table.feature] : []));
  return new RegExp(`/src/(?:main\\.tsx|features/(?:${[...carried, 'shell'].join('|')})/)`);
}

/** A script of this folder as it stands in the page, with values in place of its globals. */
function inline(name: string, globals: Record<string, unknown>): string {
  let code = readFileSync(new URL(name, import.meta.url), 'utf8');
  for (const [global, value] of Object.entries(globals)) {
    code = code.replaceAll(new RegExp(`\\b${global}\\b`, 'g'), () => JSON.stringify(value));
  }
  return `<script>${minifySync(name, code).code.trim()}</script>`;
}

/** The one font is needed by the first paint; the style sheet would ask for it only when it has come itself. */
function fontOf(bundle: Rolldown.OutputBundle): string {
  const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  return fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`).join('');
}

/**
 * The first views in both languages, and the texts that the app needs to take them over. `first` is what most visitors
 * see first, to stand in the page as such. The others are text, which costs the parser less than templates do: before
 * the login's first paint, 6 of 16 ms.
 */
async function firstViews(
  bundle: Rolldown.OutputBundle,
  plugins: PluginOption[],
  css: CSSOptions,
): Promise<{ first: string; others: string }> {
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
  const isFirst = firstModules();
  const code = chunksOf(bundle)
    .filter(({ moduleIds }) => moduleIds.some((id) => isFirst.test(id)))
    .map((chunk) => chunk.code)
    .join('\n');
  const quoted = new Set([...code.matchAll(/(["'`])([\w+/-]{6})\1/g)].map((match) => match[2]));
  let first = '';
  let rest = '';
  const texts: Record<string, Record<string, unknown>> = {};
  for (const locale of ['de', 'en']) {
    const { messages, shells } = await prerenderer.prerender(locale);
    const missing = viewsMissing(readScreenTables(), (reading, name) => `${locale} ${reading} ${name}` in shells);
    if (missing.length > 0) throw new Error(missing.join('\n'));
    texts[locale] = Object.fromEntries(Object.entries(messages).filter(([id]) => quoted.has(id)));
    for (const [name, markup] of Object.entries(shells)) {
      if (name === FIRST) first = untilReact(markup);
      else rest += `<script type="text/html" data-view="${name}">${untilReact(markup)}</script>`;
    }
  }
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return { first, others: `${rest}<script type="application/json" id="texts">${json}</script>` };
}

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
  const shared = [...new Set(SHARED.flatMap(filesFor))];
  const screens = readScreenTables().map((table) => [
    patternOf(table.screens.map(({ path }) => path)),
    shellsOf(table),
    table.reading,
    filesFor(`/src/${table.file}`).filter((name) => !shared.includes(name)),
  ]);
  return { texts: { de: filesFor('/locales/de.po'), en: filesFor('/locales/en.po') }, screens, shared };
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
