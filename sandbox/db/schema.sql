create table companies (
  id integer primary key autoincrement,
  uuid text not null unique,
  companyName text,
  companyType text,
  taxnumber text,
  vatNumber text,
  registryNumber text,
  court text,
  foundingDate text,
  defaultAddressId integer,
  iban text,
  bic text,
  bankName text,
  beneficiary text,
  bankCountry text,
  bankCurrency text
);

create table customers (
  id integer primary key autoincrement,
  uuid text not null unique,
  email text not null unique,
  passwordHash text not null,
  firstName text,
  lastName text,
  salutation text,
  title text,
  profileName text,
  profileDescription text,
  accountType text not null,
  companyId integer references companies,
  birthday text,
  birthCity text,
  birthCountry text,
  nationality text,
  mobileNumber text,
  taxnumber text,
  vatNumber text,
  defaultAddressId integer,
  status text not null default 'unchecked',
  cryptoRegistrarStatus text not null default 'none',
  roles text not null default '',
  twoFactorEnabled integer not null default 0,
  hasLoggedIn integer not null default 0,
  verified integer not null default 0,
  migrationState integer,
  migrationError text,
  referralCode text,
  referredById integer,
  notPep integer,
  representativeConfirmation integer,
  representativeRole integer,
  court text,
  adequacyTest integer not null default 0,
  adequacyOptionalResult integer,
  paysChurchTax integer not null default 0,
  subscribedToNewsletter integer not null default 0,
  personaKey text unique,
  createdAt text not null,
  iban text,
  bic text,
  bankName text,
  beneficiary text,
  bankCountry text,
  bankCurrency text,
  referralPartner integer not null default 1,
  referralCommission integer default 2500,
  promisedCommission integer,
  profileKey text
);
create unique index customersByProfile on customers (profileKey);

create table addresses (
  id integer primary key autoincrement,
  customerId integer not null references customers on delete cascade,
  companyId integer references companies,
  firstName text,
  lastName text,
  company text,
  countryCode text not null,
  street text not null,
  city text not null,
  postcode text not null,
  phoneNumber text
);
create index addresses_customerId on addresses (customerId);

create table wallets (
  id integer primary key autoincrement,
  customerId integer not null references customers on delete cascade,
  type text not null,
  name text not null,
  defaultWallet integer not null default 0,
  address text not null unique,
  createdAt text not null,
  whitelistedAt text
);
create index wallets_customerId on wallets (customerId);

create table taxons (
  id integer primary key autoincrement,
  code text not null unique,
  slug text not null,
  parentId integer,
  level integer not null default 0,
  position integer not null default 0,
  translations text not null
);

create table products (
  id integer primary key autoincrement,
  code text not null unique,
  slug text not null unique,
  reading text not null,
  kind text not null,
  enabled integer not null default 1,
  allowToBuy integer not null default 1,
  whitelisting integer not null default 0,
  taxPercent integer not null default 0,
  position integer not null default 0,
  mainTaxonId integer references taxons,
  creatorId integer references customers,
  royalties integer,
  blockchainName text,
  tokenId text,
  contractAddress text,
  metadata text,
  createdAt text not null,
  lock integer not null default 0,
  collection text,
  reference text,
  draftHash text,
  offSale integer not null default 0
);
create unique index productsByReference on products (creatorId, reference) where reference is not null;

create table productTranslations (
  id integer primary key autoincrement,
  productId integer not null references products on delete cascade,
  locale text not null,
  name text not null,
  description text,
  shortDescription text,
  unique (productId, locale)
);

create table productAttributes (
  id integer primary key autoincrement,
  productId integer not null references products on delete cascade,
  code text not null,
  name text not null,
  nameEn text,
  stringValue text,
  position integer not null default 0,
  stringValueEn text,
  unique (productId, code)
);

create table productMedia (
  id integer primary key autoincrement,
  productId integer not null references products on delete cascade,
  fileUuid text,
  url text,
  fileName text not null,
  mediaType text not null,
  position integer not null default 0,
  posterUrl text,
  captions text
);
create index productMedia_productId on productMedia (productId);

create table productTaxons (
  productId integer not null references products on delete cascade,
  taxonId integer not null references taxons on delete cascade,
  unique (productId, taxonId)
);
create index productTaxons_taxonId on productTaxons (taxonId);

create table legalDocuments (
  id integer primary key autoincrement,
  productId integer not null references products on delete cascade,
  name text not null,
  nameEn text,
  fileUuid text,
  position integer not null default 0
);
create index legalDocuments_productId on legalDocuments (productId);

