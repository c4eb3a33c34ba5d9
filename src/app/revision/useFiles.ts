import { useState } from 'react';
import type { ItemFile } from '#domain/item/prepared.ts';
import type { PickedFile } from '#machines/mediaUpload/ports.ts';
import type { RevisionProps } from './useRevision.ts';

/** Files that a form is about beside its fields. */
export interface RevisedFiles {
  files: readonly ItemFile[];
  /** Some of them are still on their way. */
  areUnderWay: boolean;
  onRemove: (fileName: string) => void;
  uploads: {
    onBegun: (file: PickedFile) => void;
    onDropped: (name: string) => void;
    onUploaded: (file: ItemFile) => void;
  };
}

/**
 * Files of a form, which its draft keeps by this name.
 *
 * @param most How many there are at most; where it is one, the next takes its place.
 */
export function useFiles(
  { draft, onEdited }: Pick<RevisionProps, 'draft' | 'onEdited'>,
  name: string,
  begunWith: readonly ItemFile[],
  most: number,
): RevisedFiles {
  const [files, setFiles] = useState<readonly ItemFile[]>(() => keptIn(draft.read(), name) ?? begunWith);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const change = (next: (before: readonly ItemFile[]) => readonly ItemFile[]) =>
    setFiles((before) => {
      const after = next(before);
      draft.write({ [name]: after });
      return after;
    });
  const arrive = (called: string) => setUnderWay((before) => before.filter((each) => each !== called));
  return {
    files,
    areUnderWay: underWay.length > 0,
    onRemove(fileName) {
      change((before) => before.filter((each) => each.fileName !== fileName));
      onEdited();
    },
    uploads: {
      onBegun: (file) => setUnderWay((before) => [...before, file.name]),
      onDropped: arrive,
      onUploaded(file) {
        arrive(file.name);
        change((before) => [...before.filter((each) => each.fileName !== file.fileName), file].slice(-most));
        onEdited();
      },
    },
  };
}

/** What a draft kept of them, if it is what it should be. */
function keptIn(draft: unknown, name: string): readonly ItemFile[] | null {
  const kept: unknown = Object(draft)[name];
  return Array.isArray(kept) && kept.every(isFile) ? kept : null;
}

const isFile = (file: unknown): file is ItemFile =>
  ['fileName', 'name', 'mediaType', 'url'].every((key) => typeof Object(file)[key] === 'string');
