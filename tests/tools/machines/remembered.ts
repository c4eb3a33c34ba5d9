import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin, PluginOption, Rolldown } from 'vite';
import { ROOT } from './folders.ts';

const FOLDER = `${ROOT}node_modules/.cache/parkett-babel/`;
const BABEL = '@rolldown/plugin-babel';

/**
 * Returns the plug-ins with a cache: Babel’s result for a text is kept in a file while the packages are unchanged,
 * since Babel takes most of a build’s time. Source maps are left out.
 */
export const remembered = async (options: PluginOption[]): Promise<PluginOption[]> =>
  Promise.all(options.map(async (option) => rememberedIn(await option)));

function rememberedIn(option: Awaited<PluginOption>): PluginOption {
  if (Array.isArray(option)) return remembered(option);
  return option && option.name === BABEL ? rememberedBabel(option) : option;
}

function rememberedBabel(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error(`${BABEL} does not transform as it did.`);
  const { handler } = transform;
  const packages = createHash('sha256').update(readFileSync(`${ROOT}package-lock.json`));
  mkdirSync(FOLDER, { recursive: true });
  transform.handler = async function (code, id, options) {
    const file = FOLDER + packages.copy().update(`${id}\n${code}`).digest('hex');
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Rolldown.TransformResult;
    } catch {
      const made = await handler.call(this, code, id, options);
      const kept = typeof made === 'object' && made?.code ? { code: made.code, map: null } : null;
      writeFileSync(file, JSON.stringify(kept));
      return kept;
    }
  };
  return plugin;
}