create table variants (
  id integer primary key autoincrement,
  productId integer not null references products on delete cascade,
  code text not null unique,
  name text not null,
  enabled integer not null default 1,
  tracked integer not null default 1,
  inStock integer not null default 1,
  totalSupply integer not null,
  onHand integer not null,
  tokenId text,
  editionNumber integer,
  position integer not null default 0
);
create index variants_productId on variants (productId);

create table pricings (
  id integer primary key autoincrement,
  variantId integer not null references variants on delete cascade,
  channelCode text not null,
  price integer not null,
  originalPrice integer,
  buyBackPrice integer,
  unique (variantId, channelCode)
);

create table holdings (
  id integer primary key autoincrement,
  walletId integer not null references wallets on delete cascade,
  variantId integer not null references variants on delete cascade,
  amount integer not null,
  unique (walletId, variantId)
);
create index holdings_variantId on holdings (variantId);

create table whitelist (
  productId integer not null references products on delete cascade,
  customerId integer not null references customers on delete cascade,
  unique (productId, customerId)
);
create index whitelist_customerId on whitelist (customerId);

create table paymentMethods (
  id integer primary key autoincrement,
  code text not null unique,
  name text not null,
  nameEn text,
  description text,
  descriptionEn text,
  enabled integer not null default 1,
  kind text not null,
  position integer not null default 0
);

create table productPaymentConfigurations (
  id integer primary key autoincrement,
  productId integer not null references products on delete cascade,
  paymentMethodId integer not null references paymentMethods on delete cascade,
  bankAccount text,
  unique (productId, paymentMethodId)
);
create index productPaymentConfigurations_paymentMethodId on productPaymentConfigurations (paymentMethodId);

create table orders (
  id integer primary key autoincrement,
  number text unique,
  tokenValue text not null unique,
  customerId integer not null references customers on delete cascade,
  locale text not null,
  channelCode text not null default 'token',
  checkoutState text not null default 'cart',
  paymentState text not null default 'cart',
  shippingState text not null default 'cart',
  currencyCode text not null default 'EUR',
  legalDocsConfirmAt text,
  legalDocsSentAt text,
  checkoutCompletedAt text,
  itemsTotal integer not null default 0,
  taxTotal integer not null default 0,
  total integer not null default 0,
  billingAddress text,
  notes text,
  createdAt text not null,
  lock integer not null default 0,
  declarations text,
  offerChanged integer not null default 0
);
create index orders_customerId on orders (customerId);

create table orderItems (
  id integer primary key autoincrement,
  orderId integer not null references orders on delete cascade,
  productId integer not null references products on delete cascade,
  variantId integer not null references variants on delete cascade,
  productCode text not null,
  productName text not null,
  variantCode text not null,
  variantName text not null,
  quantity integer not null,
  unitPrice integer not null,
  originalUnitPrice integer not null,
  subtotal integer not null,
  taxTotal integer not null default 0,
  total integer not null,
  nominalValue integer not null
);
create index orderItems_orderId on orderItems (orderId);
create index orderItems_variantId on orderItems (variantId);

create table payments (
  id integer primary key autoincrement,
  orderId integer not null references orders on delete cascade,
  methodId integer references paymentMethods,
  state text not null default 'cart',
  amount integer not null default 0,
  createdAt text not null,
  updatedAt text not null
);
create index payments_orderId on payments (orderId);

create table paymentSessions (
  id integer primary key autoincrement,
  sessionId text not null unique,
  paymentId integer not null references payments on delete cascade,
  orderId integer not null references orders on delete cascade,
  state text not null default 'open',
  amount integer not null,
  currencyCode text not null default 'EUR',
  successUrl text not null,
  cancelUrl text not null,
  createdAt text not null,
  expiresAt text not null
);
create index paymentSessions_paymentId on paymentSessions (paymentId);
create index paymentSessions_orderId on paymentSessions (orderId);

create table paymentEvents (
  id integer primary key autoincrement,
  eventId text not null unique,
  sessionId text not null,
  outcome text not null,
  dueAt text not null,
  processedAt text
);

create table bankTransactions (
  id integer primary key autoincrement,
  amount integer not null,
  purpose text not null,
  payerName text not null,
  payerIban text,
  bookedAt text not null,
  orderId integer references orders,
  outcome text not null
);
create index bankTransactions_orderId on bankTransactions (orderId);

