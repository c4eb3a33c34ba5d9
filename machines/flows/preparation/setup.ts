import { assign, emit, setup } from 'xstate';
import { itemLimits } from '#domain/constants/itemLimits.ts';
import type { ItemDetails, ItemFile, ItemPlace, ItemTerms, ItemWords } from '#domain/item/prepared.ts';
import { type ChosenFile, isSameFile, withoutFile } from '#domain/media/chosenFile.ts';
import { moveForward, withFile } from '#domain/media/fileOrder.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { createItem, offerItem, readOffer, readSeller, type Seller } from './ports.ts';
import { hasAllFiles, isPriceRefused, isReached, isRejected } from './rules.ts';
import type { PreparationContext, PreparationEmitted, PreparationEvent, PreparationScreen } from './types.ts';

interface Asked {
  context: PreparationContext;
}
interface Wanted {
  screen: PreparationScreen;
}
/** Context of an empty preparation. */
export const nothing: PreparationContext = {
  categories: [],
  isRejected: false,
  place: null,
  words: null,
  terms: null,
  files: [],
  pending: [],
  details: null,
  code: null,
  failure: null,
};

type SellerObstacle = Pick<Seller, 'obstacle'>;

/** Builds a guard that returns true if this screen is requested and all steps before it are answered. */
const asksFor =
  (own: PreparationScreen) =>
  ({ context }: Asked, { screen }: Wanted) =>
    screen === own && isReached(context, own);

export const preparationSetup = setup({
  types: {
    context: {} as PreparationContext,
    events: {} as PreparationEvent,
    emitted: {} as PreparationEmitted,
    tags: {} as 'busy',
    meta: {} as Meta<PreparationScreen>,
  },
  actors: { readSeller, createItem, readOffer, offerItem },
  guards: {
    asksForPlace: asksFor('preparation-process/prepare-collection'),
    asksForWords: asksFor('preparation-process/metadata'),
    asksForTerms: asksFor('preparation-process/parameters'),
    asksForFiles: asksFor('preparation-process/upload-content'),
    asksForDetails: asksFor('preparation-process/product-metadata'),
    asksForSummary: asksFor('preparation-process/collection-summary'),
    maySell: (_, { obstacle }: SellerObstacle) => obstacle === null,
    isMade: ({ context }, { obstacle }: SellerObstacle) => obstacle === null && context.code !== null,
    isBanned: (_, { obstacle }: SellerObstacle) => obstacle === 'banned',
    isUnderReview: (_, { obstacle }: SellerObstacle) => obstacle === 'underReview',
    isOffered: (_, { isOffered }: { isOffered: boolean }) => isOffered,
    isUnidentified: (_, { error }: { error: unknown }) => failureOf(error).kind === 'identityRequired',
    isRejected: (_, { error }: { error: unknown }) => isRejected(failureOf(error)),
    isPriceRefused: (_, { error }: { error: unknown }) => isPriceRefused(failureOf(error)),
    hasPlace: ({ context }) => context.place !== null,
    hasAllFiles: ({ context }) => hasAllFiles(context),
    isPending: ({ context }, { file }: { file: ChosenFile }) => context.pending.some((each) => isSameFile(each, file)),
    isAdded: ({ context }, { fileName }: { fileName: string }) =>
      context.files.some((each) => each.fileName === fileName),
    hasRoom: ({ context }, { file }: { file: ItemFile }) =>
      context.files.length < itemLimits.files && context.files.every(({ fileName }) => fileName !== file.fileName),
  },
  actions: {
    rememberSeller: assign((_, { categories, obstacle }: Seller) => ({
      categories,
      isRejected: obstacle === 'rejected',
    })),
    rememberPlace: assign((_, { place }: { place: ItemPlace }) => ({ place })),
    rememberWords: assign((_, { words }: { words: ItemWords }) => ({ words })),
    rememberTerms: assign((_, { terms }: { terms: ItemTerms }) => ({ terms })),
    rememberDetails: assign((_, { details }: { details: ItemDetails }) => ({ details })),
    rememberBegun: assign(({ context }, { file }: { file: ChosenFile }) => ({
      pending: [...withoutFile(context.pending, file), file].slice(-itemLimits.files),
    })),
    forgetBegun: assign(({ context }, { file }: { file: ChosenFile }) => ({
      pending: withoutFile(context.pending, file),
    })),
    addFile: assign(({ context }, { file }: { file: ItemFile }) => ({ files: withFile(context.files, file) })),
    moveFile: assign(({ context }, { fileName }: { fileName: string }) => ({
      files: moveForward(context.files, fileName),
    })),
    removeFile: assign(({ context }, { fileName }: { fileName: string }) => ({
      files: context.files.filter((each) => each.fileName !== fileName),
    })),
    rememberCode: assign((_, { code }: { code: string }) => ({ code })),
    ...failureActions,
    forgetAll: assign(nothing),
    emitSettled: emit({ type: 'work.settled' }),
  },
});
