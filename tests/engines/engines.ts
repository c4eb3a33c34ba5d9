import { debianPackages, install, programPath } from '../support/install.ts';
import { startFirefox } from './firefox.ts';
import type { Driven } from './tab.ts';
import { startOldWebKit, startWebKit } from './webKit.ts';

export interface Engine {
  name: string;
  /** Debian's packages, and the programs of them that it needs. */
  packages: string[];
  programs: string[];
  /** @param folder Its home, in which it saves files. */
  start(folder: string): Promise<Driven>;
}

export const FIREFOX: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  programs: ['firefox-esr'],
  start: startFirefox,
};

/** As Safari of last year. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  programs: ['WebKitWebDriver', 'Xvfb'],
  start: startWebKit,
};

/** As Safari on iOS 16.0, the oldest that is supported. It cannot save files or open tabs. */
export const OLD_WEBKIT: Engine = {
  name: 'WebKit of iOS 16',
  packages: ['wpewebkit-driver', 'cog'],
  programs: ['WPEWebDriver', 'cog'],
  start: startOldWebKit,
};

const ENGINES = [FIREFOX, WEBKIT, OLD_WEBKIT];

/** Returns the sentence for an engine that is not installed; null for an installed one. */
export const lackOf = ({ name, packages, programs }: Engine): string | null =>
  programs.every(programPath)
    ? null
    : `${name} (${packages.join(', ')}) is not installed, and apt-get cannot install it here.`;

/** Installs the engines that are missing, where apt may be used. Returns a sentence if none is there. */
export async function installEngines(say: (line: string) => void): Promise<string | null> {
  for (const engine of ENGINES)
    if (lackOf(engine))
      for (const way of debianPackages(...engine.packages))
        await install(`No ${engine.name} found. Installing it`, way, say);
  const lacks = ENGINES.map(lackOf).filter((lack) => lack !== null);
  return lacks.length === ENGINES.length ? lacks.join(' ') : null;
}
