import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programPath } from '../support/install.ts';
import type { Driven } from './tab.ts';
import { endGroup, startByDriver } from './webDriver.ts';

/** Starts WebKitGTK on a display of its own. @param folder Its home; it saves files there. */
export async function startWebKit(folder: string): Promise<Driven> {
  const display = spawn(
    programPath('Xvfb') ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  const end = endGroup(display);
  try {
    const [number] = await once(display.stdio[3] ?? display, 'data');
    mkdirSync(join(folder, '.config'), { recursive: true });
    writeFileSync(join(folder, '.config', 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
    const browser = await startByDriver(
      'WebKitWebDriver',
      {},
      {
        DISPLAY: `:${String(number).trim()}`,
        HOME: folder,
        XDG_CONFIG_HOME: join(folder, '.config'),
      },
    );
    return {
      ...browser,
      async close() {
        await browser.close();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** Starts WPE WebKit 2.38 without a display, in a window of 800 × 600. */
export const startOldWebKit = (folder: string): Promise<Driven> =>
  startByDriver(
    'WPEWebDriver',
    { 'wpe:browserOptions': { binary: programPath('cog') ?? 'cog', args: ['--automation', '--platform=headless'] } },
    { HOME: folder },
  );
