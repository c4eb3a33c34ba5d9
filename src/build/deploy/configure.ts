import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { securityHeaders } from '#domain/serving/headers.ts';
import { pageWith } from '#domain/serving/page.ts';
import { isCompressed } from '#domain/serving/paths.ts';
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
  const headers = securityHeaders(JSON.parse(readFileSync(join(folder, 'csp.json'), 'utf8')), settings);
  const to = resolve(target);
  const site = {
    'index.html': pageWith(readFileSync(join(folder, 'page.html'), 'utf8'), settings),
    ...networkFiles(headers),
  };
  if (to !== resolve(folder)) cpSync(join(folder, 'site'), join(to, 'site'), { recursive: true });
  for (const [path, text] of Object.entries(site)) writeServed(join(to, 'site', path), Buffer.from(text));
  mkdirSync(join(to, 'run'), { recursive: true });
  writeFileSync(join(to, 'server.conf'), nginxServer(headers, server));
  writeFileSync(join(to, 'nginx.conf'), nginxConfig(to, server));
  writeFileSync(join(to, 'Caddyfile'), caddyfile(to, headers, server));
}

/** Writes a file of the site, with its compressed forms beside it if it is text. */
export function writeServed(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (!isCompressed(path)) return;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}
