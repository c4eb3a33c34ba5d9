import { globSync, readFileSync } from 'node:fs';

const API = new URL('../../../src/api/', import.meta.url);

/** Call of the API layer that changes something. */
export interface Write {
  /** Name in the failure table. */
  call: string;
  /** Methods and paths, `*` for each variable part; several if the path depends on the input. */
  requests: readonly string[];
}

/**
 * Reads all writes of the API layer from its sources.
 * @throws for a write whose name or path cannot be read.
 */
export function readWrites(): Write[] {
  return globSync('**/*.ts', { cwd: API, exclude: ['**/*.spec.ts', 'testing/**', 'http.ts'] })
    .sort()
    .flatMap((file) => writesIn(readFileSync(new URL(file, API), 'utf8'), file));
}

/** Reads the writes in the text of one file. */
export function writesIn(text: string, file: string): Write[] {
  const declarations = text.split(/^(?=(?:export )?(?:async )?function |export const )/m);
  return declarations.flatMap((declaration) =>
    [...declaration.matchAll(/\bhttp\.(post|put|patch|delete)\(\s*([^,]+),/g)].map(
      ({ index, 1: method, 2: address = '' }) => {
        const [, call] =
          /\bcall: '(\w+)'/.exec(declaration.slice(index)) ?? /\bcall(?: =|:) '(\w+)'/.exec(declaration) ?? [];
        const named = new RegExp(String.raw`\b${address}\b(?:: \w+)? = ([^;]+?)(?:;|\))`).exec(declaration)?.[1];
        const paths = pathsIn(/^\w+$/.test(address) ? (named ?? '') : address);
        if (call === undefined || paths.length === 0) throw new Error(`src/api/${file}: what does ${address} write?`);
        return { call, requests: paths.map((path) => `${method?.toUpperCase()} ${path}`) };
      },
    ),
  );
}

/** Returns the paths that an expression may evaluate to; compared literals are not paths. */
const pathsIn = (expression: string) =>
  [...expression.replaceAll(/=== '\w+'/g, '').matchAll(/apiPath`([^`]+)`|'([^']+)'/g)].map(
    ([, template, literal = '']) => template?.replaceAll(/\$\{[^}]+\}/g, '*') ?? literal,
  );