create table transactions (
  id integer primary key autoincrement,
  hash text not null unique,
  fromAddress text not null,
  toAddress text not null,
  productId integer not null references products on delete cascade,
  variantId integer not null references variants on delete cascade,
  orderId integer references orders,
  amount integer not null,
  price integer,
  createdAt text not null
);
create index transactions_variantId on transactions (variantId);
create index transactions_orderId on transactions (orderId);

create table payouts (
  id integer primary key autoincrement,
  customerId integer not null references customers on delete cascade,
  productId integer references products,
  amount integer not null,
  payoutDate text not null,
  capitalGainsTax integer,
  solidaritySurcharge integer,
  churchTax integer
);
create index payouts_customerId on payouts (customerId);

create table cmsContents (
  id integer primary key autoincrement,
  kind text not null,
  code text not null,
  enabled integer not null default 1,
  position integer not null default 0,
  reading text,
  translations text not null,
  unique (kind, code)
);

create table countries (
  id integer primary key autoincrement,
  code text not null unique,
  name text not null,
  nameEn text,
  enabled integer not null default 1
);

create table currencies (
  id integer primary key autoincrement,
  code text not null unique,
  name text,
  nameEn text
);

create table zones (
  id integer primary key autoincrement,
  code text not null unique,
  name text not null,
  type text not null default 'country'
);

create table zoneMembers (
  id integer primary key autoincrement,
  zoneId integer not null references zones on delete cascade,
  code text not null,
  unique (zoneId, code)
);

create table channels (
  id integer primary key autoincrement,
  code text not null unique,
  name text not null,
  contactEmail text not null,
  reading text not null
);

create table files (
  id integer primary key autoincrement,
  uuid text not null unique,
  ownerId integer references customers,
  visibility text not null,
  fileName text not null,
  mediaType text not null,
  size integer not null,
  content blob not null,
  bilingual blob,
  createdAt text not null
);
create index files_ownerId on files (ownerId);

create table customerDocuments (
  id integer primary key autoincrement,
  customerId integer not null references customers on delete cascade,
  companyId integer references companies,
  type text not null,
  purpose text,
  statementKind text,
  productId integer references products,
  name text not null,
  fileUuid text not null,
  createdAt text not null,
  sha256 text
);
create index customerDocuments_customerId on customerDocuments (customerId);

create table mails (
  id integer primary key autoincrement,
  recipient text not null,
  subject text not null,
  text text not null,
  html text,
  sentAt text not null,
  locale text not null default 'de'
);

create table refreshFamilies (
  id text not null primary key,
  customerId integer not null references customers on delete cascade,
  createdAt text not null,
  revokedAt text
);
create index refreshFamilies_customerId on refreshFamilies (customerId);

create table refreshTokens (
  id integer primary key autoincrement,
  familyId text not null references refreshFamilies on delete cascade,
  tokenHash text not null unique,
  createdAt text not null,
  expiresAt text not null,
  rotatedAt text
);
create index refreshTokens_familyId on refreshTokens (familyId);

create table otpSecrets (
  customerId integer not null primary key references customers on delete cascade,
  secret text not null,
  family text,
  createdAt text not null
);

create table otpUsedCodes (
  customerId integer not null references customers on delete cascade,
  step integer not null,
  unique (customerId, step)
);

create table answeredQuestionnaires (
  id integer primary key autoincrement,
  customerId integer not null references customers on delete cascade,
  type text not null,
  grade integer,
  answers text,
  answeredAt text not null
);
create index answeredQuestionnaires_customerId on answeredQuestionnaires (customerId);
create unique index answeredQuestionnaires_once on answeredQuestionnaires (customerId, type);

create table identifications (
  id integer primary key autoincrement,
  uuid text not null unique,
  customerId integer not null references customers on delete cascade,
  stateAsString text not null,
  reason text,
  createdAt text not null,
  updatedAt text not null
);
create index identifications_customerId on identifications (customerId);

create table uboUsers (
  id integer primary key autoincrement,
  customerId integer not null references customers on delete cascade,
  type text not null,
  roles text not null,
  details text not null,
  equityShares double precision,
  votingShares double precision
);
create index uboUsers_customerId on uboUsers (customerId);

create table linkTokens (
  id integer primary key autoincrement,
  customerId integer not null references customers on delete cascade,
  purpose text not null,
  tokenHash text not null unique,
  createdAt text not null,
  expiresAt text not null,
  usedAt text,
  email text
);
create index linkTokens_customerId on linkTokens (customerId);

