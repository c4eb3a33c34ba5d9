import type { bidMachine } from '#machines/flows/bid/machine.ts';
import { type BidSnapshot, selectFailure } from '#machines/flows/bid/selectors.ts';
import { sentencesOf, timeOf } from '../sentences.ts';
import type { Control, Localized, Seen, Sentence, Sight } from '../sight.ts';

const button = (de: string, en: string, sends: string): Control => ({ role: 'button', name: { de, en }, sends });

export const amount: Control = { role: 'field', name: { de: 'Ihr Gebot', en: 'Your bid' } };
export const submit = button('Gebot abgeben', 'Place a bid', 'bid.submitted');
export const cancel = button('Abbrechen', 'Cancel', 'close.requested');
export const close = button('Schließen', 'Close', 'close.requested');
const retry = button('Noch einmal versuchen', 'Try again', 'retry.requested');

const unread: Sentence = { de: 'Das Werk konnte nicht geladen werden.', en: 'We couldn’t load the work.' };
const backAgain: Sentence = {
  de: 'Dieses Werk war kurz ausverkauft und ist jetzt wieder verfügbar. Es wurde noch nichts bestellt.',
  en: 'This work sold out just now, but it’s available again. Nothing has been ordered yet.',
};
const notForSale: Sentence = {
  de: 'Dieses Werk können Sie zurzeit nicht kaufen. Es wurde noch nichts bestellt.',
  en: 'You can’t buy this work right now. Nothing has been ordered yet.',
};
export const popup: Localized = { de: 'Gebot abgeben', en: 'Place a bid' };

type Step = Sight<BidSnapshot>;
// Another machine reads the page behind the dialog, which is busy here.
const page = {
  at: '/products/$productCode',
  values: ({ context: { productCode, locale } }) => ({ productCode, name: locale === 'en' ? 'Work' : 'Werk' }),
  title: null,
  heading: { de: '{name}', en: '{name}' },
  busy: true,
  popup,
} satisfies Step;
const entering = {
  ...page,
  says(snapshot) {
    const failure = selectFailure(snapshot);
    if (failure?.kind === 'lastTokens') return [backAgain];
    return failure?.kind === 'notAllowedToBuy' ? [notForSale] : sentencesOf(failure);
  },
} satisfies Step;

export const seen: Seen<typeof bidMachine> = {
  states: {
    looking: { ...page, controls: [close] },
    unread: {
      ...page,
      says: (snapshot) => [unread, ...timeOf(selectFailure(snapshot))],
      controls: [retry, close],
    },
    unavailable: { ...page, controls: [close] },
    entering: { ...entering, controls: [amount, submit, cancel] },
    placing: { ...entering, controls: [amount, cancel] },
    begun: {
      at: '/order-process/addresses',
      query: ['product'],
      title: null,
      heading: null,
    },
    closed: { at: page.at, values: page.values, title: null, heading: null },
  },
};
