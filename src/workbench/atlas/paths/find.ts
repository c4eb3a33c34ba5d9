import { describePath, keyOf, nameOf, type Path } from '#machines/testing/paths.ts';
import type { AtlasSubject } from '../subjects.ts';

export interface Listed {
  path: Path;
  /** Name of the path in addresses and in coverage/machines.json. */
  key: string;
  /** States of the path in order, without consecutive duplicates. */
  states: readonly string[];
  /** Returns the whole path in lower-case words, for the search; computed at the first call. */
  words: () => string;
}

type Paths = Pick<AtlasSubject, 'cases' | 'paths'>;

const found = new WeakMap<Paths, Promise<readonly Listed[]>>();

/**
 * Returns all generated paths of a machine. Generating them takes half a second for the largest machine, so it starts
 * after the next paint.
 */
export function listOf(subject: Paths): Promise<readonly Listed[]> {
  const known = found.get(subject);
  if (known) return known;
  const list = new Promise<void>((painted) => setTimeout(painted)).then(() =>
    subject.paths().map((path) => listed(subject, path)),
  );
  found.set(subject, list);
  return list;
}

function listed({ cases }: Paths, path: Path): Listed {
  const names = [path.start, ...path.steps.map(({ position }) => position)].map(({ snapshot }) =>
    nameOf(snapshot.value),
  );
  let words: string | null = null;
  return {
    path,
    key: keyOf(cases, path),
    states: names.filter((name, i) => name !== names[i - 1]),
    words() {
      words ??= describePath(path).toLowerCase();
      return words;
    },
  };
}

/** Returns the paths whose words contain all words of a search, in any case, as `npm run paths NAME WORDS` does. */
export function matching(all: readonly Listed[], search: string): readonly Listed[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all;
  return all.filter(({ words }) => wanted.every((word) => words().includes(word)));
}
