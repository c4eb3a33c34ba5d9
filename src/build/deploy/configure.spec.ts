import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configure } from './configure.ts';
import { gather } from './gather.ts';

let root: string;
const at = (path: string) => join(root, path);
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
};
const read = (path: string) => readFileSync(at(path), 'utf8');
const assets = () => readdirSync(at('deploy/site/assets')).filter((name) => /\.(?:js|png)$/.test(name));

const OWN_PAGES = [
  { file: 'pages/investor/login.html', reading: 'investor', pattern: '^(?:/login)/?$' },
  { file: 'pages/marketplace/login.html', reading: 'marketplace', pattern: '^(?:/login)/?$' },
];

/** Writes a build with these assets, and gathers it. */
function build(...names: string[]): void {
  rmSync(at('dist'), { recursive: true, force: true });
  for (const name of names) write(`dist/assets/${name}`, `content of ${name}`);
  for (const page of ['index.html', ...OWN_PAGES.map(({ file }) => file)])
    write(`dist/${page}`, '<title></title><script type="application/json" id="settings">{}</script>');
  write('dist/pages.json', JSON.stringify(OWN_PAGES));
  write('dist/csp.json', '{"scripts":["sha256-a"],"styles":[]}');
  write('dist/.vite/manifest.json', '{}');
  write('dist/site.webmanifest', '{"start_url":"/"}');
  write('dist/robots.txt', 'User-agent: *');
  gather(at('dist'), at('deploy'));
}

const configureWith = (settings: unknown, target?: string) => {
  write('settings.json', JSON.stringify(settings));
  configure(at('deploy'), at('settings.json'), target);
};

/** Every file below a folder with its text and the time of its last change. */
const stateOf = (folder: string) =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(at(join(folder, name))).isFile())
    .map((name) => [name, read(join(folder, name)), statSync(at(join(folder, name))).mtimeMs]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parkett-deploy-'));
  build('app-1.js', 'picture.png');
});
afterEach(() => rmSync(root, { recursive: true }));

test('visitors get the files of the build, text also compressed, and none of those from which the page is made', () => {
  configureWith({});
  const site = stateOf('deploy/site').map(([name]) => name);
  expect(site.filter((name) => /^(?!.*\.(?:gz|br)$)/.test(String(name))).sort()).toEqual([
    '404.txt',
    '_headers',
    '_redirects',
    'assets/app-1.js',
    'assets/picture.png',
    'index.html',
    'pages/investor/login.html',
    'robots.txt',
    'site.webmanifest',
  ]);
  expect(site.filter((name) => /\.gz$/.test(String(name))).sort()).toEqual([
    '404.txt.gz',
    'assets/app-1.js.gz',
    'index.html.gz',
    'pages/investor/login.html.gz',
    'robots.txt.gz',
    'site.webmanifest.gz',
  ]);
  const page = read('deploy/site/index.html');
  expect(gunzipSync(readFileSync(at('deploy/site/index.html.gz'))).toString()).toBe(page);
  expect(brotliDecompressSync(readFileSync(at('deploy/site/index.html.br'))).toString()).toBe(page);
});

test('chunks of the last four builds stay for open pages; a repeated build counts once', () => {
  for (const name of ['app-2.js', 'app-2.js', 'app-3.js', 'app-4.js', 'app-5.js']) build(name);
  expect(assets()).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'app-4.js', 'app-5.js', 'picture.png']);
  build('app-6.js', 'app-3.js');
  expect(assets()).toEqual(['app-2.js', 'app-3.js', 'app-4.js', 'app-5.js', 'app-6.js']);
  expect(existsSync(at('deploy/site/assets/app-1.js.gz'))).toBe(false);
});

test('each page of the reading gets the settings and an address, and those of the other one are left out', () => {
  configureWith({ reading: 'marketplace', brand: 'Galerie' });
  expect(readdirSync(at('deploy/site/pages'))).toEqual(['marketplace']);
  expect(read('deploy/site/pages/marketplace/login.html')).toContain('<title>Galerie</title>');
  expect(read('deploy/server.conf')).toContain('try_files /pages/marketplace/login.html =404;');
  expect(read('deploy/Caddyfile')).toContain('rewrite * /pages/marketplace/login.html');
});

