import { countryCodes } from '#domain/person/countries.ts';

/** Disabled countries: those under an embargo of the European Union, and uninhabited territories. */
const DISABLED = new Set('KP IR RU BY SY AQ BV HM TF UM GS IO'.split(' '));

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export interface CountrySeed {
  code: string;
  name: string;
  nameEn: string;
  enabled: boolean;
}

/** All countries with their German and English names (Unicode CLDR, through Intl), in German sort order. */
export function countries(): CountrySeed[] {
  const german = new Intl.DisplayNames('de', { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const { compare } = new Intl.Collator('de');
  return countryCodes
    .map((code) => ({
      code,
      name: german.of(code) ?? code,
      nameEn: english.of(code) ?? code,
      enabled: !DISABLED.has(code),
    }))
    .sort((a, b) => compare(a.name, b.name));
}

export const CURRENCIES = [
  { code: 'EUR', name: 'Euro', nameEn: 'Euro' },
  { code: 'CHF', name: 'Schweizer Franken', nameEn: 'Swiss franc' },
  { code: 'USD', name: 'US-Dollar', nameEn: 'US dollar' },
] as const;

export const ZONES = [
  { code: 'DACH', name: 'Deutschland, Österreich, Schweiz', members: ['AT', 'CH', 'DE'] },
  { code: 'EU', name: 'Europäische Union', members: EUROPEAN_UNION },
] as const;

export const CHANNELS = [
  { code: 'token', name: 'Parkett', contactEmail: 'kontakt@parkett-invest.example', reading: 'investor' },
  { code: 'market', name: 'Parkett Galerie', contactEmail: 'galerie@parkett-invest.example', reading: 'marketplace' },
] as const;

/** US dollars per euro, as `GET open-api/exchange_rates` answers. */
export const USD_RATE = 1.0842;

export const PAYMENT_METHODS = [
  {
    code: 'bank_transfer',
    name: 'Überweisung',
    nameEn: 'Bank transfer',
    description: 'Sie erhalten die Bankverbindung nach der Bestellung und überweisen innerhalb von zehn Tagen.',
    descriptionEn: 'You receive the bank details after ordering and transfer within ten days.',
    kind: 'offline',
  },
  {
    code: 'card',
    name: 'Kreditkarte',
    nameEn: 'Credit card',
    description: 'Sie zahlen sofort auf der Seite der Kartenkasse und bestätigen mit Ihrer Bank.',
    descriptionEn: 'You pay at once on the page of Kartenkasse and confirm with your bank.',
    kind: 'online',
  },
] as const;
