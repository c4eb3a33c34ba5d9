import type { ItemDetails, ItemFile, ItemPlace, ItemTerms, ItemWords } from '#domain/item/prepared.ts';
import type { ChosenFile } from '#domain/media/chosenFile.ts';
import type { Category } from '#domain/shop/category.ts';
import type { Failure } from '#domain/shop/failure.ts';

/** By their paths, in the order of the steps. */
export const preparationScreens = [
  'preparation-process/prepare-collection',
  'preparation-process/metadata',
  'preparation-process/parameters',
  'preparation-process/upload-content',
  'preparation-process/product-metadata',
  'preparation-process/collection-summary',
] as const;
export type PreparationScreen = (typeof preparationScreens)[number];

export interface PreparationContext {
  /** What a work may belong to. */
  categories: readonly Category[];
  /** The customer's last identity check was rejected, when they were read last. */
  isRejected: boolean;
  place: ItemPlace | null;
  words: ItemWords | null;
  terms: ItemTerms | null;
  files: readonly ItemFile[];
  /** Files that are not at the shop yet: after a reload they have to be chosen again. */
  pending: readonly ChosenFile[];
  details: ItemDetails | null;
  /** Of the work, once it is made. */
  code: string | null;
  failure: Failure | null;
}

/** The work that is made is done with here: what comes next is another one. */
export type PreparationEmitted = { type: 'work.settled' };

export type PreparationEvent =
  | { type: 'retry.requested' }
  | { type: 'place.submitted'; place: ItemPlace }
  | { type: 'words.submitted'; words: ItemWords }
  | { type: 'terms.submitted'; terms: ItemTerms }
  /** A file is on its way. */
  | { type: 'file.begun'; file: ChosenFile }
  /** It is given up, or not taken. */
  | { type: 'file.dropped'; file: ChosenFile }
  /** What was chosen is at the shop. */
  | { type: 'file.added'; chosen: ChosenFile; file: ItemFile }
  | { type: 'file.removed'; fileName: string }
  /** It goes one place to the front; the first one is the cover. */
  | { type: 'file.moved'; fileName: string }
  | { type: 'files.submitted' }
  | { type: 'details.submitted'; details: ItemDetails }
  | { type: 'publication.requested' }
  /** Of the work whose price was refused: they go on with it where works are changed. */
  | { type: 'mending.requested' }
  /** They leave it as it is, and prepare the next one. */
  | { type: 'another.requested' }
  /** By the address bar: back, forward, a link. */
  | { type: 'screen.requested'; screen: PreparationScreen }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' };
