/**
 * Every call of the API layer by name. The name, not the address, is what the failure table, the log and the last
 * error speak of: an address may carry a secret (a reset link's token), a name never does. A call that is new gets its
 * name here.
 */
export type Call =
  // Authentication.
  | 'login'
  | 'refresh'
  | 'endSession'
  | 'verifyCode'
  // Passwords, the second factor, and what the former system knew.
  | 'requestReset'
  | 'lookAtLink'
  | 'resetPassword'
  | 'changePassword'
  | 'changeEmail'
  | 'readEnrolment'
  | 'setTwoFactor'
  | 'migrate'
  // The withdrawal from a contract.
  | 'withdrawOrder'
  | 'declareWithdrawal'
  // Sign-up, and the verification of its address.
  | 'signUp'
  | 'signUpCompany'
  | 'requestVerification'
  | 'verifyEmail'
  | 'readReferrer'
  // The customer and what is theirs.
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
  // Who they are, and how far they have come.
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
  // Works that customers make, and files of works and profiles.
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

/** The path of a call below the API base. Null means that nothing can exist there. */
export type Address = string | null;

/**
 * Builds the path of a call and encodes each id: at`orders/${token}/items/${item}`.
 *
 * An empty id or a dot segment would address another resource (`orders/` is the list, `orders/..` its parent): it gives
 * null, and the call fails with `notFound` before anything is sent. Ids reach this from the address bar.
 */
export function at(texts: TemplateStringsArray, ...ids: readonly (string | number)[]): Address {
  const segments = ids.map(String);
  if (segments.some((id) => id === '' || id === '.' || id === '..')) return null;
  return String.raw({ raw: texts }, ...segments.map(encodeURIComponent));
}
