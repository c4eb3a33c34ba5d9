import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { configure } from './configure.ts';
import { gather } from './gather.ts';
import { Deployment } from './settings.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = resolve(HERE, '../../..');
const DIST = join(ROOT, 'dist');
const DEPLOY = join(ROOT, 'deploy');

/**
 * Writes `deploy/` after the build of the app: everything that a web server needs, without this repository. The
 * settings in it are kept from build to build; wrong ones are reported, and leave the page and the configurations as
 * they were.
 */
export function deploy(): Plugin {
  let isApp = false;
  return {
    name: 'parkett:deploy',
    apply: 'build',
    configResolved(config) {
      isApp = resolve(config.root, config.build.outDir) === DIST;
    },
    async closeBundle() {
      if (!isApp) return;
      gather(DIST, DEPLOY);
      copyFileSync(join(HERE, 'Dockerfile'), join(DEPLOY, 'Dockerfile'));
      await bundleCommand();
      const settings = join(DEPLOY, 'settings.json');
      if (!existsSync(settings)) writeFileSync(settings, `${JSON.stringify(Deployment.parse({}), null, 2)}\n`);
      try {
        configure(DEPLOY, settings);
      } catch (error) {
        this.warn(`deploy/settings.json: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}

/** Bundles `configure.mjs`, which runs without dependencies. */
async function bundleCommand(): Promise<void> {
  await build({
    configFile: false,
    root: HERE,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'cli.ts',
      outDir: DEPLOY,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'configure.mjs' } },
    },
  });
}
