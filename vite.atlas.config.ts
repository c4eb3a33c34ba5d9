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
const OUT = `${ROOT}dist-atlas`;

/** Builds the atlas as a folder that works on any web server, at any path: compiled like the app, as its own bundle. */
export default defineConfig({
  root: `${ROOT}src/workbench/atlas`,
  base: './',
  publicDir: false,
  plugins: [app.plugins, withCoverage(), withLayouts(), withRequirements(), withMap()],
  build: {
    ...app.build,
    outDir: OUT,
    manifest: false,
    // The library that lays out charts is a large chunk.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {},
  },
});

/**
 * Copies the tests' coverage and the pictures of screens beside the pages; `null` if the tests have not run. The
 * sandbox answers with the newest.
 */
function withCoverage(): Plugin {
  return {
    name: 'parkett:coverage',
    apply: 'build',
    closeBundle() {
      const file = `${ROOT}coverage/machines.json`;
      if (existsSync(file)) cpSync(file, `${OUT}/coverage.json`);
      else writeFileSync(`${OUT}/coverage.json`, 'null\n');
      const screens = `${ROOT}coverage/screens`;
      mkdirSync(`${OUT}/screens`, { recursive: true });
      if (existsSync(screens)) cpSync(screens, `${OUT}/screens`, { recursive: true });
      else writeFileSync(`${OUT}/screens/index.json`, '[]\n');
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
function withMap(): Plugin {
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
      if (existsSync(crawled)) cpSync(crawled, `${OUT}/map`, { recursive: true });
    },
  };
}

/** Rounds to a hundredth of a pixel, which is precise enough. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
