import type { preparationMachine } from '#machines/flows/preparation/machine.ts';
import {
  canGoOn,
  type PreparationSnapshot,
  selectFailure,
  selectObstacle,
} from '#machines/flows/preparation/selectors.ts';
import { picture } from '#machines/flows/preparation/testing/cases.ts';
import { sentencesOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

const goesOn = (sends: string): Control => ({ role: 'button', name: { de: 'Weiter', en: 'Continue' }, sends });
/** Continue button of each form. */
export const ways = {
  place: goesOn('place.submitted'),
  words: goesOn('words.submitted'),
  terms: goesOn('terms.submitted'),
  files: goesOn('files.submitted'),
  details: goesOn('details.submitted'),
};
/** At the end of the overview; its boxes must be ticked before. */
export const publishes: Control = {
  role: 'button',
  name: { de: 'Werk veröffentlichen', en: 'Publish work' },
  sends: 'publication.requested',
};
const retry: Control = {
  role: 'button',
  name: { de: 'Noch einmal versuchen', en: 'Try again' },
  sends: 'retry.requested',
};
const again: Control = { ...retry, sends: 'publication.requested' };
const checksAgain: Control = {
  role: 'button',
  name: { de: 'Noch einmal prüfen', en: 'Check again' },
  sends: 'retry.requested',
};
const removes: Control = {
  role: 'button',
  name: { de: `Entfernen: ${picture.name}`, en: `Remove: ${picture.name}` },
  sends: 'file.removed',
};
const drops: Control = {
  role: 'button',
  name: { de: `Verwerfen: ${picture.name}`, en: `Discard: ${picture.name}` },
  sends: 'file.dropped',
};
/** In the header of each step; asks for confirmation if input would be lost. */
export const leave: Control = { role: 'button', name: { de: 'Abbrechen', en: 'Cancel' } };
const leaveForGood: Control = {
  role: 'button',
  name: { de: 'Verlassen', en: 'Leave' },
  sends: 'leave.confirmed',
};
const stay: Control = { role: 'button', name: { de: 'Hier bleiben', en: 'Stay here' }, sends: 'leave.declined' };
const question: Localized = { de: 'Seite verlassen?', en: 'Leave this page?' };
const unread: Sentence = {
  de: 'Wir konnten nicht nachsehen, ob Sie verkaufen können.',
  en: 'We couldn’t check whether you can sell.',
};

type Step = Sight<PreparationSnapshot>;
const stepAt = (at: Step['at'], heading: Localized, step: Localized) =>
  ({ at, title: heading, heading, step }) satisfies Step;

const place = stepAt(
  '/preparation-process/prepare-collection',
  { de: 'Wohin gehört Ihr Werk?', en: 'Where does your work belong?' },
  { de: 'Einordnung', en: 'Category' },
);
const words = stepAt(
  '/preparation-process/metadata',
  { de: 'Wie heißt Ihr Werk?', en: 'What’s your work called?' },
  { de: 'Titel', en: 'Title' },
);
const terms = stepAt(
  '/preparation-process/parameters',
  { de: 'Zu welchen Bedingungen verkaufen Sie es?', en: 'Set your terms' },
  { de: 'Bedingungen', en: 'Terms' },
);
const files = stepAt(
  '/preparation-process/upload-content',
  { de: 'Dateien Ihres Werks', en: 'Your work’s files' },
  { de: 'Dateien', en: 'Files' },
);
const details = stepAt(
  '/preparation-process/product-metadata',
  { de: 'Was soll man noch wissen?', en: 'What else should people know?' },
  { de: 'Eigenschaften', en: 'Properties' },
);
const summary = {
  ...stepAt(
    '/preparation-process/collection-summary',
    { de: 'Ihr Werk im Überblick', en: 'Your work at a glance' },
    { de: 'Überblick', en: 'Overview' },
  ),
  says: (snapshot) => sentencesOf(selectFailure(snapshot)),
} satisfies Step;
const asking = { dialog: question, controls: [stay, leaveForGood] } satisfies Partial<Step>;

/** Sight of an obstacle: no steps, the reason, and one way on. */
const heldBack = (heading: Localized, way: Localized): Step => ({
  at: '/preparation-process/prepare-collection',
  title: heading,
  heading,
  controls: [checksAgain, { role: 'link', name: way }],
});
const toCheck: Localized = { de: 'Zur Identitätsprüfung', en: 'Go to identity check' };
const another: Control = {
  role: 'button',
  name: { de: 'Weiteres Werk erstellen', en: 'Create another work' },
  sends: 'another.requested',
};
const unpriced: Localized = {
  de: 'Ihr Werk ist erstellt, der Preis aber nicht angenommen',
  en: 'Your work has been created, but its price wasn’t accepted',
};
/** Only on the investor platform; the marketplace corrects the price on the page that edits the work. */
const writes: Control = { role: 'link', name: { de: 'Schreiben Sie uns', en: 'Contact us' } };

const madeWithoutPrice: Step = {
  at: '/preparation-process/collection-summary',
  title: unpriced,
  heading: unpriced,
  says: (snapshot) => sentencesOf(selectFailure(snapshot)),
  controls: [writes, another],
};

const has = ({ context }: PreparationSnapshot) => context.files.length > 0;
const waits = ({ context }: PreparationSnapshot) => context.pending.length > 0;
/** Controls of the files step depend on uploaded and pending files. */
const atFiles: Step[] = [
  { ...files, when: (snapshot) => canGoOn(snapshot), controls: [ways.files, removes] },
  { ...files, when: (snapshot) => has(snapshot) && waits(snapshot), controls: [ways.files, removes, drops] },
  { ...files, when: waits, controls: [ways.files, drops] },
  { ...files, controls: [ways.files] },
];

export const seen: Seen<typeof preparationMachine> = {
  states: {
    checking: { ...place, busy: true },
    unread: { ...place, says: () => [unread], controls: [retry] },
    unidentified: [
      {
        ...heldBack({ de: 'Ihre Identität ist nicht bestätigt', en: 'Your identity isn’t verified' }, toCheck),
        when: (snapshot) => selectObstacle(snapshot) === 'rejected',
      },
      heldBack({ de: 'Bestätigen Sie zuerst Ihre Identität', en: 'Verify your identity first' }, toCheck),
    ],
    underReview: heldBack(
      { de: 'Ihre Identität wird gerade geprüft', en: 'We’re checking your identity' },
      { de: 'Status der Prüfung', en: 'Status of the check' },
    ),
    banned: heldBack(
      { de: 'Mit Ihrem Konto können Sie nichts verkaufen', en: 'You can’t sell anything with your account' },
      { de: 'Schreiben Sie uns', en: 'Contact us' },
    ),
    'prepareCollection.answering': { ...place, controls: [ways.place] },
    'prepareCollection.leaving': { ...place, ...asking },
    'metadata.answering': { ...words, controls: [ways.words] },
    'metadata.leaving': { ...words, ...asking },
    'parameters.answering': { ...terms, controls: [ways.terms] },
    'parameters.leaving': { ...terms, ...asking },
    'uploadContent.answering': atFiles,
    'uploadContent.leaving': { ...files, ...asking },
    'productMetadata.answering': { ...details, controls: [ways.details] },
    'productMetadata.leaving': { ...details, ...asking },
    'collectionSummary.answering': { ...summary, controls: [publishes] },
    'collectionSummary.leaving': { ...summary, ...asking },
    'publishing.verifying': { ...summary, busy: true },
    'publishing.creating': { ...summary, busy: true },
    'publishing.looking': { ...summary, busy: true },
    'publishing.offering': { ...summary, busy: true },
    'publishing.unanswered': { ...summary, controls: [again] },
    'publishing.leaving': { ...summary, ...asking },
    published: {
      at: '/preparation-process/collection-summary',
      title: { de: 'Ihr Werk ist veröffentlicht', en: 'Your work has been published' },
      heading: { de: 'Ihr Werk ist veröffentlicht', en: 'Your work has been published' },
    },
    'unpriced.told': madeWithoutPrice,
    'unpriced.mending': madeWithoutPrice,
    left: { at: '/', title: null, heading: null },
  },
};
