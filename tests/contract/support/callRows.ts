import { PASSWORD, personaOf } from '#sandbox/personas.ts';
import { declaredFor } from '#sandbox/testing/declared.ts';
import { collectionRows } from './collectionRows.ts';
import { itemRows } from './itemRows.ts';
import { layer } from './layer.ts';
import { profileRows } from './profileRows.ts';
import { type Row, row } from './rows.ts';
import { signUpRows } from './signUpRows.ts';
import { transferRows } from './transferRows.ts';
import { workRows } from './workRows.ts';

export const product = 'WIND-NORDSEE-2032';
const chosen = { newPassword: 'Eichenholz-27!', confirmNewPassword: 'Eichenholz-27!' };

/** Each call of the layer, in an order in which Julia can make all of them. */
export const rows: Record<keyof typeof layer, Row> = {
  readCustomer: row('own', 'GET customers/*', (http, { customerUuid }) => layer.readCustomer(http, customerUuid)),
  readQuestionnaire: row('own', 'GET questionnaires/*', (http) => layer.readQuestionnaire(http, 'wphg')),
  readAnsweredQuestionnaires: row('own', 'GET answered-questionnaires', (http, { customerUuid }) =>
    layer.readAnsweredQuestionnaires(http, customerUuid),
  ),
  answerQuestionnaire: row('own', 'POST answered-questionnaires', async (http, things) => {
    // The shop accepts answers once, so earlier answers are withdrawn first.
    const { questions } = await layer.readQuestionnaire(http, 'wphg');
    const answered = await layer.readAnsweredQuestionnaires(http, things.customerUuid);
    for (const { id, questionnaire } of answered)
      if (questionnaire.type === 'wphg') await layer.takeBackAnswers(http, id);
    const answers = questions.map(({ code, options }) => ({ question: code, options: [options[0]?.code ?? ''] }));
    things.answeredId = (await layer.answerQuestionnaire(http, { type: 'wphg', answers })).id;
  }),
  takeBackAnswers: row('own', 'DELETE answered-questionnaires/*', (http, { answeredId }) =>
    layer.takeBackAnswers(http, answeredId),
  ),
  createWallet: row('own', 'POST wallets', (http, things) => {
    things.wallets += 1;
    return layer.createWallet(http, `${things.customerUuid}-${things.wallets}`);
  }),
  ...collectionRows,
  ...profileRows,
  ...signUpRows,
  ...transferRows,
  ...itemRows,
  ...workRows,
  readPortfolio: row('own', 'POST graphql/Portfolio', (http) => layer.readPortfolio(http)),
  readPayouts: row('own', 'GET customer-payouts', (http) => layer.readPayouts(http, 1)),
  readExcerpts: row('own', 'GET customer-documents', (http) => layer.readExcerpts(http, 1)),
  readCompanyExcerpts: {
    ...row('own', 'GET customer-documents/company', (http) => layer.readCompanyExcerpts(http, 1)),
    by: 'company',
  },
  readReferrals: row('own', 'GET referrals', (http) => layer.readReferrals(http, 1)),
  readDiscount: row('own', 'GET discounts', (http) => layer.readDiscount(http)),
  redeemDiscount: row('own', 'POST discounts', (http) => layer.redeemDiscount(http, 'HERBST2026')),
  requestStatements: row('own', 'POST customer-documents/statements', (http) => layer.requestStatements(http), 'write'),
  downloadTaxFile: row('own', 'GET customer-payouts/*/statement', (http) =>
    layer.downloadTaxFile(http, { year: 2025, format: 'pdf' }),
  ),
  readInvoices: row('own', 'POST graphql/Invoice', (http) => layer.readInvoices(http, { page: 1 })),
  downloadInvoice: row('own', 'GET invoice/*/pdf', (http, { invoiceId }) => layer.downloadInvoice(http, invoiceId)),
  readProducts: row('open', 'POST graphql/Products', (http) => layer.readProducts(http, { page: 1, itemsPerPage: 8 })),
  readProduct: row('open', 'POST graphql/Product', (http) => layer.readProduct(http, product)),
  readCategories: row('open', 'POST graphql/Categories', (http) => layer.readCategories(http)),
  readPaymentMethods: row('open', 'GET product-payment-configurations', (http) =>
    layer.readPaymentMethods(http, product),
  ),
  readLegalDocument: row('open', 'GET legal-documents/*', (http, { documentId }) =>
    layer.readLegalDocument(http, documentId),
  ),
  downloadFile: row('open', 'GET file/*/download', (http, { fileUuid }) => layer.downloadFile(http, fileUuid)),
  readPage: row('open', 'GET cms-plugin/pages', (http) => layer.readPage(http, 'imprint')),
  readBlocks: row('open', 'GET cms-plugin/blocks', (http) => layer.readBlocks(http)),
  readChannel: row('open', 'GET channels', (http) => layer.readChannel(http)),
  readOrders: row('own', 'GET orders', (http) => layer.readOrders(http, 1)),
  readOrder: row('own', 'GET orders/*', (http, { placed }) => layer.readOrder(http, placed)),
  addItem: row('own', 'POST orders/*/items', (http, { cart, variantCode }) =>
    layer.addItem(http, { tokenValue: cart, variantCode, quantity: 1000 }),
  ),
  changeQuantity: row('own', 'PATCH orders/*/items/*', (http, { cart, itemId }) =>
    layer.changeQuantity(http, { tokenValue: cart, itemId, quantity: 3000 }),
  ),
  sendLegalDocuments: row('own', 'PATCH orders/*/legal-documents-send', (http, { cart }) =>
    layer.sendLegalDocuments(http, cart),
  ),
  confirmLegalDocuments: row('own', 'PATCH orders/*/legal-documents-confirm', (http, { cart, documentIds }) =>
    layer.confirmLegalDocuments(http, { tokenValue: cart, declarations: declaredFor(documentIds) }),
  ),
  choosePaymentMethod: row('own', 'PATCH orders/*/payments/*', (http, { cart, paymentId }) =>
    layer.choosePaymentMethod(http, { tokenValue: cart, paymentId, method: 'card' }),
  ),
  completeOrder: row('own', 'PATCH orders/*/complete', (http, { cart }) =>
    layer.completeOrder(http, { tokenValue: cart, notes: 'Erklärungen' }),
  ),
  readCheckoutSession: row('own', 'GET orders/*/payments/*/configuration', (http, { cart, paymentId }) =>
    layer.readCheckoutSession(http, { tokenValue: cart, paymentId }),
  ),
  createOrder: row('own', 'POST orders', async (http, things) => {
    things.spare = (await layer.createOrder(http, 'de')).tokenValue;
  }),
  cancelOrder: row('own', 'DELETE orders/*', (http, { spare }) => layer.cancelOrder(http, spare)),
  requestReset: row(
    'open',
    'POST reset-password-requests',
    (http) => layer.requestReset(http, personaOf('newcomer').email),
    'silent',
  ),
  lookAtLink: row(
    'open',
    'GET reset-password-requests/*',
    async (http, { newLink }) => layer.lookAtLink(http, await newLink()),
    'silent',
  ),
  resetPassword: {
    ...row(
      'open',
      'PATCH reset-password-requests/*',
      async (http, { newLink }) => layer.resetPassword(http, { token: await newLink(), ...chosen }),
      'silent',
    ),
    // Sylius 1.12 answers so to an unknown link.
    meant: { 500: 'notFound' },
  },
  changePassword: row(
    'own',
    'PUT customers/*/password',
    (http, { customerUuid }) => layer.changePassword(http, { customerUuid, currentPassword: PASSWORD, ...chosen }),
    'silent',
  ),
  readEnrolment: row('own', 'GET customers/*/2fa/qr-code', (http, { customerUuid }) =>
    layer.readEnrolment(http, customerUuid),
  ),
  setTwoFactor: row(
    'own',
    'PUT customers/*/2fa/status',
    async (http, { customerUuid, code }) =>
      layer.setTwoFactor(http, { customerUuid, enabled: true, code: await code(), currentPassword: PASSWORD }),
    'write',
  ),
  migrate: row(
    'own',
    'PUT customers/migration/*',
    (http, { customerUuid }) => layer.migrate(http, { customerUuid, customerId: 'J-1' }),
    'write',
  ),
  declareWithdrawal: row('open', 'POST withdrawals', (http) =>
    layer.declareWithdrawal(http, { name: 'Julia', contract: '12', email: 'julia@example.org' }),
  ),
  withdrawOrder: row('own', 'POST orders/*/withdrawal', (http, { placed }) =>
    layer.withdrawOrder(http, { tokenValue: placed, name: 'Julia', email: 'julia@example.org' }),
  ),
};
