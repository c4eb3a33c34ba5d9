import type { PreparedItem } from '#domain/item/prepared.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { offline } from '#machines/testing/failures.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { preparationMachine } from '../machine.ts';
import type { Seller } from '../ports.ts';
import { isReached, stepsDone } from '../rules.ts';
import * as selectors from '../selectors.ts';
import { isPersistable } from '../selectors.ts';
import { preparationScreens } from '../types.ts';
export const identityRequired = new FailureError({ kind: 'identityRequired' });
export const violations = new FailureError({ kind: 'violations', violations: [] });

export const picture = { fileName: 'u-1.png', name: 'Welle.png', kind: 'image', url: '/file/u-1/download' } as const;
export const item: PreparedItem = {
  place: { collection: 'Gezeiten', category: 'photography' },
  words: { titleDe: 'Welle', titleEn: 'Wave', descriptionDe: 'Ein Bild der See.', descriptionEn: '' },
  terms: { price: 25_000, copies: 3, royalties: 10, whitelisting: false },
  files: [picture],
  details: { rows: [{ key: 'Technik', value: 'Fotografie' }], collaboration: false, copyrightTransferred: false },
};
const names = (de: string, en: string, slug: string) => [
  { locale: 'de', name: de, slug, description: null },
  { locale: 'en', name: en, slug, description: null },
];
export const seller: Seller = {
  obstacle: null,
  categories: [
    {
      code: 'pictures',
      level: 0,
      translations: names('Bilder', 'Pictures', 'bilder'),
      children: [
        { code: 'photography', level: 1, translations: names('Fotografie', 'Photography', 'fotografie'), children: [] },
      ],
    },
  ],
};
export const pending = { name: picture.name, size: 2_500_000 };

const preparationCases: Cases<typeof preparationMachine> = {
  events: [
    { type: 'retry.requested' },
    named('where it belongs', { type: 'place.submitted', place: item.place }),
    named('what it is called', { type: 'words.submitted', words: item.words }),
    named('what it costs', { type: 'terms.submitted', terms: item.terms }),
    { type: 'file.begun', file: pending },
    { type: 'file.dropped', file: pending },
    named('a picture', { type: 'file.added', chosen: pending, file: picture }),
    { type: 'file.removed', fileName: picture.fileName },
    { type: 'file.moved', fileName: picture.fileName },
    { type: 'files.submitted' },
    named('what else is said', { type: 'details.submitted', details: item.details }),
    { type: 'publication.requested' },
    { type: 'mending.requested' },
    { type: 'another.requested' },
    ...preparationScreens.map((screen) => ({ type: 'screen.requested', screen }) as const),
    { type: 'leave.requested' },
    { type: 'leave.confirmed' },
    { type: 'leave.declined' },
  ],
  outcomes: [
    succeeds('readSeller', seller, 'an identified seller'),
    succeeds('readSeller', { ...seller, obstacle: 'unidentified' }, 'an unidentified seller'),
    succeeds('readSeller', { ...seller, obstacle: 'rejected' }, 'a seller whose check was rejected'),
    succeeds('readSeller', { ...seller, obstacle: 'underReview' }, 'a seller under review'),
    succeeds('readSeller', { ...seller, obstacle: 'banned' }, 'a banned seller'),
    fails('readSeller', offline),
    succeeds('createItem', { code: 'WELLE-1A' }, 'made'),
    fails('createItem', offline),
    fails('createItem', identityRequired),
    fails('createItem', violations),
    succeeds('readOffer', { isOffered: true }, 'it has a price'),
    succeeds('readOffer', { isOffered: false }, 'it has none'),
    fails('readOffer', offline),
    succeeds('offerItem'),
    fails('offerItem', offline),
    fails('offerItem', violations),
  ],
  stateKey: ({ context }) => [
    stepsDone(context),
    context.details !== null,
    context.files.length,
    context.pending.length,
    context.code !== null,
    context.failure?.kind,
  ],
  invariants: (snapshot) => {
    const { context } = snapshot;
    return {
      'a failed read has a failure': !snapshot.matches('unread') || context.failure !== null,
      'an unanswered publication has a failure':
        !snapshot.matches({ publishing: 'unanswered' }) || context.failure !== null,
      'the overview shows all that was prepared':
        selectScreen(snapshot) !== 'preparation-process/collection-summary' ||
        isReached(context, 'preparation-process/collection-summary'),
      'a price that was refused says why': !snapshot.matches('unpriced') || context.failure !== null,
      'a price needs a created work': !snapshot.matches({ publishing: 'offering' }) || context.code !== null,
      'a file is there once': new Set(context.files.map(({ fileName }) => fileName)).size === context.files.length,
    };
  },
  isKept: isPersistable,
};

export const subject: Subject = {
  name: 'preparation',
  machine: preparationMachine,
  cases: preparationCases,
  selectors,
};
