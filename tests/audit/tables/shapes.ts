import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttp, type Http } from '#api/http.ts';
import { newItemOf, offerOf, type PreparedItem } from '#domain/item/prepared.ts';
import { FailureError } from '#domain/shop/failure.ts';
import type { PersonDraft } from '#domain/shop/personDrafts.ts';
import { declaredFor } from '#sandbox/testing/declared.ts';
import { layer } from '../../contract/support/layer.ts';
import type { Table } from '../table.ts';

const named = {
  tokenValue: 'a',
  itemId: 1,
  paymentId: 1,
  quantity: 1,
  variantCode: 'a',
  method: 'card',
  notes: 'a',
  declarations: declaredFor([]),
};
const home = {
  firstName: null,
  lastName: null,
  company: null,
  phoneNumber: null,
  countryCode: 'DE',
  street: 'a',
  city: 'a',
  postcode: '10115',
};

const somebody: PersonDraft = {
  type: 'legal',
  firstName: null,
  lastName: null,
  birthdate: null,
  birthplace: null,
  nationality: null,
  companyName: 'a',
  companyType: '3',
  registerNumber: null,
  heldThrough: null,
  equityShares: 1,
  votingShares: 1,
  pep: false,
  churchTax: false,
  fictiveBeneficialOwner: false,
  powerOfAttorney: false,
  address: null,
};

/** Calls whose answer the app ignores, or takes as a file. */
type Silent =
  | 'downloadFile'
  | 'downloadInvoice'
  | 'downloadTaxFile'
  | 'cancelOrder'
  | 'removeFavourite'
  | 'takeBackAnswers'
  | 'removeDocument'
  | 'removePerson'
  | 'signUp'
  | 'signUpCompany'
  | 'requestReset'
  | 'lookAtLink'
  | 'resetPassword'
  | 'changePassword'
  | 'changeEmail'
  | 'requestVerification'
  | 'verifyEmail';
