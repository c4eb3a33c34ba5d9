/**
 * Names of all API calls; a new call adds its name here. The failure table, the log and the last error use the name,
 * never the address: an address may carry a secret, such as a reset link's token.
 */
export type Call =
  // Authentication.
  | 'login'
  | 'refresh'
  | 'endSession'
  | 'verifyCode'
  // Passwords, the second factor, and the takeover from the former system.
  | 'requestReset'
  | 'lookAtLink'
  | 'resetPassword'
  | 'changePassword'
  | 'changeEmail'
  | 'readEnrolment'
  | 'setTwoFactor'
  | 'migrate'
  // Withdrawal from a contract.
  | 'withdrawOrder'
  | 'declareWithdrawal'
  // Sign-up and email verification.
  | 'signUp'
  | 'signUpCompany'
  | 'requestVerification'
  | 'verifyEmail'
  | 'readReferrer'
  // The customer's account.
  | 'readCustomer'
  | 'readPortfolio'
  | 'readPayouts'
  | 'readReferrals'
  | 'readDiscount'
  | 'redeemDiscount'
  | 'downloadTaxFile'
  | 'readQuestionnaire'
  | 'readAnsweredQuestionnaires'
  | 'answerQuestionnaire'
  | 'takeBackAnswers'
  | 'createWallet'
  | 'readHoldings'
  | 'readLedger'
  | 'readRecipient'
  | 'requestWhitelisting'
  | 'sendTransfer'
  | 'readTransfer'
  | 'readExcerpts'
  | 'readCompanyExcerpts'
  | 'requestStatements'
  | 'readInvoices'
  | 'downloadInvoice'
  // Identity, company and onboarding.
  | 'saveCustomer'
  | 'saveCompany'
  | 'readAddress'
  | 'readAddresses'
  | 'readCompanyAddresses'
  | 'createAddress'
  | 'changeAddress'
  | 'readIdentification'
  | 'startIdentification'
  | 'readUboUsers'
  | 'addPerson'
  | 'changePerson'
  | 'changeAuthority'
  | 'removePerson'
  | 'readUboDocuments'
  | 'uploadDocument'
  | 'removeDocument'
  // Catalogue and content.
  | 'readProducts'
  | 'readProduct'
  | 'readCategories'
  | 'readItems'
  | 'readItem'
  | 'readPeople'
  | 'readPerson'
  | 'readCollections'
  | 'readPaymentMethods'
  | 'readLegalDocument'
  | 'downloadFile'
  | 'readPages'
  | 'readBlocks'
  | 'readChannel'
  | 'readCountries'
  | 'readCurrencies'
  | 'readZoneMembers'
  // Items that customers create, and files of items and profiles.
  | 'announceMedia'
  | 'readUpload'
  | 'addressOrder'
  | 'createItem'
  | 'offerItem'
  | 'changeItem'
  | 'changeOffer'
  | 'readOwnProfile'
  | 'saveProfile'
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
  | 'readCheckoutSession'
  // Collections of the marketplace.
  | 'readTransactions'
  | 'readSales'
  | 'readMediaAddress'
  | 'readMyItems'
  | 'readFavourites'
  | 'addFavourite'
  | 'removeFavourite';

/** Path of a call below the API base. Null if nothing can exist there. */
export type Address = string | null;

/**
 * Builds the path of a call and encodes each id: at`orders/${token}/items/${item}`.
 *
 * An empty id or a dot segment would address another resource (`orders/` is the list, `orders/..` its parent), so
 * `apiPath` returns null for these and the call fails with `notFound` before anything is sent. Ids may come from the
 * address bar.
 */
export function apiPath(texts: TemplateStringsArray, ...ids: readonly (string | number)[]): Address {
  const segments = ids.map(String);
  if (segments.some((id) => id === '' || id === '.' || id === '..')) return null;
  return String.raw({ raw: texts }, ...segments.map(encodeURIComponent));
}
