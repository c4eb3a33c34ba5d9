import { globSync, readFileSync } from 'node:fs';

const API = new URL('../../../src/api/', import.meta.url);

/** A call of the API layer that changes something, as the sandbox's faults name it. */
export interface Write {
  /** As the failure table knows it. */
  call: string;
  /** Method and path, `*` for each part that differs. A call whose path depends on what is sent has several. */
  requests: readonly string[];
}

/**
 * All writes of the API layer, read from its sources: of each declaration what it asks for, and by what name.
 * @throws for a write whose name or path cannot be read.
 */
export function readWrites(): Write[] {
  return globSync('**/*.ts', { cwd: API, exclude: ['**/*.spec.ts', 'testing/**', 'http.ts'] })
    .sort()
    .flatMap((file) => writesIn(readFileSync(new URL(file, API), 'utf8'), file));
}

/** The same of the text of one file. */
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

/** The paths that an expression may come to; what is compared with is none. */
const pathsIn = (expression: string) =>
  [...expression.replaceAll(/=== '\w+'/g, '').matchAll(/at`([^`]+)`|'([^']+)'/g)].map(
    ([, template, literal = '']) => template?.replaceAll(/\$\{[^}]+\}/g, '*') ?? literal,
  );
