/** A file in a sequence. */
interface Placed {
  fileName: string;
  /** Moment of the choice, in milliseconds since 1970; files without it were there before. */
  chosenAt?: number;
}

/**
 * Files with one more, in the order in which they were chosen and not in that of their arrival. A file of the same name is
 * replaced.
 */
export function withFile<T extends Placed>(files: readonly T[], file: T): T[] {
  const others = files.filter(({ fileName }) => fileName !== file.fileName);
  const { chosenAt } = file;
  if (chosenAt === undefined) return [...others, file];
  const before = others.findLastIndex((each) => (each.chosenAt ?? 0) < chosenAt);
  return others.toSpliced(before + 1, 0, file);
}

/** Files with one of them a place further to the front; unchanged where it is the first or none of them. */
export function movedForward<T extends Placed>(files: readonly T[], name: string): T[] {
  const at = files.findIndex(({ fileName }) => fileName === name);
  const file = files[at];
  return file && at > 0 ? files.toSpliced(at, 1).toSpliced(at - 1, 0, file) : [...files];
}
