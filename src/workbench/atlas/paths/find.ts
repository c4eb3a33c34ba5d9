import { describePath, keyOf, nameOf, type Path } from '#machines/testing/paths.ts';
import type { AtlasSubject } from '../subjects.ts';

/** A generated path as the list shows it. */
export interface Listed {
  path: Path;
  /** Its name in addresses and in coverage/machines.json. */
  key: string;
  /** The states that it goes through, one after the other, without repetition. */
  states: readonly string[];
  /** All of it in words: what the search looks at. Made when first asked for. */
  words: () => string;
}

type Paths = Pick<AtlasSubject, 'cases' | 'paths'>;

const found = new WeakMap<Paths, Promise<readonly Listed[]>>();

/** All generated paths of a machine; the search for them, half a second for the largest, begins after what is shown. */
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

/** The paths in whose words all the words of a search stand, as `npm run paths NAME WORDS` finds them, in any case. */
export function matching(all: readonly Listed[], search: string): readonly Listed[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all;
  return all.filter(({ words }) => wanted.every((word) => words().includes(word)));
}
