import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from 'playwright';
import { debianPackages, install, isRoot } from './install.ts';

/**
 * Names of executables. The first is Chromium without windows: the same pages for three quarters of the processor’s
 * time.
 */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags that keep Chromium from requests other than the page's own, and make it a browser in German. */
const FLAGS = [
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  '--accept-lang=de-DE',
];

/**
 * Returns the path of the browser for tests: `CHROMIUM_PATH`, a system Chromium or Chrome, Playwright’s own; null if
 * none is installed.
 */
export function browserPath(): string | null {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, where there is no file.`);
    return given;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Returns the launch options. Chromium’s sandbox does not work for root. */
export function browserLaunch(): LaunchOptions {
  const executablePath = browserPath();
  return {
    ...(executablePath && { executablePath }),
    args: isRoot() ? [...FLAGS, '--no-sandbox'] : FLAGS,
  };
}

/**
 * Installs a browser if there is none, and reports it: Debian’s package if possible, else Playwright’s own. Returns its
 * path; throws an Error with one sentence if all ways failed.
 */
export async function installBrowser(say: (line: string) => void): Promise<string> {
  const present = browserPath();
  if (present) return present;
  for (const way of [
    ...debianPackages('chromium-headless-shell'),
    [process.execPath, join('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'],
  ]) {
    await install('No Chromium found. Installing one', way, say);
    const path = browserPath();
    if (path) return path;
  }
  throw new Error('No Chromium could be installed. Install one, or name one in CHROMIUM_PATH.');
}
