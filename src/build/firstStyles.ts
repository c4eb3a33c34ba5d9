import type { Rolldown } from 'vite';

/** What Vite keeps of a chunk beside its code. */
interface WithStyles {
  viteMetadata?: { importedCss: Set<string> };
}

/** Characters of a style sheet that costs more as a request than as part of the page. */
const SMALL = 700;

/**
 * Takes the styles of the first views out of the bundle, as the text that the page itself carries: they cost no request
 * before the first paint, and their chunks ask for no style sheet. So do small ones of any chunk. The order of chunks
 * does not matter, since all rules stand in layers.
 *
 * @param isFirst Whether a chunk belongs to the first views.
 */
export function takeFirstStyles(
  bundle: Rolldown.OutputBundle,
  isFirst: (chunk: Rolldown.OutputChunk) => boolean,
): string {
  let styles = '';
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    const names = stylesOf(chunk);
    for (const name of names) {
      const sheet = bundle[name];
      if (sheet?.type !== 'asset') continue;
      const source = String(sheet.source);
      if (!isFirst(chunk) && source.length > SMALL) continue;
      styles += source;
      names.delete(name);
      delete bundle[name];
    }
  }
  return styles.trim();
}

/** Names of the style sheets that a chunk needs. */
export const stylesOf = (chunk: Rolldown.OutputChunk & WithStyles): Set<string> =>
  chunk.viteMetadata?.importedCss ?? new Set();
