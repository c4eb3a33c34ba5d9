/** Answer of a web server to the paths that match. */
export type Rule = { paths: RegExp } & (
  | { answer: 'redirect'; to: string }
  /** A file of the app; 404 without one, never the page. */
  | { answer: 'file'; cache: string }
  /** A page of the app, relative to the folder of the build. */
  | { answer: 'page'; file: string; cache: string }
  | { answer: 'missing' }
);

const HOUR = 'public, max-age=3600';

const pageRule = (paths: RegExp, file: string): Rule => ({ paths, answer: 'page', file, cache: 'no-cache' });

/** Page for any address. */
const ANY_PAGE = pageRule(/^/, 'index.html');

/** Pages of the build for some addresses, as it writes them to `pages.json`. */
export interface OwnPage {
  file: string;
  reading: string;
  /** Regular expression for paths. */
  pattern: string;
}

/** Answers to paths of files. */
const FILE_RULES: readonly Rule[] = [
  // The page has its own addresses, and servers choose the compressed form of a file by the request's headers.
  { paths: /^\/(?:index|pages\/.*)\.html$|\.(?:br|gz)$/, answer: 'missing' },
  // W3C, A Well-Known URL for Changing Passwords. Password managers trust it only if other paths beside it answer 404.
  { paths: /^\/\.well-known\/change-password$/, answer: 'redirect', to: '/change-password' },
  { paths: /^\/\.well-known\//, answer: 'file', cache: HOUR },
  // The name of an asset contains a hash of its content.
  { paths: /^\/assets\//, answer: 'file', cache: 'public, max-age=31536000, immutable' },
  { paths: /\.[A-Za-z0-9]+$/, answer: 'file', cache: HOUR },
];

/**
 * Returns the answers of every web server that serves a reading of the app: the first rule whose pattern matches the
 * path counts. The embedded server reads this table, and the build writes it as configurations of other servers
 * (`src/build/deploy/`), whose regular expressions are PCRE and RE2: patterns keep to the common part.
 */
export const rulesFor = (reading: string, pages: readonly OwnPage[]): readonly Rule[] => [
  ...FILE_RULES,
  ...pages.filter((page) => page.reading === reading).map(({ pattern, file }) => pageRule(new RegExp(pattern), file)),
  ANY_PAGE,
];

/** Answer to a missing file. */
export const MISSING = { type: 'text/plain; charset=utf-8', text: '404 Not Found', cache: 'no-store' };

/** Caching of redirects. */
export const REDIRECT_CACHE = 'no-store';

/** Returns the answer to a path. */
export const ruleFor = (rules: readonly Rule[], path: string): Rule =>
  rules.find(({ paths }) => paths.test(path)) ?? ANY_PAGE;

/** Media types of the app's files, by ending. */
export const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

const COMPRESSED = new Set(['css', 'html', 'js', 'json', 'svg', 'txt', 'webmanifest']);

/** Returns the ending of a file's name. */
const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

export const typeOf = (path: string): string => TYPES[endingOf(path)] ?? 'application/octet-stream';

/** True if servers compress the file: text, unlike pictures and fonts. */
export const isCompressed = (path: string): boolean => COMPRESSED.has(endingOf(path));
