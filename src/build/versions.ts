import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Project imports of machines and rules, including type imports, which define the contexts. */
const IMPORTED = /\bfrom '((?:\.\.?|#machines|#domain)\/[^']+)'/g;

/** Selector that marks a machine whose snapshots are stored. */
const KEPT = /\bisPersistable\b/;

/**
 * Gives each machine with stored snapshots a `version`, by which the app recognises drafts of another version
 * (`app/drafts/drafts.ts`). The version changes with any file that defines the machine's states or context, and with no
 * other: a release that leaves a flow unchanged keeps its drafts.
 */
export function versions(): Plugin {
  return {
    name: 'parkett:versions',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]machines[\\/]\w+[\\/]\w+[\\/]machine\.ts$/ },
      handler(code, id) {
        const selectors = id.replace(/machine\.ts$/, 'selectors.ts');
        if (!existsSync(selectors) || !KEPT.test(readFileSync(selectors, 'utf8'))) return null;
        const versioned = code.replace('.createMachine({', `$& version: '${versionOf(id)}',`);
        if (versioned === code) throw new Error(`${id}: no createMachine({ that could be given a version`);
        return { code: versioned, map: null };
      },
    },
  };
}

/** Returns a short hash of this file and of all project files that it imports. */
export function versionOf(file: string, root = ROOT): string {
  const hash = createHash('sha256');
  for (const each of [...withImports(file, root)].sort()) hash.update(relative(root, each)).update(readFileSync(each));
  return hash.digest('base64url').slice(0, 6);
}

function withImports(file: string, root: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    const path = name.replace(/^#machines/, 'machines').replace(/^#domain/, 'src/domain');
    withImports(name.startsWith('.') ? resolve(dirname(file), name) : resolve(root, path), root, found);
  }
  return found;
}
