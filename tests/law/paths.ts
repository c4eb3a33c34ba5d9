import { projectFiles } from './source.ts';

const DECLARED = /^export function (\w+)(<[^>]*>)?\(\s*_?path: (\w+)/gm;

/**
 * The functions of the app whose first argument is checked to be a path of a screen: it is typed `ScreenPath`, as a part of
 * these (`ListPath`), or by a parameter that extends one.
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
