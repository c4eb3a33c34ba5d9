import { MISSING, REDIRECT_CACHE, type Rule, TYPES } from '#domain/serving/paths.ts';
import type { Server } from './settings.ts';

type Headers = Readonly<Record<string, string>>;

/** Returns the content of a server block that has a `root`. */
export function nginxServer(headers: Headers, rules: readonly Rule[], { proxy }: Server): string {
  const lines = [
    '# Answers of the app’s web server: written by configure.mjs, which overwrites changes.',
    'types {',
    ...Object.entries(TYPES).map(([ending, type]) => `    "${type}" ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'gzip_static on;',
    'gzip_vary on;',
    'absolute_redirect off;',
    'client_max_body_size 32m;',
    '',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'add_header Cache-Control $parkett_cache always;',
    `set $parkett_cache "${MISSING.cache}";`,
    'error_page 404 @missing;',
    ...location('@missing', [
      'types { }',
      `default_type "${MISSING.type}";`,
      cache(MISSING.cache),
      `return 404 "${MISSING.text}";`,
    ]),
    ...(proxy?.paths ?? []).flatMap((path) =>
      location(`^~ ${path}`, [
        '# Keeps the headers above from the answers of the shop, which has its own.',
        'add_header Server "";',
        `proxy_pass ${proxy?.to};`,
        'proxy_http_version 1.1;',
        'proxy_ssl_server_name on;',
        'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
        'proxy_set_header X-Forwarded-Host $http_host;',
        'proxy_set_header X-Forwarded-Proto $scheme;',
      ]),
    ),
    ...rules.flatMap((rule) => location(matcher(rule), answer(rule))),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns a whole configuration, for a folder with `site`, `server.conf` and a writable `run`. */
export function nginxConfig(folder: string, { port }: Server): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    '# nginx for the app alone: written by configure.mjs, which overwrites changes.',
    'daemon off;',
    'worker_processes auto;',
    'error_log stderr;',
    `pid "${folder}/run/nginx.pid";`,
    'events { }',
    'http {',
    ...temporary.map((name) => `    ${name}_temp_path "${folder}/run/${name}";`),
    '    access_log off;',
    '    server_tokens off;',
    '    sendfile on;',
    '    server {',
    `        listen ${port};`,
    `        root "${folder}/site";`,
    `        include "${folder}/server.conf";`,
    '    }',
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

const cache = (value: string) => `set $parkett_cache "${value}";`;

const location = (match: string, lines: readonly string[]) => [
  `location ${match} {`,
  ...lines.map((line) => `    ${line}`),
  '}',
];

/** Regular expressions are tried in their order, and the location `/` is for paths that match none of them. */
const matcher = ({ paths }: Rule) => (paths.source === '^' ? '/' : `~ "${paths.source.replaceAll('\\/', '/')}"`);

function answer(rule: Rule): string[] {
  switch (rule.answer) {
    case 'redirect':
      return [cache(REDIRECT_CACHE), `return 302 ${rule.to};`];
    case 'file':
      return [cache(rule.cache), 'try_files $uri =404;'];
    case 'page':
      return [cache(rule.cache), `try_files /${rule.file} =404;`];
    case 'missing':
      return ['return 404;'];
  }
}
