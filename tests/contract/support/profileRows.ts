import { DocumentPurpose } from '#domain/shop/onboarding.ts';
import type { PersonDraft } from '#domain/shop/personDrafts.ts';
import { PASSWORD } from '#sandbox/personas.ts';
import { layer } from './layer.ts';
import { type Row, row } from './rows.ts';

export const address = {
  firstName: 'Julia',
  lastName: 'Lindner',
  company: null,
  phoneNumber: null,
  countryCode: 'DE',
  street: 'Weg 1',
  city: 'Ulm',
  postcode: '89073',
};

/** The shop limits the number of files of each purpose, so they take turns. */
const purposeOf = (time: number) =>
  DocumentPurpose.options[time % DocumentPurpose.options.length] ?? 'shareholder_list';

const person: PersonDraft = {
  type: 'natural',
  firstName: 'Nora',
  lastName: 'Franke',
  birthdate: '1974-03-12',
  birthplace: 'Gera',
  nationality: 'DE',
  companyName: null,
  companyType: null,
  registerNumber: null,
  heldThrough: null,
  equityShares: null,
  votingShares: null,
  pep: false,
  churchTax: false,
  fictiveBeneficialOwner: false,
  powerOfAttorney: false,
  address: { street: 'Sorge 31', postcode: '07545', city: 'Gera', countryCode: 'DE' },
};

export const profileRows = {
  saveCustomer: row('own', 'PUT customers/*', (http, { customerUuid }) =>
    layer.saveCustomer(http, customerUuid, { title: 'Dr.' }),
  ),
  saveCompany: {
    ...row('own', 'PUT companies/*', (http, { companyUuid }) =>
      layer.saveCompany(http, companyUuid, { vatNumber: 'DE999999990' }),
    ),
    by: 'company',
  },
  changeEmail: row(
    'own',
    'PUT customers/*/email',
    (http, { customerUuid }) =>
      layer.changeEmail(http, { customerUuid, email: 'neu@example.org', currentPassword: PASSWORD }),
    'silent',
  ),
  readAddress: row('own', 'GET addresses/*', (http, { addressIri }) => layer.readAddress(http, addressIri)),
  readAddresses: row('own', 'GET addresses', (http) => layer.readAddresses(http, 1)),
  readCompanyAddresses: row('own', 'GET addresses/company', (http) => layer.readCompanyAddresses(http, 1)),
  createAddress: row('own', 'POST addresses', (http) => layer.createAddress(http, address)),
  changeAddress: row('own', 'PUT addresses/*', (http, { addressIri }) =>
    layer.changeAddress(http, addressIri, address),
  ),
  readCountries: row('open', 'GET countries', (http) => layer.readCountries(http)),
  readCurrencies: row('open', 'GET currencies', (http) => layer.readCurrencies(http)),
  readZoneMembers: row('open', 'GET zone-members', (http) => layer.readZoneMembers(http, 'EU')),
  readIdentification: row('own', 'GET identification', (http) => layer.readIdentification(http)),
  startIdentification: {
    ...row('own', 'POST identification/start', (http) => layer.startIdentification(http)),
    by: 'company',
  },
  readUboUsers: row('own', 'GET ubo-users', (http) => layer.readUboUsers(http, 1)),
  addPerson: {
    ...row('own', 'POST ubo-users/representative', async (http, things) => {
      things.persons += 1;
      const draft = { ...person, firstName: `Nora ${things.persons}` };
      things.personId = (await layer.addPerson(http, 'representative', draft)).id;
    }),
    by: 'company',
  },
  changePerson: {
    ...row('own', 'PATCH ubo-users/*/representative', (http, { personId }) =>
      layer.changePerson(http, 'representative', { ...person, id: personId }),
    ),
    by: 'company',
  },
  changeAuthority: {
    ...row('own', 'PATCH ubo-users/*/representative', (http, { userId }) =>
      layer.changeAuthority(http, { id: userId, powerOfAttorney: false }),
    ),
    by: 'company',
  },
  removePerson: {
    ...row('own', 'DELETE ubo-users/*', (http, { personId }) => layer.removePerson(http, personId)),
    by: 'company',
  },
  readUboDocuments: row('own', 'GET customer-documents', (http) => layer.readUboDocuments(http, 1)),
  uploadDocument: {
    ...row('own', 'POST customer-documents', (http, things) => {
      things.files += 1;
      const file = new Blob([`%PDF-1.7 ${things.files}`]);
      return layer.uploadDocument(http, { file, name: 'a.pdf', purpose: purposeOf(things.files) });
    }),
    by: 'company',
  },
  removeDocument: {
    ...row('own', 'DELETE customer-documents/*', (http, { evidenceId }) => layer.removeDocument(http, evidenceId)),
    by: 'company',
  },
} satisfies Record<string, Row>;
