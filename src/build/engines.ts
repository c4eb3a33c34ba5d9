/** Oldest versions of the browsers that the app supports, as the build's targets and the compatibility tables name them. */
export const ENGINES = { chrome: '109', edge: '109', firefox: '115', safari: '16.0', ios: '16.0' } as const;

/** Targets of the build: syntax and style sheets of newer engines are lowered to these. */
export const targets = Object.entries(ENGINES).map(([engine, version]) => `${engine}${version}`);
