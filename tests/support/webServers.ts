import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'playwright/test';
import type { Settings } from '#domain/shop/settings.ts';
import { ROOT } from '#sandbox/config.ts';
import { debianPackages, install, isRoot, programPath } from './install.ts';

/** Web servers for which the build writes a configuration, by their Debian package. */
const SERVERS = {
  nginx: {
    package: 'nginx-light',
    // As root, nginx would serve as a user who may not read this folder.
    args: (folder: string) => ['-c', join(folder, 'nginx.conf'), ...(isRoot() ? ['-g', 'user root;'] : [])],
  },
  caddy: {
    package: 'caddy',
    args: (folder: string) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
  },
};
export type ServerName = keyof typeof SERVERS;

/** Installs the servers that are missing, where apt may be used. Returns a sentence if nginx is still missing. */
export async function installServers(say: (line: string) => void): Promise<string | null> {
  for (const [name, server] of Object.entries(SERVERS))
    if (!programPath(name))
      for (const way of debianPackages(server.package)) await install(`No ${name} found. Installing it`, way, say);
  return lacks('nginx');
}

/** Returns the sentence for a missing server; null for an installed one. */
export const lacks = (name: ServerName): string | null =>
  programPath(name) ? null : `${name} is not installed, and apt-get cannot install it here.`;

/** Server of the built app on a free port, as `node deploy/configure.mjs` sets it up. */
export interface WebServer {
  /** Origin, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/**
 * Configures the built app in a folder of its own, and serves it.
 * @param settings Settings of the page.
 * @param server Settings of the web server, without the port.
 */
export async function serveBy(name: ServerName, settings: Partial<Settings>, server: object): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), `parkett-${name}-`));
  const port = await freePort();
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify({ ...settings, server: { port, ...server } }));
  await configure(file, folder);
  const child = spawn(programPath(name) ?? name, SERVERS[name].args(folder), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const url = `http://localhost:${port}`;
  const isUp = () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${said}`);
    return fetch(url).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isUp, { intervals: [50] }).toBe(true);
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the command of the built deployment. @throws Error with its output if it fails. */
export const configure = (settingsFile: string, folder: string) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'deploy', 'configure.mjs'), settingsFile, folder]);

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
