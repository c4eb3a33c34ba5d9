import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { securityHeaders } from '#domain/serving/headers.ts';
import { MANIFEST, manifestWith, pageWith } from '#domain/serving/page.ts';
import { isCompressed, type OwnPage, rulesFor } from '#domain/serving/paths.ts';
import { caddyfile } from './caddy.ts';
import { networkFiles } from './network.ts';
import { nginxConfig, nginxServer } from './nginx.ts';
import { deploymentFrom } from './settings.ts';

/**
 * Applies a settings file to a folder that the build wrote: writes the page with the settings, and the configurations
 * of web servers, into the folder or into another one, which gets a copy of the app.
 * @throws Error with one sentence if a setting is wrong, before anything is written.
 */
export function configure(folder: string, settingsFile: string, target = folder): void {
  const { server, ...settings } = deploymentFrom(readFileSync(settingsFile, 'utf8'));
  const to = resolve(target);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const headers = securityHeaders(JSON.parse(read('csp.json')), settings);
  const own: OwnPage[] = JSON.parse(read('pages.json'));
  const rules = rulesFor(settings.reading, own);
  const pages = rules.flatMap((rule) => (rule.answer === 'page' ? [rule.file] : []));
  const site = {
    ...Object.fromEntries(pages.map((file) => [file, pageWith(read(`unset/${file}`), settings)])),
    [MANIFEST]: manifestWith(read(`site/${MANIFEST}`), settings),
    ...networkFiles(headers, rules),
    ...(server.securityContact && { [SECURITY]: securityText(server.securityContact, new Date()) }),
  };
  if (to !== resolve(folder)) cpSync(join(folder, 'site'), join(to, 'site'), { recursive: true });
  rmSync(join(to, 'site/pages'), { recursive: true, force: true });
  for (const ending of ['', '.gz', '.br']) rmSync(join(to, 'site', SECURITY + ending), { force: true });
  for (const [path, text] of Object.entries(site)) writeServed(join(to, 'site', path), Buffer.from(text));
  mkdirSync(join(to, 'run'), { recursive: true });
  writeFileSync(join(to, 'server.conf'), nginxServer(headers, rules, server));
  writeFileSync(join(to, 'nginx.conf'), nginxConfig(to, server));
  writeFileSync(join(to, 'Caddyfile'), caddyfile(to, headers, rules, server));
}

const SECURITY = '.well-known/security.txt';
/**
 * Days after which an operator has to confirm the contact by applying the settings again: less than the year of RFC
 * 9116.
 */
const VALID = 180;

const securityText = (contact: string, now: Date) =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + VALID * 86_400_000).toISOString()}`,
    'Preferred-Languages: de, en',
    '',
  ].join('\n');

/** Writes a file of the site, with its compressed forms beside it if it is text. */
export function writeServed(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (!isCompressed(path)) return;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content));
}
