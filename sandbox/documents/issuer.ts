/** Footer lines of the platform’s own documents. */
export const PLATFORM = {
  name: 'Parkett Invest GmbH',
  sender: 'Parkett Invest GmbH · Speicherstraße 4 · 20457 Hamburg',
  footer: [
    'Parkett Invest GmbH · Speicherstraße 4 · 20457 Hamburg · kontakt@parkett-invest.example',
    'Amtsgericht Hamburg HRB 990 001 · USt-IdNr. DE 999 999 999 · Geschäftsführung: Dr. Annika Reimers, Tobias Falk',
    'Vorführumgebung: Unternehmen, Personen und Wertpapiere sind erfunden.',
  ],
} as const;
