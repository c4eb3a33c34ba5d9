import type { PersonaKey } from '#sandbox/personas.ts';
import { type Account, accountAt, type BankKey } from './bank.ts';

/** Data of a persona as a private individual. Phone numbers are from the Bundesnetzagentur’s range for fiction. */
export interface Person {
  salutation: 'MS' | 'MR' | 'MX';
  title: string | null;
  firstName: string;
  lastName: string;
  birthday: string;
  birthCity: string;
  street: string;
  postcode: string;
  city: string;
  mobileNumber: string;
  taxnumber: string;
  account: Account;
}

type Line = readonly [
  salutation: Person['salutation'],
  firstName: string,
  lastName: string,
  birthday: string,
  birthCity: string,
  street: string,
  postcode: string,
  city: string,
  bank: BankKey,
];

const LINES: Record<PersonaKey, Line> = {
  julia: ['MS', 'Julia', 'Lindner', '1984-05-17', 'Lübeck', 'Bernstorffstraße 118', '22767', 'Hamburg', 'haspa'],
  cleared: ['MS', 'Clara', 'Sommer', '1990-09-02', 'Bremen', 'Ostertorsteinweg 41', '28203', 'Bremen', 'gls'],
  company: ['MS', 'Henrike', 'Petersen', '1976-11-23', 'Husum', 'Am Sandtorkai 27', '20457', 'Hamburg', 'haspa'],
  professional: ['MR', 'Thomas', 'Brandt', '1969-03-08', 'Göttingen', 'Sredzkistraße 9', '10435', 'Berlin', 'berlin'],
  twoFactor: ['MS', 'Miriam', 'Yıldız', '1992-01-30', 'Köln', 'Venloer Straße 212', '50823', 'Köln', 'commerz'],
  newcomer: ['MR', 'Jonas', 'Weber', '1995-06-11', 'Ulm', 'Platzgasse 14', '89073', 'Ulm', 'gls'],
  pendingIdentity: ['MR', 'Lukas', 'Hoffmann', '1988-12-05', 'Jena', 'Wagnergasse 20', '07743', 'Jena', 'gls'],
  followUp: ['MS', 'Katharina', 'Vogel', '1981-07-19', 'Erfurt', 'Michaelisstraße 33', '99084', 'Erfurt', 'gls'],
  banned: ['MR', 'Stefan', 'Krüger', '1973-10-27', 'Rostock', 'Doberaner Straße 6', '18057', 'Rostock', 'berlin'],
  unverified: ['MS', 'Emma', 'Schreiber', '1999-04-14', 'Kassel', 'Goethestraße 71', '34119', 'Kassel', 'gls'],
  migrating: ['MR', 'Wolfgang', 'Albrecht', '1958-02-21', 'Plauen', 'Nonnenstraße 2', '04229', 'Leipzig', 'leipzig'],
  stepCompanyData: ['MS', 'Anja', 'Richter', '1979-08-16', 'Chemnitz', 'Brühl 55', '09111', 'Chemnitz', 'leipzig'],
  stepPersonalData: ['MR', 'Felix', 'Neumann', '1993-03-29', 'Trier', 'Paulinstraße 18', '54292', 'Trier', 'commerz'],
  stepPep: ['MS', 'Sophie', 'Lang', '1987-11-11', 'Passau', 'Innstraße 44', '94032', 'Passau', 'munich'],
  stepRepresentatives: [
    'MR',
    'Carsten',
    'Meinhardt',
    '1970-01-07',
    'Celle',
    'Wehlstraße 12',
    '29221',
    'Celle',
    'haspa',
  ],
  stepBeneficialOwners: ['MS', 'Birgit', 'Sander', '1966-05-25', 'Emden', 'Am Delft 8', '26721', 'Emden', 'haspa'],
  stepUboDocuments: ['MR', 'Oliver', 'Franke', '1975-09-13', 'Gera', 'Sorge 31', '07545', 'Gera', 'leipzig'],
  stepAdequacyOptional: ['MS', 'Nina', 'Böhm', '1991-02-03', 'Fulda', 'Löherstraße 27', '36037', 'Fulda', 'gls'],
  stepProfessional: ['MR', 'Ralf', 'Engelhardt', '1964-12-18', 'Mainz', 'Gaustraße 50', '55116', 'Mainz', 'commerz'],
  stepAdequacy: ['MS', 'Paula', 'Schuster', '1996-08-08', 'Bamberg', 'Kettengasse 3', '96047', 'Bamberg', 'munich'],
  stepAdequacyRisk: ['MR', 'Martin', 'Kessler', '1983-04-26', 'Worms', 'Hagenstraße 15', '67547', 'Worms', 'commerz'],
  stepCustody: ['MS', 'Laura', 'Winter', '1994-10-31', 'Oldenburg', 'Haarenstraße 22', '26122', 'Oldenburg', 'gls'],
  stepIdentity: ['MR', 'David', 'Roth', '1986-06-06', 'Konstanz', 'Hussenstraße 39', '78462', 'Konstanz', 'munich'],
  transferring: ['MS', 'Johanna', 'Reiter', '1985-02-12', 'Münster', 'Hammer Straße 61', '48153', 'Münster', 'gls'],
  longStanding: [
    'MS',
    'Renate',
    'Falkenberg',
    '1959-09-14',
    'Hameln',
    'Podbielskistraße 83',
    '30177',
    'Hannover',
    'commerz',
  ],
};

export function personOf(key: PersonaKey): Person {
  const [salutation, firstName, lastName, birthday, birthCity, street, postcode, city, bank] = LINES[key];
  const number = Object.keys(LINES).indexOf(key);
  return {
    salutation,
    firstName,
    lastName,
    birthday,
    birthCity,
    street,
    postcode,
    city,
    title: key === 'professional' ? 'Dr.' : null,
    mobileNumber: `+49176040690${number.toString().padStart(2, '0')}`,
    taxnumber: `${(41 + number).toString()}/${(221 + number * 7).toString()}/${(10_417 + number * 331).toString()}`,
    account: accountAt(bank, 1_002_300 + number * 117),
  };
}
