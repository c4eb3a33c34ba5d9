// Builds the pages that its arguments name. `build.ts` runs it in a child process, so that no other module imports
// Vite.
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { type BuildName, KIT } from './build.ts';
import { ROOT } from './config.ts';

const root = join(ROOT, 'src');
const configFile = join(ROOT, 'vite.config.ts');
const BUILDS: Record<BuildName, InlineConfig> = {
  app: { root, configFile },
  kit: {
    root: join(root, 'workbench', 'kit'),
    base: '/kit/',
    publicDir: false,
    build: { outDir: KIT },
    configFile,
  },
  atlas: { configFile: join(ROOT, 'vite.atlas.config.ts') },
};

const isBuild = (name: string): name is BuildName => Object.hasOwn(BUILDS, name);

for (const name of process.argv.slice(2).filter(isBuild)) await build({ logLevel: 'warn', ...BUILDS[name] });
