import { readAddress, readAddresses, readCompanyAddresses } from '#api/addresses.ts';
import { readBlocks } from '#api/blocks.ts';
import { readCustomer } from '#api/customers.ts';
import { readCompanyExcerpts, readExcerpts } from '#api/excerpts.ts';
import { downloadFile, readLegalDocument } from '#api/files.ts';
import type { Download, Http } from '#api/http.ts';
import { downloadInvoice, readInvoices } from '#api/invoices.ts';
import { readCurrencies } from '#api/lookups.ts';
import { readIdentification, readUboDocuments, readUboUsers } from '#api/onboarding.ts';
import { readOrder } from '#api/orders.ts';
import { readPage } from '#api/pages.ts';
import { lookAtLink } from '#api/passwords.ts';
import { readPaymentMethods } from '#api/paymentMethods.ts';
import { readPayouts } from '#api/payouts.ts';
import { readPortfolio } from '#api/portfolio.ts';
import { readProduct, readProducts } from '#api/products.ts';
import { readAnsweredQuestionnaires, readQuestionnaire } from '#api/questionnaires.ts';
import { readDiscount, readReferrals } from '#api/referrals.ts';
import { readReferrer } from '#api/signUp.ts';
import { downloadTaxFile } from '#api/taxFile.ts';
import { readHoldings, readLedger, readTransfer } from '#api/transfers.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { isIdentified, isRejected, isUnderReview } from '#domain/onboarding/identity.ts';
import { type Facts, rowsOf } from '#domain/onboarding/steps.ts';
import { isListed, labelOf, quantityLimits, reasonsOfPerson } from '#domain/order/eligibility.ts';
import { priceOf, termsOf } from '#domain/order/productTerms.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Identification } from '#domain/shop/onboarding.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import type { Product } from '#domain/shop/product.ts';
import { judge } from '../judge.ts';
import type { Observation } from '../observe.ts';
import type { Run } from '../run.ts';
import { readOrderList } from './orderList.ts';
import { checkLatestFirst, checkSorted, checkTotal } from './sequences.ts';

/** An item that can be ordered at the shop. */
export interface Offer {
  productCode: string;
  variantCode: string;
  /** Cents per piece, from the catalogue. */
  price: Cents;
  quantity: number;
  documentIds: number[];
  methods: PaymentMethod[];
}
export type Security = Offer & { product: Product };

/** Identifier that no object of any shop has. */
export const NOBODYS = 'conformance-check-0000';
const NO_TRANSFER = '00000000-0000-4000-8000-000000000000';

/** Reads the shop's texts as visitors do. */
export async function readContent(run: Run): Promise<void> {
  const blocks = await run.ask((http) => readBlocks(http));
  if (blocks?.length === 0)
    run.find(run.last(), {
      kind: 'missingFromSpecification',
      path: 'member[]',
      expected: 'blocks of the content system',
      got: 'none that is enabled',
      consequence: 'The footer has no text of the shop; the setting company names it all the same.',
    });
  for (const code of PAGES) await checkPage(run, code);
}

/** Pages that the law requires of every shop. */
const PAGES = ['imprint', 'privacy-policy', 'terms-and-conditions'];

/** Reads the catalogue as visitors do; resolves with the product to order. */
export async function readCatalogue(run: Run): Promise<Security | null> {
  const query = { page: 1, itemsPerPage: pageSizes.homeProducts, latestFirst: true };
  const products = await run.ask((http) => readProducts(http, query));
  const oldest = await run.ask((http) => readProducts(http, { ...query, latestFirst: false }));
  if (products && oldest) checkSorted(run, 'products', codesOf(products.member), codesOf(oldest.member));
  const { product: named, quantity } = run.options.customer;
  const code = named ?? (products?.member.find(isOnSale) ?? products?.member.find(isListed))?.code;
  if (code === undefined) {
    if (products) run.notes.push('There is no product in the catalogue that Parkett lists.');
    return null;
  }
  const product = await run.ask((http) => readProduct(http, code));
  const seen = run.last('readProduct');
  const methods = await checkMethods(run, code);
  if (!product) return null;
  await checkDocuments(run, product);
  if (product.attributes.length === 0)
    run.find(seen, {
      kind: 'missingFromSpecification',
      path: 'product.attributes',
      expected: 'attributes',
      got: 'none',
      consequence: 'Parkett shows the product without its terms: interest, maturity, issuer.',
    });
  const price = checkPrice(run, seen, product.defaultVariant);
  if (!product.defaultVariant || price === null) return null;
  const documentIds = product.legalDocuments.map(({ id }) => id);
  return {
    product,
    productCode: code,
    variantCode: product.defaultVariant.code,
    price,
    documentIds,
    methods,
    quantity: quantity ?? limitsOf(product).min,
  };
}