type Reading = Exclude<keyof typeof layer, Silent>;
const work: PreparedItem = {
  place: { collection: '', category: 'a' },
  words: { titleDe: 'a', titleEn: '', descriptionDe: '', descriptionEn: '' },
  terms: { price: 1, copies: 1, royalties: 0, whitelisting: false },
  files: [],
  details: { rows: [], collaboration: false, copyrightTransferred: false },
};
/** Every call of the API layer whose answer is parsed. */
const CALLS: Readonly<Record<Reading, (http: Http) => Promise<unknown>>> = {
  readReferrer: (http) => layer.readReferrer(http, 'a'),
  readCustomer: (http) => layer.readCustomer(http, 'a'),
  readQuestionnaire: (http) => layer.readQuestionnaire(http, 'wphg'),
  readAnsweredQuestionnaires: (http) => layer.readAnsweredQuestionnaires(http, 'a'),
  answerQuestionnaire: (http) => layer.answerQuestionnaire(http, { type: 'wphg', answers: [] }),
  createWallet: (http) => layer.createWallet(http, 'a'),
  saveCustomer: (http) => layer.saveCustomer(http, 'a', {}),
  saveCompany: (http) => layer.saveCompany(http, 'a', {}),
  readAddress: (http) => layer.readAddress(http, '/api/v2/shop/addresses/1'),
  readAddresses: (http) => layer.readAddresses(http, 1),
  readCompanyAddresses: (http) => layer.readCompanyAddresses(http, 1),
  createAddress: (http) => layer.createAddress(http, home),
  changeAddress: (http) => layer.changeAddress(http, 'a', home),
  readCountries: (http) => layer.readCountries(http),
  readCurrencies: (http) => layer.readCurrencies(http),
  readZoneMembers: (http) => layer.readZoneMembers(http, 'EU'),
  readIdentification: (http) => layer.readIdentification(http),
  startIdentification: (http) => layer.startIdentification(http),
  readUboUsers: (http) => layer.readUboUsers(http, 1),
  addPerson: (http) => layer.addPerson(http, 'owner', somebody),
  changePerson: (http) => layer.changePerson(http, 'owner', { ...somebody, id: 1 }),
  changeAuthority: (http) => layer.changeAuthority(http, { id: 1, powerOfAttorney: true }),
  readUboDocuments: (http) => layer.readUboDocuments(http, 1),
  uploadDocument: (http) =>
    layer.uploadDocument(http, { file: new Blob(['a']), name: 'a', purpose: 'shareholder_list' }),
  readFavourites: (http) => layer.readFavourites(http),
  addFavourite: (http) => layer.addFavourite(http, { collectionId: 1, productCode: 'a' }),
  readMyItems: (http) => layer.readMyItems(http, 1),
  readTransactions: (http) => layer.readTransactions(http, 'a'),
  readSales: (http) => layer.readSales(http, 'a'),
  readMediaAddress: (http) => layer.readMediaAddress(http, 1),
  readPortfolio: (http) => layer.readPortfolio(http),
  readPayouts: (http) => layer.readPayouts(http, 1),
  readExcerpts: (http) => layer.readExcerpts(http, 1),
  readCompanyExcerpts: (http) => layer.readCompanyExcerpts(http, 1),
  readReferrals: (http) => layer.readReferrals(http, 1),
  readDiscount: (http) => layer.readDiscount(http),
  redeemDiscount: (http) => layer.redeemDiscount(http, 'a'),
  requestStatements: (http) => layer.requestStatements(http),
  readInvoices: (http) => layer.readInvoices(http, { page: 1 }),
  readProducts: (http) => layer.readProducts(http, { page: 1, itemsPerPage: 8 }),
  readProduct: (http) => layer.readProduct(http, 'a'),
  readCategories: (http) => layer.readCategories(http),
  readItems: (http) => layer.readItems(http, { page: 1, itemsPerPage: 8 }),
  readItem: (http) => layer.readItem(http, 'a'),
  readPeople: (http) => layer.readPeople(http, { page: 1, itemsPerPage: 8, profileName: '' }),
  readCollections: (http) => layer.readCollections(http, { page: 1, itemsPerPage: 8, name: '' }),
  readPerson: (http) => layer.readPerson(http, { profileName: 'a' }),
  readLegalDocument: (http) => layer.readLegalDocument(http, 1),
  readPaymentMethods: (http) => layer.readPaymentMethods(http, 'a'),
  readPage: (http) => layer.readPage(http, 'imprint'),
  readBlocks: (http) => layer.readBlocks(http),
  readChannel: (http) => layer.readChannel(http),
  readOrders: (http) => layer.readOrders(http, 1),
  readOrder: (http) => layer.readOrder(http, 'a'),
  createOrder: (http) => layer.createOrder(http, 'de'),
  addItem: (http) => layer.addItem(http, named),
  changeQuantity: (http) => layer.changeQuantity(http, named),
  sendLegalDocuments: (http) => layer.sendLegalDocuments(http, 'a'),
  confirmLegalDocuments: (http) => layer.confirmLegalDocuments(http, named),
  addressOrder: (http) => layer.addressOrder(http, { tokenValue: 'a', billingAddress: '/a/1' }),
  choosePaymentMethod: (http) => layer.choosePaymentMethod(http, named),
  completeOrder: (http) => layer.completeOrder(http, named),
  readCheckoutSession: (http) => layer.readCheckoutSession(http, named),
  readEnrolment: (http) => layer.readEnrolment(http, 'a'),
  setTwoFactor: (http) => layer.setTwoFactor(http, { customerUuid: 'a', enabled: true, code: '123456' }),
  readHoldings: (http) => layer.readHoldings(http),
  readLedger: (http) => layer.readLedger(http, 1),
  readRecipient: (http) => layer.readRecipient(http, { address: 'a', variantCode: 'b' }),
  requestWhitelisting: (http) => layer.requestWhitelisting(http, 'a'),
  readTransfer: (http) => layer.readTransfer(http, 'a'),
  announceMedia: (http) => layer.announceMedia(http, { name: 'a.png', sha256: 'a' }),
  readUpload: (http) => layer.readUpload(http, 'a'),
  createItem: (http) => layer.createItem(http, newItemOf(work, 'a')),
  offerItem: (http) => layer.offerItem(http, offerOf('a', work.terms)),
  changeItem: (http) => layer.changeItem(http, 'a', {}),
  changeOffer: (http) => layer.changeOffer(http, offerOf('a', work.terms)),
  readOwnProfile: (http) => layer.readOwnProfile(http, 'a'),
  saveProfile: (http) => layer.saveProfile(http, 'a', {}),
  sendTransfer: (http) =>
    layer.sendTransfer(http, {
      fromWalletId: 1,
      toAddress: 'a',
      productVariant: 'b',
      quantity: 1,
      reference: 'c',
      code: '123456',
    }),
  migrate: (http) => layer.migrate(http, { customerUuid: 'a', customerId: 'a' }),
  withdrawOrder: (http) => layer.withdrawOrder(http, { tokenValue: 'a', name: 'a', email: 'a' }),
  declareWithdrawal: (http) => layer.declareWithdrawal(http, { name: 'a', contract: 'a', email: 'a' }),
};

