import { MISSING, type Rule } from '#domain/serving/paths.ts';

/** Name of the file that a content network answers for a missing one. */
const MISSING_FILE = '404.txt';

/**
 * Returns the files by which Netlify, and content networks with its conventions, answer like the other servers. They
 * match beginnings of paths only, so that every address has `index.html`, and their own caching of pages has to be
 * checked at each visit already.
 */
export function networkFiles(
  headers: Readonly<Record<string, string>>,
  rules: readonly Rule[],
): Record<string, string> {
  const folders = rules.flatMap((rule) => {
    const [, folder] = /^\^((?:\\\/[\w.\\-]+)+\\\/)$/.exec(rule.paths.source) ?? [];
    return folder && rule.answer === 'file' ? [{ paths: `${folder.replaceAll('\\', '')}*`, cache: rule.cache }] : [];
  });
  const redirects = rules.flatMap((rule) =>
    rule.answer === 'redirect' ? `${rule.paths.source.replaceAll(/[\\^$]/g, '')} ${rule.to} 302` : [],
  );
  const block = (paths: string, lines: Readonly<Record<string, string>>) =>
    [paths, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return {
    _headers: `${[block('/*', headers), ...folders.map(({ paths, cache }) => block(paths, { 'Cache-Control': cache }))].join('\n')}\n`,
    _redirects: `${[...redirects, ...folders.map(({ paths }) => `${paths} /${MISSING_FILE} 404`), '/* /index.html 200'].join('\n')}\n`,
    [MISSING_FILE]: MISSING.text,
  };
}