/** Returns the limits of a non-professional customer without earlier subscriptions, which are not known yet. */
const limitsOf = (product: Product) => quantityLimits(termsOf(product), false);

/** True if the app sells a product to every approved customer. */
function isOnSale(product: Product): boolean {
  const { min, max } = limitsOf(product);
  return isListed(product) && labelOf(product) === 'open' && min <= max;
}

export const codesOf = (all: readonly { code: string }[]): string[] => all.map(({ code }) => code);

/** Returns the price of a variant; null, with a finding, without a variant or a price. */
export function checkPrice(run: Run, seen: Observation, variant: Parameters<typeof priceOf>[0] | null): Cents | null {
  const lacks = { kind: 'missingFromSpecification', blocks: true, hinders: 'createOrder' } as const;
  const price = variant && priceOf(variant);
  if (!variant)
    run.find(seen, {
      ...lacks,
      path: 'product.defaultVariant',
      expected: 'a variant',
      got: 'nothing',
      consequence: 'Parkett has nothing to put into a cart: it cannot be ordered.',
    });
  else if (price === null)
    run.find(seen, {
      ...lacks,
      path: 'product.defaultVariant.channelPricings',
      expected: 'a price in the channel "token"',
      got: 'none',
      consequence: 'Parkett shows no price: it cannot be ordered.',
    });
  return price;
}

/** Reads the payment methods of a product. */
export async function checkMethods(run: Run, productCode: string): Promise<PaymentMethod[]> {
  const methods = await run.ask((http) => readPaymentMethods(http, productCode));
  if (methods?.length === 0)
    run.find(run.last(), {
      path: 'member[]',
      expected: `a payment method of ${productCode} that is enabled`,
      got: 'none',
      consequence: 'Parkett completes the order without a payment, which Sylius refuses.',
      blocks: true,
    });
  return methods ?? [];
}

/** Opens each legal document, which an order requires. */
async function checkDocuments(run: Run, product: Product): Promise<void> {
  if (product.legalDocuments.length === 0)
    run.notes.push(`The product ${product.code} has no legal documents: none was read.`);
  for (const document of product.legalDocuments) {
    const read = await run.ask((http) => readLegalDocument(http, document.id));
    const fileUuid = document.fileUuid ?? read?.fileUuid ?? null;
    if (fileUuid !== null) await checkFile(run, (http) => downloadFile(http, fileUuid));
    else if (read)
      run.find(run.last(), {
        kind: 'missingFromSpecification',
        path: 'fileUuid',
        expected: 'the uuid that GET file/{uuid}/download takes',
        got: 'nothing',
        consequence: 'The document cannot be opened, and has to be before an order of this product.',
        blocks: true,
      });
  }
}

/** Downloads a file, and checks that it is a PDF. */
async function checkFile(run: Run, download: (http: Http) => Promise<Download>): Promise<void> {
  const file = await run.ask(download);
  if (!file) return;
  const beginning = await file.blob.slice(0, 5).text();
  if (beginning === '%PDF-') return;
  run.find(run.last(), {
    path: '(content)',
    expected: 'a PDF',
    got: file.blob.size === 0 ? 'an empty file' : 'something else',
    consequence: 'Parkett saves the file, and no program can open it.',
    blocks: true,
  });
}

/** Checks a page in both languages. */
async function checkPage(run: Run, code: string): Promise<void> {
  const before = run.findings.length;
  const page = await run.ask((http) => readPage(http, code));
  if (run.findings.length > before) return;
  const lacking = (['de', 'en'] as const).filter(
    (language) => !page?.translations.some(({ locale, content }) => locale.startsWith(language) && content !== ''),
  );
  if (lacking.length > 0)
    run.find(run.last(), {
      kind: page ? 'differs' : 'missingFromSpecification',
      path: page ? `member[].translations of ${code}` : `member[] ${code}`,
      expected: page ? 'name and content in de and en' : `the page ${code}`,
      got: page ? `none in ${lacking.join(', ')}` : 'nothing',
      consequence: page
        ? 'Parkett shows the page in another language, or empty.'
        : 'Parkett says that the shop has not given the text yet.',
    });
}

export async function readAccount(run: Run): Promise<Customer | null> {
  const { customerUuid } = run;
  const customer = await run.ask((http) => readCustomer(http, customerUuid));
  const addresses = await run.ask((http) => readAddresses(http, pageSizes.lookups));
  await run.ask((http) => readCurrencies(http));
  const address = addresses?.member[0];
  // The specification lists this call; the app needs it only for a default address that is an IRI, which `readCustomer`
  // reads.
  if (address) await run.askOptional((http) => readAddress(http, address.iri));
  const identification = await run.ask((http) => readIdentification(http));
  checkIdentification(run, identification);
  await run.ask((http) => readQuestionnaire(http, 'wphg'));
  const answers = await run.ask((http) => readAnsweredQuestionnaires(http, customerUuid));
  if (customer?.accountType === 'company') {
    await run.ask((http) => readCompanyAddresses(http, 1));
    await run.ask((http) => readUboUsers(http, 1));
    await run.ask((http) => readUboDocuments(http, 1));
    await run.ask((http) => readCompanyExcerpts(http, 1));
  }
  if (customer) checkPrivacy(run);
  if (customer && answers) checkStanding(run, { customer, answers, identification });
  return customer;
}

