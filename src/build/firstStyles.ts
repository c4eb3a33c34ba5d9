import type { Rolldown } from 'vite';

interface WithStyles {
  viteMetadata?: { importedCss: Set<string> };
}

/** Characters up to which a style sheet costs more as a request than inlined in the page. */
const SMALL = 550;

/** Mark that Vite sets after a style sheet. */
const MARK = /\/\*\$vite\$:\d+\*\/\s*$/;

/**
 * Removes the first views' style sheets from the bundle and returns their text for the page, so that they cost no
 * request before the first paint. Does the same with small style sheets of any chunk. The order of chunks does not
 * matter, since all rules are in layers.
 *
 * @param isFirst True if a chunk belongs to the first views.
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
      styles += source.replace(MARK, '');
      names.delete(name);
      delete bundle[name];
    }
  }
  return styles.trim();
}

export const stylesOf = (chunk: Rolldown.OutputChunk & WithStyles): Set<string> =>
  chunk.viteMetadata?.importedCss ?? new Set();
