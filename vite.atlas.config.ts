import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ELK from 'elkjs/lib/elk.bundled.js';
import { defineConfig, type Plugin } from 'vite';
import type { Subject } from './machines/testing/cases.ts';
import { type Cited, requirementsIn } from './machines/testing/evidence.ts';
import { graphOf } from './machines/testing/graph.ts';
import { REQUIREMENTS } from './machines/testing/requirements.ts';
import { layOut } from './src/workbench/atlas/chart/layout.ts';
import { type Placement, placementOf } from './src/workbench/atlas/chart/placement.ts';
import { textsOf } from './src/workbench/atlas/texts/texts.ts';
import { citationsIn } from './tests/law/citations.ts';
import { projectFiles } from './tests/law/source.ts';
import { type Crawl, collectMap } from './tests/tools/map/collect.ts';
import { layOutMap } from './tests/tools/map/layout.ts';
import app from './vite.config.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the atlas as a folder that works on any web server, at any path: compiled like the app, as its own bundle.
 * `npm run atlas:disk` writes coverage/atlas, whose page opens from a disk, where browsers load neither modules nor
 * data.
 */
export default defineConfig(({ mode }) => {
  const isOneFile = mode === 'disk';
  const out = `${ROOT}${isOneFile ? 'coverage/atlas' : 'dist-atlas'}`;
  return {
    root: `${ROOT}src/workbench/atlas`,
    base: './',
    publicDir: false,
    plugins: [
      app.plugins,
      withCoverage(out),
      withLayouts(),
      withRequirements(),
      withMap(out),
      ...(isOneFile ? [asOneFile(out)] : []),
    ],
    build: {
      ...app.build,
      outDir: out,
      emptyOutDir: true,
      manifest: false,
      // The library that lays out charts is a large chunk.
      chunkSizeWarningLimit: isOneFile ? 8_000 : 2_000,
      rolldownOptions: isOneFile ? { output: { codeSplitting: false } } : {},
    },
  };
});

/**
 * Copies the tests' coverage and the pictures of screens beside the pages; `null` if the tests have not run. The
 * sandbox answers with the newest. Differences to another version are those that
 * `npm run atlas -- --since` computed last.
 */
function withCoverage(out: string): Plugin {
  return {
    name: 'parkett:coverage',
    apply: 'build',
    closeBundle() {
      const file = `${ROOT}coverage/machines.json`;
      if (existsSync(file)) cpSync(file, `${out}/coverage.json`);
      else writeFileSync(`${out}/coverage.json`, 'null\n');
      const changes = `${ROOT}coverage/changes`;
      if (existsSync(changes)) cpSync(changes, `${out}/changes`, { recursive: true });
      else {
        mkdirSync(`${out}/changes`, { recursive: true });
        writeFileSync(`${out}/changes/changes.json`, 'null\n');
      }
      const screens = `${ROOT}coverage/screens`;
      mkdirSync(`${out}/screens`, { recursive: true });
      if (existsSync(screens)) cpSync(screens, `${out}/screens`, { recursive: true });
      else writeFileSync(`${out}/screens/index.json`, '[]\n');
    },
  };
}

/** Computes the layout of each chart, so that a chart opens without a wait. */
function withLayouts(): Plugin {
  return {
    name: 'parkett:layouts',
    apply: 'build',
    async generateBundle() {
      const elk = new ELK();
      const placements: Record<string, Placement> = {};
      for (const file of globSync('machines/*/*/machine.ts', { cwd: ROOT }).sort()) {
        const url = pathToFileURL(`${ROOT}${file.replace('machine.ts', 'testing/cases.ts')}`);
        const { subject }: { subject: Subject } = await import(url.href);
        const graph = graphOf(subject.machine);
        placements[graph.id] = placementOf(await layOut(elk, graph));
      }
      this.emitFile({ type: 'asset', fileName: 'layouts.json', source: JSON.stringify(placements, rounded) });
    },
  };
}

/** Writes the requirements beside the pages, with the comments that cite them. */
function withRequirements(): Plugin {
  return {
    name: 'parkett:requirements',
    apply: 'build',
    generateBundle() {
      const cited: Cited = {
        requirements: requirementsIn(readFileSync(`${ROOT}${REQUIREMENTS}`, 'utf8')),
        citations: projectFiles().flatMap(citationsIn),
      };
      this.emitFile({ type: 'asset', fileName: 'requirements.json', source: JSON.stringify(cited) });
    },
  };
}

/** Writes the map of the screens beside the pages, with the pictures that the last crawl took. */
function withMap(out: string): Plugin {
  const crawled = `${ROOT}coverage/map`;
  return {
    name: 'parkett:map',
    apply: 'build',
    async generateBundle() {
      const file = `${crawled}/map.json`;
      const crawl: Crawl | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
      const texts = textsOf(readFileSync(`${ROOT}locales/en.po`, 'utf8'));
      const english = new Map(texts.map((text) => [text.german, text.english]));
      const map = await collectMap({ crawl, english: (german) => english.get(german) || german });
      const sheet = await layOutMap(new ELK(), map);
      this.emitFile({ type: 'asset', fileName: 'map.json', source: JSON.stringify({ ...map, sheet }, rounded) });
    },
    closeBundle() {
      if (existsSync(crawled)) cpSync(crawled, `${out}/map`, { recursive: true });
    },
  };
}

/** Writes scripts, styles, fonts and data into the page itself. Pictures stay beside it. */
function asOneFile(out: string): Plugin {
  const read = (file: string) => readFileSync(`${out}/${file}`, 'utf8');
  const FILES = [
    'changes/changes.json',
    'coverage.json',
    'layouts.json',
    'map.json',
    'requirements.json',
    'screens/index.json',
  ];
  return {
    name: 'parkett:one-file',
    apply: 'build',
    closeBundle() {
      const files = Object.fromEntries(FILES.map((file) => [file, read(file)]));
      const data = `const files = ${JSON.stringify(files).replaceAll('<', '\\u003c')};
const { fetch: load } = globalThis;
globalThis.fetch = (file, ...rest) => (file in files ? Promise.resolve(new Response(files[file])) : load(file, ...rest));`;
      const page = read('index.html')
        .replace(
          /<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/g,
          (_, file: string) => `<style>${styleOf(out, file)}</style>`,
        )
        .replace(/<script type="module"[^>]*src="\.\/([^"]+)"[^>]*><\/script>/, (_, file: string) => {
          const code = read(file).replaceAll('</script', '<\\/script');
          return `<script>${data}</script><script type="module">${code}</script>`;
        });
      writeFileSync(`${out}/index.html`, page);
    },
  };
}

/** Returns a style sheet with its fonts in it. */
const styleOf = (out: string, file: string) =>
  readFileSync(`${out}/${file}`, 'utf8').replace(/url\(\.\/([^)]+\.woff2)\)/g, (_, font: string) => {
    const bytes = readFileSync(`${out}/assets/${font}`).toString('base64');
    return `url(data:font/woff2;base64,${bytes})`;
  });

/** Rounds to a hundredth of a pixel, which is precise enough. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
