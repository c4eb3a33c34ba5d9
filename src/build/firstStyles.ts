import type { Rolldown } from 'vite';

interface WithStyles {
  viteMetadata?: { importedCss: Set<string> };
}

/** Mark that Vite sets after a style sheet. */
const MARK = /\/\*\$vite\$:\d+\*\/\s*$/;

/** Removes the style sheets of the entry from the bundle and returns their text, which every page carries. */
export function takeEntryStyles(bundle: Rolldown.OutputBundle): string {
  let styles = '';
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
    const names = stylesOf(chunk);
    for (const name of names) {
      styles += textOf(bundle, name);
      names.delete(name);
      delete bundle[name];
    }
  }
  return styles;
}

/**
 * Returns the style sheets of the first views, by file name. They stay in the bundle: a page carries those that its
 * first view needs, and loads the others with their code.
 *
 * @param isFirst True if a chunk belongs to the first views.
 */
export function firstSheets(
  bundle: Rolldown.OutputBundle,
  isFirst: (chunk: Rolldown.OutputChunk) => boolean,
): Map<string, string> {
  const names = Object.values(bundle).flatMap((chunk) =>
    chunk.type === 'chunk' && isFirst(chunk) ? [...stylesOf(chunk)] : [],
  );
  return new Map(names.map((name) => [name, textOf(bundle, name)]));
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const sheet = bundle[name];
  return sheet?.type === 'asset' ? String(sheet.source).replace(MARK, '').trim() : '';
}

export const stylesOf = (chunk: Rolldown.OutputChunk & WithStyles): Set<string> =>
  chunk.viteMetadata?.importedCss ?? new Set();
