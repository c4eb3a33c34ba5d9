/** Last line at the foot of every paper. */
export const DEMO = {
  de: 'Vorführumgebung: Unternehmen, Personen und Wertpapiere sind erfunden.',
  en: 'Demo environment: the companies, people and securities are fictitious.',
};

/** Footer lines of the platform’s own documents. */
export const PLATFORM = {
  name: 'Parkett Invest GmbH',
  sender: 'Parkett Invest GmbH · Speicherstraße 4 · 20457 Hamburg',
  footer: [
    'Parkett Invest GmbH · Speicherstraße 4 · 20457 Hamburg · kontakt@parkett-invest.example',
    {
      de: 'Amtsgericht Hamburg HRB 990 001 · USt-IdNr. DE 999 999 999 · Geschäftsführung: Dr. Annika Reimers, Tobias Falk',
      en: 'Commercial register Hamburg HRB 990 001 · VAT ID DE 999 999 999 · Managing directors: Dr Annika Reimers, Tobias Falk',
    },
    DEMO,
  ],
} as const;
