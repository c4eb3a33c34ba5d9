/**
 * Path of every screen, with the query parameters that a link may pass; `never` for none. Every link is checked against
 * this list; the law compares it with the features' tables of screens.
 */
export interface ScreenPaths {
  '/': 'token_value' | 'limit';
  '/account': 'classified';
  '/account/attract-investors': never;
  '/account/change-email': never;
  '/account/change-password': never;
  '/account/company-edit': never;
  '/account/custody': never;
  '/account/edit': never;
  '/account/exerpts': 'year' | 'product' | 'limit';
  '/account/orders': 'year' | 'product' | 'state' | 'limit';
  '/account/payments': 'year' | 'product' | 'limit';
  '/account/two-factor': 'redirectPath';
  '/account/wallet': 'limit' | 'year' | 'product';
  '/banned': never;
  '/browse': 'phrase' | 'category' | 'priceFrom' | 'priceTo' | 'creator' | 'collection' | 'order' | 'limit';
  '/categories/$categoryName': 'phrase' | 'priceFrom' | 'priceTo' | 'creator' | 'collection' | 'order' | 'limit';
  '/change-password': never;
  '/cms/$code': never;
  '/contact': 'work' | 'wanted';
  '/create-content': never;
  '/create-content-form': never;
  '/created': never;
  '/customer': 'id' | 'limit';
  '/data-protection': never;
  '/edit-product/$productCode': never;
  '/edit-product/$productCode/metadata': never;
  '/edit-profile': never;
  '/enable-twofactor': 'redirectPath';
  '/favourites': never;
  '/imprint': never;
  '/invoices': 'year' | 'product' | 'limit';
  '/legal-indications': never;
  '/login': 'redirectPath';
  '/login/2fa': 'redirectPath';
  '/migration': never;
  '/my-collection': never;
  '/new-password/$token': never;
  '/notifications-settings': never;
  '/order-details/$uuid': never;
  '/order-process/addresses': 'product' | 'quantity';
  '/order-process/confirmation': 'product' | 'quantity';
  '/order-process/payment-methods': 'product' | 'quantity';
  '/order-process/token': 'product' | 'quantity';
  '/orders/$uuid/finish': never;
  '/payment/cancel': 'token';
  '/payment/success': 'token';
  '/preparation-process/collection-summary': never;
  '/preparation-process/metadata': never;
  '/preparation-process/parameters': never;
  '/preparation-process/prepare-collection': never;
  '/preparation-process/product-metadata': never;
  '/preparation-process/upload-content': never;
  '/privacy-policy': never;
  /** `bid` opens the bid dialog, on the marketplace. */
  '/products/$productCode': 'bid';
  '/profile/$profileName': 'limit';
  '/resend-verification': never;
  '/reset-password': never;
  // The investors' page reads fewer parameters than the marketplace's.
  '/search': 'phrase' | 'category' | 'priceFrom' | 'priceTo' | 'creator' | 'collection' | 'order' | 'limit' | 'kind';
  '/self-disclosure': never;
  '/self-disclosure/adequacy': never;
  '/self-disclosure/adequacy-optional': never;
  '/self-disclosure/adequacy-professional': never;
  '/self-disclosure/adequacy-risk': never;
  '/self-disclosure/company': never;
  '/self-disclosure/custody': never;
  '/self-disclosure/kyc': 'redirectPath';
  '/self-disclosure/pep': never;
  '/self-disclosure/personal': never;
  '/self-disclosure/representatives': 'person';
  '/self-disclosure/ubo': 'person';
  '/self-disclosure/ubo-documents': never;
  '/sign-up/{-$referralCode}': never;
  '/terms-and-conditions': never;
  '/thank-you-for-offline-payment': 'token';
  '/transfer/$tkn': never;
  '/verify-email/$token': 'for';
  /** `order`: token value of the order to withdraw from. */
  '/withdrawal': 'order';
}
