import { readFileSync } from 'node:fs';

const manifest: { browserslist: string[] } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** Oldest supported version of each browser, by Browserslist's names. The build's targets use the same ones. */
export const ENGINES: ReadonlyMap<string, string> = new Map(
  manifest.browserslist.map((query) => {
    const [, engine, version] = query.match(/^([a-z]+) >= ([\d.]+)$/) ?? [];
    if (!engine || !version) throw new Error(`package.json: “${query}” is not of the form “firefox >= 115”.`);
    return [engine, version];
  }),
);

/** Build targets: the build lowers newer syntax and style sheets to these engines. */
export const targets = [...ENGINES].map(([engine, version]) => `${engine}${version}`);
