import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';

/** Folder of a module's package, for nested packages the innermost. */
const IN_PACKAGE = /^(?!\0).*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Licence texts of a package: LICENSE.MIT beside LICENSE.MPL-2.0, and the NOTICE that Apache-2.0 requires. */
const TEXT = /^(?:licen[cs]e|copying|notice)/i;

/**
 * Writes `LICENSES.txt`: name, version, licence and full licence text of each package in the build, including the font.
 * Vite's own `build.license` omits non-modules, and all but the first licence file of a package.
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
 * Returns the notices of the packages that these files belong to.
 * @throws Error for a package without a licence text, which must not be shipped.
 */
export function noticesFor(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => IN_PACKAGE.exec(file)?.[0] ?? []));
  const notices = [...folders].filter((folder) => existsSync(join(folder, 'package.json'))).map(noticeOf);
  const said = 'Parkett contains parts of these packages, under their licences:';
  return `${[said, ...new Set(notices.sort())].join(`\n\n${'='.repeat(80)}\n`)}\n`;
}

function noticeOf(folder: string): string {
  const { name, version, license } = fieldsOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const texts = readdirSync(folder).filter((file) => TEXT.test(file));
  if (texts.length === 0) throw new Error(`${name} ${version} (${license}) has no file with the text of its licence.`);
  const whole = texts.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...whole].join('\n\n');
}
