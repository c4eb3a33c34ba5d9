import { useCallback, useState } from 'react';
import type { ItemFile } from '#domain/item/prepared.ts';
import { type ChosenFile, type PickedFile, withoutFile } from '#domain/media/chosenFile.ts';
import { moveForward, withFile } from '#domain/media/fileOrder.ts';
import { fieldsOf } from '#domain/shop/fieldsOf.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import type { RevisionProps } from './useRevision.ts';

export interface RevisedFiles {
  files: readonly ItemFile[];
  /** True while uploads are running. */
  areUnderWay: boolean;
  onRemove: (fileName: string) => void;
  /** Moves a file one place forward. */
  onMove: (fileName: string) => void;
  uploads: {
    onBegun: (file: ChosenFile) => void;
    onDropped: (file: ChosenFile) => void;
    onUploaded: (file: ItemFile, chosen: PickedFile) => void;
  };
}

/**
 * Manages a form's files, stored in its draft under `name`.
 *
 * @param most Maximum number of files; with a maximum of one, the next file replaces the current one.
 */
export function useFiles(
  { draft, onEdited }: Pick<RevisionProps, 'draft' | 'onEdited'>,
  name: string,
  begunWith: readonly ItemFile[],
  most: number,
): RevisedFiles {
  // Two uploads may end before the next render: each change starts from the latest files.
  const [latest] = useState(() => ({ files: keptIn(draft.read(), name) ?? begunWith }));
  const [files, setFiles] = useState(latest.files);
  const [underWay, setUnderWay] = useState<readonly ChosenFile[]>([]);
  useSubscription(
    useCallback(
      () =>
        draft.onFollowed((values) => {
          const followed = keptIn(values, name);
          if (followed === null) return;
          latest.files = followed;
          setFiles(followed);
        }),
      [draft, latest, name],
    ),
  );
  const change = (next: (before: readonly ItemFile[]) => readonly ItemFile[]) => {
    latest.files = next(latest.files);
    setFiles(latest.files);
    draft.write({ [name]: latest.files });
  };
  const arrive = (chosen: ChosenFile) => setUnderWay((before) => withoutFile(before, chosen));
  return {
    files,
    areUnderWay: underWay.length > 0,
    onRemove(fileName) {
      change((before) => before.filter((each) => each.fileName !== fileName));
      onEdited();
    },
    onMove(fileName) {
      change((before) => moveForward(before, fileName));
      onEdited();
    },
    uploads: {
      onBegun: (chosen) => setUnderWay((before) => [...before, chosen]),
      onDropped: arrive,
      onUploaded(file, chosen) {
        arrive(chosen);
        change((before) => withFile(before, { ...file, chosenAt: chosen.chosenAt }).slice(-most));
        onEdited();
      },
    },
  };
}

/** Returns the files with these names; a file is without a preview unless it is known. */
export const namedFiles = (names: readonly string[], known: readonly ItemFile[]): ItemFile[] =>
  names.map(
    (fileName) =>
      known.find((file) => file.fileName === fileName) ?? { fileName, name: fileName, kind: 'image', url: '' },
  );

/** Returns the files stored in a draft; null if they are missing or malformed. */
function keptIn(draft: unknown, name: string): readonly ItemFile[] | null {
  const kept = fieldsOf(draft)[name];
  return Array.isArray(kept) && kept.every(isFile) ? kept : null;
}

const isFile = (file: unknown): file is ItemFile =>
  ['fileName', 'name', 'kind', 'url'].every((key) => typeof fieldsOf(file)[key] === 'string');