const deep = (levels: number): string => `${'{"data":'.repeat(levels)}null${'}'.repeat(levels)}`;

/** Answers of a shop that break the contract: the type, then the body. */
export const SHAPES: readonly [type: string, body: string][] = [
  ['application/ld+json', ''],
  ['application/ld+json', 'null'],
  ['application/ld+json', 'true'],
  ['application/ld+json', '7'],
  ['application/ld+json', '"text"'],
  ['application/ld+json', '{}'],
  ['application/ld+json', '[null]'],
  ['application/ld+json', '[[]]'],
  ['application/ld+json', '{"unexpected":true}'],
  ['application/ld+json', '{"member":null,"totalItems":1}'],
  ['application/ld+json', '{"member":[null],"totalItems":"1"}'],
  ['application/ld+json', '{"member":[{"id":"x","iri":7}],"totalItems":-1}'],
  ['application/ld+json', '{"data":null}'],
  ['application/ld+json', '{"data":{"products":null,"product":7,"customer":[],"invoices":{"collection":{}}}}'],
  ['application/ld+json', '{"errors":null}'],
  ['application/ld+json', '{"errors":[null]}'],
  ['application/ld+json', '{"constructor":{"member":[]}}'],
  ['application/ld+json', deep(2_000)],
  ['application/ld+json', '{'],
  ['text/html', '<!doctype html><title>Wartung</title>'],
  ['application/octet-stream', '\0\0\0'],
];

export const shapes: Table[] = [
  {
    name: 'answers of a wrong shape: every call of the API layer × shape',
    least: 1_300,
    async run(attempt) {
      let answer: (typeof SHAPES)[number] = ['', ''];
      const server = createServer((_, response) => response.setHeader('Content-Type', answer[0]).end(answer[1]));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const http = createHttp({
        settings: { apiBase: `http://127.0.0.1:${port}/` },
        locale: () => 'de',
        authoriser: { token: async () => 'token', rejected: () => undefined },
        log: () => undefined,
      });
      try {
        for (const [name, call] of Object.entries(CALLS)) {
          for (const shape of SHAPES) {
            answer = shape;
            const outcome = await call(http).then(
              (value) => `resolved ${JSON.stringify(value)}`,
              (error: unknown) => (error instanceof FailureError ? error.failure.kind : String(error)),
            );
            // An empty list has several valid forms; an invalid answer must never become an object.
            const isTold =
              ['contract', 'general', 'notFound', 'notOffered', 'unauthorized'].includes(outcome) ||
              /^resolved (?:null|\[\]|\{"(?:member|items)":\[\])/.test(outcome);
            attempt(`${name}: ${shape[1].slice(0, 60)}`, isTold, outcome);
          }
        }
      } finally {
        await new Promise((resolve) => server.close(resolve));
      }
    },
  },
];
