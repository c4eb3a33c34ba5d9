import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import app from './vite.config.ts';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const OUT = `${ROOT}dist-atlas`;

/** The atlas as a folder that opens from any web server, at any path: compiled as the app is, with its own bundle. */
export default defineConfig({
  root: `${ROOT}src/atlas`,
  base: './',
  publicDir: false,
  plugins: [app.plugins, withCoverage()],
  build: {
    ...app.build,
    outDir: OUT,
    manifest: false,
    // The library that lays out charts is a large one, of its own chunk.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {},
  },
});

/** Copies what the tests covered beside the pages; `null` when they have not run. The sandbox answers with the newest. */
function withCoverage(): Plugin {
  return {
    name: 'parkett:coverage',
    apply: 'build',
    closeBundle() {
      const file = `${ROOT}coverage/machines.json`;
      if (existsSync(file)) cpSync(file, `${OUT}/coverage.json`);
      else writeFileSync(`${OUT}/coverage.json`, 'null\n');
    },
  };
}
