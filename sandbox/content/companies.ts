import type { PersonaKey } from '#sandbox/personas.ts';
import { type Account, accountAt } from './bank.ts';

export interface CompanySeed {
  companyName: string;
  /** Code of one of the eight company types of spec section 3. */
  companyType: string;
  taxnumber: string;
  vatNumber: string;
  registryNumber: string;
  court: string;
  foundingDate: string;
  street: string;
  postcode: string;
  city: string;
  account: Account;
}

export const COMPANIES: Partial<Record<PersonaKey, CompanySeed>> = {
  company: {
    companyName: 'Nordlicht Beteiligungen GmbH',
    companyType: '3',
    taxnumber: '48/752/01934',
    vatNumber: 'DE999999990',
    registryNumber: 'HRB 990 127',
    court: 'Amtsgericht Hamburg',
    foundingDate: '2011-04-01',
    street: 'Am Sandtorkai 27',
    postcode: '20457',
    city: 'Hamburg',
    account: accountAt('haspa', 1_277_001),
  },
  stepCompanyData: {
    companyName: 'Richter Feinwerktechnik GmbH',
    companyType: '3',
    taxnumber: '215/118/04412',
    vatNumber: 'DE999999981',
    registryNumber: 'HRB 990 451',
    court: 'Amtsgericht Chemnitz',
    foundingDate: '1998-09-15',
    street: 'Zwickauer Straße 140',
    postcode: '09116',
    city: 'Chemnitz',
    account: accountAt('leipzig', 1_277_102),
  },
  stepRepresentatives: {
    companyName: 'Heidekontor Vermögensverwaltung UG (haftungsbeschränkt)',
    companyType: '4',
    taxnumber: '17/205/33018',
    vatNumber: 'DE999999972',
    registryNumber: 'HRB 990 618',
    court: 'Amtsgericht Lüneburg',
    foundingDate: '2019-02-11',
    street: 'Wehlstraße 12',
    postcode: '29221',
    city: 'Celle',
    account: accountAt('haspa', 1_277_203),
  },
  stepBeneficialOwners: {
    companyName: 'Sander Reederei GmbH & Co. KG',
    companyType: '5',
    taxnumber: '58/410/20771',
    vatNumber: 'DE999999963',
    registryNumber: 'HRA 990 204',
    court: 'Amtsgericht Aurich',
    foundingDate: '1987-06-30',
    street: 'Am Delft 8',
    postcode: '26721',
    city: 'Emden',
    account: accountAt('haspa', 1_277_304),
  },
  stepUboDocuments: {
    companyName: 'Franke Familienstiftung',
    companyType: '8',
    taxnumber: '161/141/09230',
    vatNumber: 'DE999999954',
    registryNumber: 'StR 990 033',
    court: 'Amtsgericht Gera',
    foundingDate: '2006-12-05',
    street: 'Sorge 31',
    postcode: '07545',
    city: 'Gera',
    account: accountAt('leipzig', 1_277_405),
  },
};
