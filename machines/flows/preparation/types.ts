import type { ItemDetails, ItemFile, ItemPlace, ItemTerms, ItemWords } from '#domain/item/prepared.ts';
import type { ChosenFile } from '#domain/media/chosenFile.ts';
import type { Category } from '#domain/shop/category.ts';
import type { Failure } from '#domain/shop/failure.ts';

/** Paths of the screens, in the order of the steps. */
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
  categories: readonly Category[];
  /** True if the customer's last identity check was rejected, as last read. */
  isRejected: boolean;
  place: ItemPlace | null;
  words: ItemWords | null;
  terms: ItemTerms | null;
  files: readonly ItemFile[];
  /** Files not uploaded yet; after a reload the customer has to choose them again. */
  pending: readonly ChosenFile[];
  details: ItemDetails | null;
  /** Code of the created work; null before. */
  code: string | null;
  failure: Failure | null;
}

/** The created work is finished in this flow; the next preparation is about another work. */
export type PreparationEmitted = { type: 'work.settled' };

export type PreparationEvent =
  | { type: 'retry.requested' }
  | { type: 'place.submitted'; place: ItemPlace }
  | { type: 'words.submitted'; words: ItemWords }
  | { type: 'terms.submitted'; terms: ItemTerms }
  /** An upload has started. */
  | { type: 'file.begun'; file: ChosenFile }
  /** An upload was cancelled or refused. */
  | { type: 'file.dropped'; file: ChosenFile }
  /** A chosen file is uploaded. */
  | { type: 'file.added'; chosen: ChosenFile; file: ItemFile }
  | { type: 'file.removed'; fileName: string }
  /** Moves a file one position to the front; the first file is the cover. */
  | { type: 'file.moved'; fileName: string }
  | { type: 'files.submitted' }
  | { type: 'details.submitted'; details: ItemDetails }
  | { type: 'publication.requested' }
  /** The customer continues on the page for editing works, after the price was refused. */
  | { type: 'mending.requested' }
  /** The customer leaves the work unpriced and prepares another one. */
  | { type: 'another.requested' }
  /** Requested by the address bar: back, forward, a link. */
  | { type: 'screen.requested'; screen: PreparationScreen }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' };
