import { useState } from 'react';
import type { ItemFile } from '#domain/item/prepared.ts';
import { type ChosenFile, withoutFile } from '#domain/media/chosenFile.ts';
import { movedForward, withFile } from '#domain/media/order.ts';
import type { PickedFile } from '#machines/mediaUpload/ports.ts';
import type { RevisionProps } from './useRevision.ts';

/** Files that a form is about beside its fields. */
export interface RevisedFiles {
  files: readonly ItemFile[];
  /** Some of them are still on their way. */
  areUnderWay: boolean;
  onRemove: (fileName: string) => void;
  /** One place to the front. */
  onMove: (fileName: string) => void;
  uploads: {
    onBegun: (file: ChosenFile) => void;
    onDropped: (file: ChosenFile) => void;
    onUploaded: (file: ItemFile, chosen: PickedFile) => void;
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
  // Two files may arrive before the page is drawn again: each change is made to what the one before has left.
  const [latest] = useState(() => ({ files: keptIn(draft.read(), name) ?? begunWith }));
  const [files, setFiles] = useState(latest.files);
  const [underWay, setUnderWay] = useState<readonly ChosenFile[]>([]);
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
      change((before) => movedForward(before, fileName));
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

/** What a draft kept of them, if it is what it should be. */
function keptIn(draft: unknown, name: string): readonly ItemFile[] | null {
  const kept: unknown = Object(draft)[name];
  return Array.isArray(kept) && kept.every(isFile) ? kept : null;
}

const isFile = (file: unknown): file is ItemFile =>
  ['fileName', 'name', 'kind', 'url'].every((key) => typeof Object(file)[key] === 'string');
