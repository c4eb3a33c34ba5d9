/** A file as it was chosen; `size` in bytes. Several may have one name: cameras count from 1. */
export interface ChosenFile {
  name: string;
  size: number;
}

/** Whether it is the same file, as far as a page knows that before it reads it. */
export const isSameFile = (one: ChosenFile, other: ChosenFile): boolean =>
  one.name === other.name && one.size === other.size;

/** The files without one of them. */
export const withoutFile = <T extends ChosenFile>(files: readonly T[], gone: ChosenFile): T[] =>
  files.filter((each) => !isSameFile(each, gone));
