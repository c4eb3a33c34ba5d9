interface Placed {
  fileName: string;
  /** Moment of the choice, in milliseconds since 1970; absent for files that were there before. */
  chosenAt?: number;
}

/** Adds a file in the order of choice, not of arrival. Replaces a file of the same name. */
export function withFile<T extends Placed>(files: readonly T[], file: T): T[] {
  const others = files.filter(({ fileName }) => fileName !== file.fileName);
  const { chosenAt } = file;
  if (chosenAt === undefined) return [...others, file];
  const before = others.findLastIndex((each) => (each.chosenAt ?? 0) < chosenAt);
  return others.toSpliced(before + 1, 0, file);
}

/** Moves a file one place towards the front; no change if it is first or absent. */
export function moveForward<T extends Placed>(files: readonly T[], name: string): T[] {
  const at = files.findIndex(({ fileName }) => fileName === name);
  const file = files[at];
  return file && at > 0 ? files.toSpliced(at, 1).toSpliced(at - 1, 0, file) : [...files];
}