/** Checks that the app knows the state of an identity check. */
function checkIdentification(run: Run, identification: Identification | null): void {
  if (identification === null || identification.stateAsString === 'init') return;
  if ([isIdentified, isRejected, isUnderReview].some((is) => is(identification))) return;
  run.find(run.last('readIdentification'), {
    path: 'member[].stateAsString',
    expected: 'a state that the specification names',
    got: 'another word',
    consequence: 'Parkett takes the identity for not confirmed.',
  });
}

/** Checks that no cache keeps answers about a customer. */
function checkPrivacy(run: Run): void {
  const seen = run.last('readCustomer');
  const control = seen.headers.get('Cache-Control') ?? '';
  if (!/\bpublic\b|max-age=[1-9]/.test(control) || /no-store/.test(control)) return;
  run.find(seen, {
    path: 'Cache-Control',
    expected: 'no-store',
    got: control.slice(0, 60),
    consequence:
      'Caches between keep data of the customer, and Parkett shows old ones: set no-store on answers about a customer.',
  });
}

/** Reports steps of the self-disclosure that the app finds open for a customer whom the shop has approved. */
function checkStanding(run: Run, known: Pick<Facts, 'customer' | 'answers' | 'identification'>): void {
  const { customer } = known;
  // Persons and evidence of a company change after its approval.
  if (customer.accountType === 'company' || reasonsOfPerson(customer).length > 0) return;
  const facts: Facts = { ...known, persons: [], documents: [], today: '', isAsking: true };
  const open = rowsOf(customer).filter(({ isDone }) => !isDone(facts));
  if (open.length === 0) return;
  run.find(run.last('readCustomer'), {
    kind: 'missingFromSpecification',
    path: '(self-disclosure)',
    expected: 'every field and answer that the steps of an approved customer need',
    got: open.map(({ description }) => description).join(' '),
    consequence: 'Parkett asks the customer for these again, although the shop has approved them.',
  });
}

/** Reads holdings and documents as an investor does. */
export async function readInvestments(run: Run): Promise<void> {
  await run.ask((http) => readPortfolio(http));
  const payouts = await run.ask((http) => readPayouts(http, 1));
  if (payouts) await checkTotal(run, 'totalItems', payouts, readPayouts);
  await run.ask((http) => readHoldings(http));
  const moves = await run.ask((http) => readLedger(http, 1));
  if (moves)
    checkLatestFirst(
      run,
      'member[].createdAt',
      moves.member.map(({ createdAt }) => createdAt),
    );
  await askForNone(run, (http) => readTransfer(http, NO_TRANSFER));
  await run.ask((http) => readExcerpts(http, 1));
  await run.ask((http) => readReferrals(http, 1));
  await run.ask((http) => readDiscount(http));
  await run.ask((http) => downloadTaxFile(http, { year: new Date().getFullYear() - 1, format: 'pdf' }));
  const invoices = await run.ask((http) => readInvoices(http, { page: 1 }));
  if (invoices)
    checkLatestFirst(
      run,
      'invoices[].issuedAt',
      invoices.member.map(({ issuedAt }) => issuedAt),
    );
  if (invoices)
    await checkTotal(run, 'invoices.paginationInfo.totalCount', invoices, (http, page) => readInvoices(http, { page }));
  const invoice = invoices?.member[0];
  if (invoice) await checkFile(run, (http) => downloadInvoice(http, invoice.id));
  else if (invoices) run.notes.push('The customer has no invoice: none was downloaded.');
}

/** Reads the list of the customer's orders, and the latest of them on its own. */
export async function readOwnOrders(run: Run): Promise<void> {
  const latest = await readOrderList(run);
  if (latest) await run.ask((http) => readOrder(http, latest));
  else run.notes.push('The customer has no order: none was read by itself.');
}

export async function askForUnknown(run: Run): Promise<void> {
  await askForNone(run, (http) => lookAtLink(http, NOBODYS));
  await askForNone(run, (http) => readReferrer(http, NOBODYS));
}

/**
 * Asks for an object that does not exist: 404 is the right answer, and looks like the answer of a shop that lacks the
 * call.
 */
async function askForNone(run: Run, make: Parameters<Run['askRefusal']>[0]): Promise<void> {
  const { failure, seen } = await run.askRefusal(make);
  if (failure?.kind === 'notFound') return;
  for (const finding of judge(seen)) run.find(seen, { ...finding, blocks: false });
}
