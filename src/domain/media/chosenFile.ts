/** Chosen file; `size` in bytes. Several files may share a name: cameras count from 1. */
export interface ChosenFile {
  name: string;
  size: number;
}

/** File that was chosen on this page. */
export interface PickedFile extends ChosenFile {
  /** Milliseconds since 1970; unique among the files of the page. */
  chosenAt: number;
}

/** True if two files are probably the same: a page knows no more before it reads them. */
export const isSameFile = (one: ChosenFile, other: ChosenFile): boolean =>
  one.name === other.name && one.size === other.size;

export const withoutFile = <T extends ChosenFile>(files: readonly T[], gone: ChosenFile): T[] =>
  files.filter((each) => !isSameFile(each, gone));
