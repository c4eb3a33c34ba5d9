import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import * as z from 'zod/mini';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z._default(z.boolean(), false),
    imports: z._default(z.array(z.string()), []),
  }),
);

export interface Chunk {
  /** The first module of the chunk, or its file name. */
  name: string;
  /** Brotli bytes. */
  bytes: number;
}

/** Returns the JavaScript chunks of a build that are not loaded with its entry, the heaviest first. */
export function lazyChunks(dist: string): Chunk[] {
  const manifest = readManifest(dist);
  const eager = new Set<string>();
  const visit = (key: string) => {
    if (eager.has(key)) return;
    eager.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key);
  return Object.entries(manifest)
    .filter(([key, { file }]) => file.endsWith('.js') && !eager.has(key))
    .map(([name, { file }]) => ({ name, bytes: brotliCompressSync(readFileSync(`${dist}/${file}`)).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/**
 * Returns the chunks of a production build that contain code of tests, sandbox or workbench (requirements 10.3 and
 * 29.1). The manifest only names modules with a chunk of their own; the import law checks the sources of all others.
 */
export function strangers(dist: string): string[] {
  const stranger = /(?:^|\/)(?:sandbox|workbench|tests|testing)\//;
  return Object.keys(readManifest(dist)).filter((key) => stranger.test(key));
}

function readManifest(dist: string) {
  return Manifest.parse(JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')));
}
