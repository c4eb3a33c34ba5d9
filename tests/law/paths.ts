import { projectFiles } from './source.ts';

const DECLARED = /^export function (\w+)(<[^>]*>)?\(\s*_?path: (\w+)/gm;

/**
 * Functions of the app whose first argument is checked to be a screen's path: by the type `ScreenPath`, a subset of it
 * (`ListPath`), or a type parameter that extends either.
 */
export const TAKES_PATH: ReadonlySet<string> = new Set(
  projectFiles()
    .filter(({ path }) => /^src\/(?:app|components)\/.*\.tsx?$/.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(DECLARED)].flatMap(([, name = '', parameters = '', type]) =>
        /^\w+Path$/.test(type ?? '') || new RegExp(`\\b${type} extends \\w+Path\\b`).test(parameters) ? name : [],
      ),
    ),
);
