import { readAddress, readAddresses, readCompanyAddresses } from '#api/addresses.ts';
import { readBlocks } from '#api/blocks.ts';
import { readCustomer } from '#api/customers.ts';
import { readCompanyExcerpts, readExcerpts } from '#api/excerpts.ts';
import { downloadFile, readLegalDocument } from '#api/files.ts';
import { downloadInvoice, readInvoices } from '#api/invoices.ts';
import { readCurrencies } from '#api/lookups.ts';
import { readIdentification, readUboDocuments, readUboUsers } from '#api/onboarding.ts';
import { readOrder } from '#api/orders.ts';
import { readPage } from '#api/pages.ts';
import { lookAtLink } from '#api/passwords.ts';
import { readPaymentMethods } from '#api/paymentMethods.ts';
import { downloadTaxFile, readPayouts } from '#api/payouts.ts';
import { readPortfolio } from '#api/portfolio.ts';
import { readProduct, readProducts } from '#api/products.ts';
import { readAnsweredQuestionnaires, readQuestionnaire } from '#api/questionnaires.ts';
import { readDiscount, readReferrals } from '#api/referrals.ts';
import { readReferrer } from '#api/signUp.ts';
import { readHoldings, readLedger, readTransfer } from '#api/transfers.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { labelOf } from '#domain/order/eligibility.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import type { Product } from '#domain/shop/product.ts';
import { judge } from '../judge.ts';
import { about, type Run } from '../run.ts';
import { readOrderList } from './orderList.ts';

/** Something that can be ordered at the shop. */
export interface Offer {
  productCode: string;
  variantCode: string;
  documentIds: number[];
  methods: PaymentMethod[];
}

/** No object of any shop has it. */
export const NOBODYS = 'conformance-check-0000';
const NO_TRANSFER = '00000000-0000-4000-8000-000000000000';

/** Reads content and catalogue as visitors do; resolves with the product that an order would be for. */
export async function readCatalogue(run: Run): Promise<(Offer & { product: Product }) | null> {
  await run.ask((http) => readCurrencies(http));
  await run.ask((http) => readBlocks(http));
  await readImprint(run);
  const query = { page: 1, itemsPerPage: pageSizes.homeProducts, latestFirst: true };
  const products = await run.ask((http) => readProducts(http, query));
  const buyable = products?.member.find((each) => labelOf(each) === 'open');
  const code = run.options.customer.product ?? buyable?.code ?? products?.member[0]?.code;
  if (code === undefined) {
    if (products) run.notes.push('There is no product in the catalogue.');
    return null;
  }
  const product = await run.ask((http) => readProduct(http, code));
  const methods = await run.ask((http) => readPaymentMethods(http, code));
  const document = product?.legalDocuments[0];
  if (document) {
    const { fileUuid } = (await run.ask((http) => readLegalDocument(http, document.id))) ?? document;
    if (fileUuid !== null) await run.ask((http) => downloadFile(http, fileUuid));
  } else if (product) run.notes.push(`The product ${code} has no legal documents: none was read.`);
  if (!product?.defaultVariant) return null;
  const documentIds = product.legalDocuments.map(({ id }) => id);
  return { product, productCode: code, variantCode: product.defaultVariant.code, documentIds, methods: methods ?? [] };
}

/** A page that the law wants, in both languages. */
async function readImprint(run: Run): Promise<void> {
  const before = run.findings.length;
  const page = await run.ask((http) => readPage(http, 'imprint'));
  if (run.findings.length > before) return;
  const lacking = (['de', 'en'] as const).filter(
    (language) => !page?.translations.some(({ locale, content }) => locale.startsWith(language) && content !== ''),
  );
  if (lacking.length > 0)
    run.find({
      ...about(run.last()),
      kind: page ? 'differs' : 'missingFromSpecification',
      path: page ? 'member[].translations' : 'member[]',
      expected: page ? 'name and content in de and en' : 'the page imprint',
      got: page ? `none in ${lacking.join(', ')}` : 'nothing',
      consequence: page ? 'Parkett shows the page in another language, or empty.' : 'Parkett shows the not-found page.',
      blocks: false,
    });
}

/** Reads an account as its customer does. */
export async function readAccount(run: Run): Promise<Customer | null> {
  const { customerUuid } = run;
  const customer = await run.ask((http) => readCustomer(http, customerUuid));
  const addresses = await run.ask((http) => readAddresses(http, pageSizes.lookups));
  const address = addresses?.member[0];
  if (address) await run.ask((http) => readAddress(http, address.iri));
  await run.ask((http) => readIdentification(http));
  await run.ask((http) => readQuestionnaire(http, 'wphg'));
  await run.ask((http) => readAnsweredQuestionnaires(http, customerUuid));
  if (customer?.accountType === 'company') {
    await run.ask((http) => readCompanyAddresses(http, 1));
    await run.ask((http) => readUboUsers(http, 1));
    await run.ask((http) => readUboDocuments(http, 1));
    await run.ask((http) => readCompanyExcerpts(http, 1));
  }
  return customer;
}

/** Reads holdings and papers as an investor does. */
export async function readInvestments(run: Run): Promise<void> {
  await run.ask((http) => readPortfolio(http));
  await run.ask((http) => readPayouts(http, 1));
  await run.ask((http) => readHoldings(http));
  await run.ask((http) => readLedger(http, 1));
  await askForNone(run, (http) => readTransfer(http, NO_TRANSFER));
  await run.ask((http) => readExcerpts(http, 1));
  await run.ask((http) => readReferrals(http, 1));
  await run.ask((http) => readDiscount(http));
  await run.ask((http) => downloadTaxFile(http, { year: new Date().getFullYear() - 1, format: 'pdf' }));
  const invoices = await run.ask((http) => readInvoices(http, { page: 1 }));
  const invoice = invoices?.member[0];
  if (invoice) await run.ask((http) => downloadInvoice(http, invoice.id));
  else if (invoices) run.notes.push('The customer has no invoice: none was downloaded.');
}

/** The customer's orders, and the latest of them by itself. */
export async function readOwnOrders(run: Run): Promise<void> {
  const latest = await readOrderList(run);
  if (latest) await run.ask((http) => readOrder(http, latest));
  else run.notes.push('The customer has no order: none was read by itself.');
}

/** Links and codes that nobody has. */
export async function askForUnknown(run: Run): Promise<void> {
  await askForNone(run, (http) => lookAtLink(http, NOBODYS));
  await askForNone(run, (http) => readReferrer(http, NOBODYS));
}

/** Asks for what does not exist: 404 is the right answer, and cannot be told from a call that the shop lacks. */
async function askForNone(run: Run, make: Parameters<Run['askRefusal']>[0]): Promise<void> {
  const { failure, seen } = await run.askRefusal(make);
  if (failure?.kind === 'notFound') return;
  for (const finding of judge(seen)) run.find({ ...finding, blocks: false });
}
