import { cpSync, existsSync, globSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ELK from 'elkjs/lib/elk.bundled.js';
import { defineConfig, type Plugin } from 'vite';
import type { Subject } from './machines/testing/cases.ts';
import { graphOf } from './machines/testing/graph.ts';
import { layOut } from './src/workbench/atlas/chart/layout.ts';
import { type Placement, placementOf } from './src/workbench/atlas/chart/placement.ts';
import app from './vite.config.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const OUT = `${ROOT}dist-atlas`;

/** The atlas as a folder that opens from any web server, at any path: compiled as the app is, with its own bundle. */
export default defineConfig({
  root: `${ROOT}src/workbench/atlas`,
  base: './',
  publicDir: false,
  plugins: [app.plugins, withCoverage(), withLayouts()],
  build: {
    ...app.build,
    outDir: OUT,
    manifest: false,
    // The library that lays out charts is a large one, of its own chunk.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {},
  },
});

/** Copies what the tests covered, and the pictures of screens, beside the pages; `null` when they have not run. The sandbox answers with the newest. */
function withCoverage(): Plugin {
  return {
    name: 'parkett:coverage',
    apply: 'build',
    closeBundle() {
      const file = `${ROOT}coverage/machines.json`;
      if (existsSync(file)) cpSync(file, `${OUT}/coverage.json`);
      else writeFileSync(`${OUT}/coverage.json`, 'null\n');
      const screens = `${ROOT}coverage/screens`;
      if (existsSync(screens)) cpSync(screens, `${OUT}/screens`, { recursive: true });
    },
  };
}

/** Finds where everything of each chart stands, so that nobody waits for it who opens one. */
function withLayouts(): Plugin {
  return {
    name: 'parkett:layouts',
    apply: 'build',
    async generateBundle() {
      const elk = new ELK();
      const placements: Record<string, Placement> = {};
      for (const file of globSync('machines/*/machine.ts', { cwd: ROOT }).sort()) {
        const url = pathToFileURL(`${ROOT}${file.replace('machine.ts', 'testing/cases.ts')}`);
        const { subject }: { subject: Subject } = await import(url.href);
        const graph = graphOf(subject.machine);
        placements[graph.id] = placementOf(await layOut(elk, graph));
      }
      this.emitFile({ type: 'asset', fileName: 'layouts.json', source: JSON.stringify(placements, rounded) });
    },
  };
}

/** A hundredth of a pixel is enough. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
