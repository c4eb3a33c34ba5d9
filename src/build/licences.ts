import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the package that a module belongs to, however deep others are nested in it. */
const IN_PACKAGE = /^(?!\0).*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** What a package says about its use: LICENSE.MIT beside LICENSE.MPL-2.0, and the NOTICE that Apache-2.0 asks to keep. */
const TEXT = /^(?:licen[cs]e|copying|notice)/i;

/** What npm asks of a package that is published. */
interface Package {
  name: string;
  version: string;
  license: string;
}

/**
 * Writes `LICENSES.txt`: name, version, licence and its whole text of each package of which anything is in the build, the
 * font too. Vite's own `build.license` leaves out what is no module, and all but the first file of a package's licences.
 */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'parkett:licences',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sources = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name)),
        );
        this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: noticesFor(sources) });
      },
    },
  };
}

/**
 * The notices of the packages that these files belong to.
 * @throws Error for a package that comes without the text of its licence, which then must not be shipped.
 */
export function noticesFor(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => IN_PACKAGE.exec(file)?.[0] ?? []));
  const notices = [...folders].filter((folder) => existsSync(join(folder, 'package.json'))).map(noticeOf);
  const said = 'Parkett contains parts of these packages, under their licences:';
  return `${[said, ...new Set(notices.sort())].join(`\n\n${'='.repeat(80)}\n`)}\n`;
}

function noticeOf(folder: string): string {
  const { name, version, license }: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder).filter((file) => TEXT.test(file));
  if (texts.length === 0) throw new Error(`${name} ${version} (${license}) has no file with the text of its licence.`);
  const whole = texts.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...whole].join('\n\n');
}
