/** A text in both languages. The scenes have words of their own, so that a wrong translation is noticed too. */
export type Localized = Readonly<Record<'de' | 'en', string>>;
