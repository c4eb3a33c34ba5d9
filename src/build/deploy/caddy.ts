import { isCompressed, MISSING, REDIRECT_CACHE, type Rule, TYPES, typeOf } from '#domain/serving/paths.ts';
import type { Server } from './settings.ts';

/** Returns a Caddyfile for a folder with `site`. With ADDRESS set to a domain, Caddy gets its certificate. */
export function caddyfile(
  folder: string,
  headers: Readonly<Record<string, string>>,
  rules: readonly Rule[],
  { port, proxy }: Server,
): string {
  const lines = [
    '# Caddy for the app: written by configure.mjs, which overwrites changes.',
    `{$ADDRESS::${port}} {`,
    `\troot * "${folder}/site"`,
    ...(proxy?.paths ?? []).flatMap((path) => [
      `\thandle ${path}* {`,
      `\t\treverse_proxy ${proxy?.to} {`,
      '\t\t\theader_up Host {upstream_hostport}',
      '\t\t}',
      '\t}',
    ]),
    '\thandle {',
    '\t\theader {',
    ...Object.entries(headers).map(([name, value]) => `\t\t\t${name} "${value}"`),
    '\t\t}',
    ...Object.keys(TYPES).flatMap((ending) => [
      `\t\t@${ending} path *.${ending}`,
      ...typeHeaders(`@${ending}`, `.${ending}`).map((line) => `\t\t${line}`),
    ]),
    '\t\troute {',
    ...rules.flatMap((rule, index) => [
      `\t\t\t@rule${index} path_regexp ${rule.paths.source.replaceAll('\\/', '/')}`,
      `\t\t\thandle @rule${index} {`,
      ...answer(rule).map((line) => `\t\t\t\t${line}`),
      '\t\t\t}',
    ]),
    '\t\t}',
    '\t}',
    '\thandle_errors {',
    `\t\theader Cache-Control "${MISSING.cache}"`,
    `\t\theader Content-Type "${MISSING.type}"`,
    `\t\trespond "{http.error.status_code} {http.error.status_text}"`,
    '\t}',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Sets the headers that belong to a type as late as possible: Caddy would add a second `Vary` to a compressed answer,
 * and none to others.
 */
const typeHeaders = (matcher: string, name: string) => [
  `header ${matcher} {`,
  `\tContent-Type "${typeOf(name)}"`,
  ...(isCompressed(name) ? ['\tVary Accept-Encoding'] : []),
  '\tdefer',
  '}',
];

const FILES = ['file_server {', '\tprecompressed br gzip', '}'];

function answer(rule: Rule): string[] {
  switch (rule.answer) {
    case 'redirect':
      return [`header Cache-Control "${REDIRECT_CACHE}"`, `redir * ${rule.to} 302`];
    case 'file':
      return [`header Cache-Control "${rule.cache}"`, ...FILES];
    case 'page':
      return [
        `header Cache-Control "${rule.cache}"`,
        ...typeHeaders('*', '.html'),
        `rewrite * /${rule.file}`,
        ...FILES,
      ];
    case 'missing':
      return ['error 404'];
  }
}
