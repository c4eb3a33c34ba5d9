// `node deploy/configure.mjs [settings.json] [folder]`: applies the settings to the app that lies beside this file.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configure } from './configure.ts';

const here = dirname(fileURLToPath(import.meta.url));
const [settings = join(here, 'settings.json'), target] = process.argv.slice(2);
try {
  configure(here, settings, target);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
