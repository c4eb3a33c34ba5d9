/** Oldest supported browser versions, by the names that the build's targets and the compatibility tables use. */
export const ENGINES = { chrome: '109', edge: '109', firefox: '115', safari: '16.0', ios: '16.0' } as const;

/** Build targets: the build lowers newer syntax and style sheets to these engines. */
export const targets = Object.entries(ENGINES).map(([engine, version]) => `${engine}${version}`);
