import { wholeNumberIn } from '#domain/input/quantity.ts';

export type Language = 'de' | 'en';

/** Picks the text of a language. The kit page has no catalogue: each text is written at its place of use. */
export type Say = (de: string, en: string) => string;

export type KitContext = {
  say: Say;
  locale: 'de-DE' | 'en-GB';
  /** Formats cents as euros: whole amounts without a fraction, others with two decimals. */
  euro: (cents: number) => string;
  count: (value: number) => string;
  date: (iso: string) => string;
};

export function contextOf(language: Language): KitContext {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  return {
    say: (de, en) => (language === 'de' ? de : en),
    locale,
    euro: (cents) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      }).format(cents / 100),
    count: (value) => new Intl.NumberFormat(locale).format(value),
    date: (iso) => day.format(new Date(iso)),
  };
}

/** Returns the texts of a quantity field for tokens at one euro each. */
export function quantityTexts({ say, euro, count }: KitContext) {
  return {
    read: (text: string) => wholeNumberIn(text, say('de', 'en') === 'de' ? 'de' : 'en'),
    format: count,
    unit: () => say('Stück', 'tokens'),
    total: (quantity: number) => euro(quantity * 100),
    labels: { increase: say('1.000 mehr', '1,000 more'), decrease: say('1.000 weniger', '1,000 fewer') },
  };
}