test('the page gets its settings, and not those of the web server', () => {
  configureWith({ brand: 'Anlagen', server: { port: 8123 } });
  const page = read('deploy/site/index.html');
  expect(JSON.parse(read('deploy/site/site.webmanifest'))).toMatchObject({ start_url: '/', name: 'Anlagen' });
  expect(page).toMatch(/^<title>Anlagen<\/title>.*"brand":"Anlagen"/);
  expect(page).not.toContain('server');
  expect(read('deploy/nginx.conf')).toContain('listen 8123;');
  expect(read('deploy/Caddyfile')).toContain('{$ADDRESS::8123} {');
});

test('settings can be changed again without a build', () => {
  configureWith({ brand: 'Anlagen' });
  configureWith({ brand: 'Parkett', apiBase: 'https://shop.example/api/v2/shop/' });
  expect(read('deploy/site/index.html')).toContain('<title>Parkett</title>');
  for (const name of ['server.conf', 'Caddyfile', 'site/_headers'])
    expect(read(`deploy/${name}`), name).toContain("connect-src 'self' https://shop.example;");
});

test('a wrong settings file changes nothing', () => {
  configureWith({ brand: 'Parkett' });
  const before = stateOf('deploy');
  expect(() => configureWith({ brand: 'Other', apiBase: 'shop' })).toThrow(
    /^The setting apiBase must be .*, not "shop"\.$/,
  );
  expect(stateOf('deploy')).toEqual(before);
});

test('another folder gets the whole app, and the built one stays as it was', () => {
  const before = stateOf('deploy');
  configureWith({ brand: 'Parkett' }, at('elsewhere'));
  expect(stateOf('deploy')).toEqual(before);
  expect(read('elsewhere/site/assets/app-1.js')).toBe('content of app-1.js');
  expect(read('elsewhere/nginx.conf')).toContain(`root "${at('elsewhere')}/site";`);
});

test('a shop behind the web server gets the calls below its paths', () => {
  configureWith({ server: { proxy: { to: 'https://shop.example', paths: ['/api/', '/media/'] } } });
  expect(read('deploy/server.conf').match(/location \^~ .*|proxy_pass .*/g)).toEqual([
    'location ^~ /api/ {',
    'proxy_pass https://shop.example;',
    'location ^~ /media/ {',
    'proxy_pass https://shop.example;',
  ]);
  expect(read('deploy/Caddyfile').match(/handle \/.*|reverse_proxy .*/g)).toEqual([
    'handle /api/* {',
    'reverse_proxy https://shop.example {',
    'handle /media/* {',
    'reverse_proxy https://shop.example {',
  ]);
});

test('a content network caches assets for ever, and answers 404 where no page may be', () => {
  configureWith({});
  expect(read('deploy/site/_headers')).toMatch(
    /^\/\*\n {2}Content-Security-Policy: .*\n(?: {2}.*\n)+\/\.well-known\/\*\n {2}Cache-Control: public, max-age=3600\n\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
  );
  expect(read('deploy/site/_redirects')).toBe(
    '/.well-known/change-password /change-password 302\n/.well-known/* /404.txt 404\n/assets/* /404.txt 404\n/* /index.html 200\n',
  );
});

test('researchers find the contact for half a year, and nothing without a contact (RFC 9116)', () => {
  configureWith({ server: { securityContact: 'mailto:security@example.de' } });
  const [contact, expires, ...others] = read('deploy/site/.well-known/security.txt').split('\n');
  expect([contact, ...others]).toEqual(['Contact: mailto:security@example.de', 'Preferred-Languages: de, en', '']);
  const [, until = ''] = /^Expires: (\d{4}-.*Z)$/.exec(expires ?? '') ?? [];
  expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(180);
  configureWith({});
  expect(readdirSync(at('deploy/site/.well-known'))).toEqual([]);
});
