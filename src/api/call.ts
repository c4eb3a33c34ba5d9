import { FailureError } from '#domain/failure.ts';

/**
 * Every call of the API layer by name. The name, not the address, is what the failure table, the log and the last
 * error speak of: an address may carry a secret (a reset link's token), a name never does.
 */
export type Call =
  // Authentication and account recovery.
  | 'login'
  | 'refresh'
  | 'verifyCode'
  | 'setTwoFactor'
  | 'signUp'
  | 'signUpCompany'
  | 'verifyEmail'
  | 'changePassword'
  // The customer and what is theirs.
  | 'readCustomer'
  | 'setDefaultAddress'
  | 'readAddresses'
  | 'readCompanyAddresses'
  | 'readAddress'
  | 'createAddress'
  | 'updateAddress'
  | 'readWallets'
  | 'createWallet'
  | 'readPortfolio'
  | 'readPayouts'
  | 'readInvoices'
  | 'downloadInvoice'
  // Catalogue and content.
  | 'readProducts'
  | 'readProduct'
  | 'readPaymentMethods'
  | 'readLegalDocument'
  | 'downloadFile'
  | 'readPages'
  | 'readBlocks'
  | 'readCountries'
  | 'readCurrencies'
  | 'readChannel'
  // Orders.
  | 'createOrder'
  | 'readOrder'
  | 'readOrders'
  | 'cancelOrder'
  | 'addItem'
  | 'changeQuantity'
  | 'sendLegalDocuments'
  | 'confirmLegalDocuments'
  | 'choosePaymentMethod'
  | 'completeOrder'
  | 'readCheckoutSession';

/**
 * The address of a call, each id put in encoded: at`orders/${token}/items/${item}`.
 *
 * An empty id or a dot segment would address another resource (`orders/` is the list, `orders/..` its parent), so it is
 * the failure `notFound` before anything is sent. Ids reach this from the address bar.
 */
export function at(texts: TemplateStringsArray, ...ids: readonly (string | number)[]): string {
  return texts.reduce((address, text, index) => {
    const id = String(ids[index - 1]);
    if (id === '' || id === '.' || id === '..') throw new FailureError({ kind: 'notFound' });
    return address + encodeURIComponent(id) + text;
  });
}
