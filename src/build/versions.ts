import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What machines and rules import of the project, also as types only: those say what a context holds. */
const IMPORTED = /\bfrom '((?:\.\.?|#machines|#domain)\/[^']+)'/g;

/** What a machine says of itself whose snapshots are kept: a selector of this name. */
const KEPT = /\bisPersistable\b/;

/**
 * Gives each machine that is kept a `version`, so that a draft of another version is told apart (`app/drafts.ts`). It
 * changes with any file that the machine's states and its context are written in, and with no other: a release that
 * leaves a flow as it was leaves what people have begun in it.
 */
export function versions(): Plugin {
  return {
    name: 'parkett:versions',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]machines[\\/]\w+[\\/]machine\.ts$/ },
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

/** A short name for what stands in this file and in all that it imports of the project. */
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
