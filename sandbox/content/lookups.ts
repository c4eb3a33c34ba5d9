/** All officially assigned codes of ISO 3166-1 alpha-2. */
const COUNTRY_CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA ' +
  'CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA ' +
  'GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS ' +
  'MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS ' +
  'RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW ' +
  'TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/**
 * Countries that are not offered: those under an embargo of the European Union, and those where nobody has an address.
 */
const DISABLED = new Set('KP IR RU BY SY AQ BV HM TF UM GS IO'.split(' '));

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export interface CountrySeed {
  code: string;
  name: string;
  nameEn: string;
  enabled: boolean;
}

/** Every country by its German and its English name (Unicode CLDR, through Intl), sorted as Germans sort. */
export function countries(): CountrySeed[] {
  const german = new Intl.DisplayNames('de', { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const { compare } = new Intl.Collator('de');
  return COUNTRY_CODES.split(' ')
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

/** US dollars for one euro, as `GET open-api/exchange_rates` answers. */
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
