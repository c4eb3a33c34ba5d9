import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

const Locked = z.object({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  optional: z.optional(z.boolean()),
  os: z.optional(z.array(z.string())),
});
type Locked = z.infer<typeof Locked>;
const Lock = z.object({ packages: z.record(z.string(), Locked) });

/**
 * Binaries of Biome and of knip's parser for platforms other than that of the machine which wrote the lock: its
 * registry did not carry them, so that there was no file to hash. Neither the app nor any Linux with glibc uses them.
 * `npm install --package-lock-only` with a complete registry adds the hashes; delete this list then.
 */
const UNKNOWN = /^node_modules\/(?:@biomejs\/cli|@oxc-parser\/binding)-(?!linux-(?:x64|arm64)(?:-gnu)?$)[\w-]+$/;
const MOST_UNKNOWN = 23;

/** Returns the packages of a lock whose files npm could not verify. */
const unproven = (packages: Record<string, Locked>) =>
  Object.entries(packages).flatMap(([path, { integrity = '' }]) =>
    path === '' || /^sha512-[\w+/]{86}==$/.test(integrity) ? [] : path,
  );

describe.each(['package-lock.json', 'tests/bench/lighthouse/package-lock.json'])('%s', (file) => {
  const { packages } = Lock.parse(JSON.parse(readFileSync(file, 'utf8')));

  test('names the SHA-512 of every package, so that every install gets the same files', () => {
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    const unknown = unproven(packages);
    expect(unknown.filter((path) => !UNKNOWN.test(path))).toEqual([]);
    expect(unknown.length).toBeLessThanOrEqual(MOST_UNKNOWN);
    // npm leaves these out on our platforms: `os` lists other platforms.
    for (const path of unknown)
      expect([path, packages[path]]).toEqual([
        path,
        expect.objectContaining({ optional: true, os: expect.anything() }),
      ]);
  });

  test('names no registry, so that each install uses its own', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });
});

test('a package without a hash, or with a weak one, is found', () => {
  const sha512 = `sha512-${'a'.repeat(86)}==`;
  const packages = { '': {}, 'node_modules/a': { integrity: sha512 }, 'node_modules/b': {} };
  expect(unproven({ ...packages, 'node_modules/c': { integrity: 'sha1-abc=' } })).toEqual([
    'node_modules/b',
    'node_modules/c',
  ]);
  for (const path of ['node_modules/vite', 'node_modules/@biomejs/cli-linux-x64', 'node_modules/@biomejs/biome'])
    expect(UNKNOWN.test(path), path).toBe(false);
  expect(UNKNOWN.test('node_modules/@oxc-parser/binding-linux-arm64-gnu')).toBe(false);
});