create table faults (
  id integer primary key autoincrement,
  method text not null,
  path text not null,
  kind text not null,
  status integer,
  body text,
  delayMs integer,
  remaining integer not null,
  createdAt text not null
);

create table reports (
  id integer primary key autoincrement,
  report text not null,
  receivedAt text not null
);

create table settings (
  "key" text not null primary key,
  value text not null
);

create table rateLimits (
  "key" text not null primary key,
  windowStart integer not null,
  count integer not null
);

create table requests (
  id integer primary key autoincrement,
  method text not null,
  path text not null,
  customer text,
  startedAt text not null,
  endedAt text,
  status integer,
  alongside integer not null
);

create table identificationEvents (
  id integer primary key autoincrement,
  eventId text not null unique,
  uuid text not null,
  stateAsString text not null,
  reason text,
  locale text not null,
  decidedAt text not null,
  dueAt text not null,
  processedAt text
);

create table formerCustomers (
  id integer primary key autoincrement,
  number text not null unique,
  email text not null,
  facts text not null,
  takenAt text
);

create table transfers (
  id integer primary key autoincrement,
  customerId integer not null references customers on delete cascade,
  reference text not null,
  transactionId integer not null references transactions on delete cascade,
  unique (customerId, reference)
);

create table whitelistRequests (
  id integer primary key autoincrement,
  customerId integer not null references customers on delete cascade,
  address text not null,
  createdAt text not null,
  unique (customerId, address)
);

create table withdrawals (
  id integer primary key autoincrement,
  orderId integer references orders (id),
  name text not null,
  contract text not null,
  email text not null,
  inTime integer,
  receivedAt text not null,
  day text not null default ''
);
create unique index withdrawalsOfOrder on withdrawals (orderId) where orderId is not null;
create unique index withdrawalsInWords on withdrawals (day, email, contract, name) where orderId is null;

create table discountCodes (
  id integer primary key autoincrement,
  code text not null unique,
  credit integer not null,
  validUntil text,
  uses integer
);

create table discounts (
  id integer primary key autoincrement,
  customerId integer not null unique references customers on delete cascade,
  codeId integer not null references discountCodes on delete cascade,
  acceptedAt text not null
);

create table customerMedia (
  id integer primary key autoincrement,
  customerId integer not null references customers on delete cascade,
  mediaType text not null,
  fileName text not null,
  url text not null,
  position integer not null default 0
);
create index customerMedia_customerId on customerMedia (customerId);

create table formerProfiles (
  profileKey text primary key,
  customerId integer references customers on delete set null
);

create table favourites (
  id integer primary key autoincrement,
  customerId integer not null references customers on delete cascade,
  productId integer not null references products on delete cascade,
  position integer not null,
  createdAt text not null,
  unique (customerId, productId)
);

create table uploads (
  id integer primary key autoincrement,
  uuid text not null unique,
  ownerId integer not null references customers on delete cascade,
  fileName text not null,
  mediaType text not null,
  visibility text not null,
  sha256 text,
  size integer,
  received integer not null default 0,
  createdAt text not null,
  completedAt text
);
create unique index uploadsOnce on uploads (ownerId, visibility, mediaType, sha256) where sha256 is not null;

create table pageVersions (
  fileUuid text primary key,
  code text not null,
  name text not null,
  html text not null,
  nameEn text,
  htmlEn text
);

create table orderPapers (
  orderId integer not null references orders (id) on delete cascade,
  fileUuid text not null references pageVersions (fileUuid),
  primary key (orderId, fileUuid)
);

create table mailFiles (
  mailId integer not null references mails (id) on delete cascade,
  fileUuid text not null,
  primary key (mailId, fileUuid)
);

create table fileParts (
  id integer primary key autoincrement,
  fileUuid text not null,
  start integer not null,
  content blob not null,
  unique (fileUuid, start)
);

create table invoices (
  id integer primary key autoincrement,
  number text not null unique,
  orderId integer not null references orders on delete cascade,
  customerId integer not null references customers on delete cascade,
  issuedAt text not null,
  itemsTotal integer not null,
  taxTotal integer not null default 0,
  total integer not null,
  reverses integer unique references invoices on delete cascade
);
create index invoices_customerId on invoices (customerId);
create unique index invoices_orderId on invoices (orderId) where reverses is null;
create index invoices_ofOrder on invoices (orderId);
