import type { Call } from '#api/call.ts';
import type { Reading } from '#domain/shop/settings.ts';
import { coverage } from './calls.ts';

/**
 * A wish of Parkett beyond the specification, and its behaviour without it. This list is the only one: `npm run
 * conform` recognises absent additions by it, and a spec compares the tables of `src/docs/deployment.md` with it.
 */
export interface Addition {
  reading: Reading;
  /** Markdown. */
  addition: string;
  without: string;
  /** Calls that are additions as a whole. */
  calls?: readonly Call[];
  /**
   * Additional fields in answers to calls of the specification: call, the path's end, and values that mark objects with
   * the field.
   */
  fields?: readonly (readonly [call: Call, field: string, of?: Readonly<Record<string, string>>])[];
}

const investor = (addition: string, without: string, more: Pick<Addition, 'calls' | 'fields'> = {}): Addition => ({
  reading: 'investor',
  addition,
  without,
  ...more,
});
const marketplace: typeof investor = (...row) => ({ ...investor(...row), reading: 'marketplace' });

export const additions: readonly Addition[] = [
  investor(
    '`POST token/invalidate` {refresh_token} ends a login ([decision 9](decisions/009-tokens-in-local-storage.md))',
    'the app invalidates the refresh token by `token/refresh`',
    {
      calls: ['endSession'],
    },
  ),
  investor(
    '`GET reset-password-requests/{token}` checks the link of an email: 404 unknown, 409 used, 410 expired',
    'after 405 the page shows the form, and the submission checks the link',
    { calls: ['lookAtLink'] },
  ),
  investor('410 for an expired verification link', 'the page calls the link invalid or used'),
  investor(
    '`PUT customers/{uuid}/email` {email, `currentPassword` or `code`} sends a link to a new address (202 for every address); `PATCH account-verification-requests/{token}` then sets it (409 if another customer has it), and with the token of the email to the former address takes the change back (`/verify-email/{token}?for=takeBack`)',
    '`/account/change-email` says that the change failed',
  ),
  investor(
    '`PUT customers/{uuid}/2fa/status` with `currentPassword` when it is switched on (422 with that `propertyPath`)',
    'an open session is enough to switch 2-step verification on',
  ),
  investor(
    '`GET questionnaires/{type}`, `POST answered-questionnaires` {questionnaire, answers}',
    'the app cannot ask the questionnaires: a customer who has not answered them elsewhere cannot invest, but can use the identity check and home',
    { calls: ['readQuestionnaire', 'answerQuestionnaire'] },
  ),
  investor(
    '`GET referral-codes/{code}` names the referrer by first name and initial',
    'the form shows the code, and the sign-up checks it',
    { calls: ['readReferrer'] },
  ),
  investor(
    '`GET referrals`, paged: `id`, `initials`, `signedUpOn`, `status`, `commission` in cents, `earnedOn`; no other data of these people',
    'a sentence says that the shop does not list them; the link is available',
    { calls: ['readReferrals'] },
  ),
  investor("a customer's `referralCommission` in cents", 'the page names no amount', {
    fields: [['readCustomer', 'referralCommission']],
  }),
  investor(
    '`GET discounts`, `POST discounts` {code}, once for a customer (404 not valid, 409 another is redeemed): `credit` in cents, `creditedOn`',
    'a sentence says that the shop accepts no codes',
    { calls: ['readDiscount', 'redeemDiscount'] },
  ),
  investor(
    'the content block `trust` (supervision, register, the account that receives payments)',
    'a bond’s page, the login and the review of an order do not say where money and securities are held',
  ),
  investor(
    'the content block `trust-line`: its name says the same in one line',
    'the amount and the button of an order have no line on it',
  ),
  investor(
    "a legal document's `pdf` in GraphQL: `size` in bytes, `pages`, `issuedAt`; each optional",
    'the page of a bond shows its documents without them',
    { fields: [['readProduct', 'legalDocuments[].pdf']] },
  ),
  investor(
    'the attribute `order_costs` of a bond: costs of an order beside its price, in cents',
    'the amount and the bond’s page name no costs; the review computes them from the order',
  ),
  investor('the content page `referral-terms`', 'the link to the terms leads to the not-found page'),
  investor(
    "a payout's `withheld`: cents of `capitalGains`, `solidarity` and `church` tax; `amount` is the sum after taxes",
    'the page calls the taxes unknown',
    { fields: [['readPayouts', 'withheld']] },
  ),
  investor(
    '`GET customer-payouts/{year}/statement`: the tax file of a year, PDF or `text/csv`, in German, for English readers with a translation; 404 for a future year',
    'the tax file is not available; all payouts can be saved as CSV',
    { calls: ['downloadTaxFile'] },
  ),
  investor(
    "an order's `received`: cents received by transfer; `bankTransfer.amount` is the rest",
    'the page does not show the received part of a payment and asks customers to enquire before they pay more',
    {
      fields: [['readOrders', 'received']],
    },
  ),
  investor(
    "an order's `money`: {kind, amount, at} for transfers that arrived `short`, `over`, `late` or `twice`, or were `returned`; `cancelledAt`",
    'the history shows neither these sums nor the day of a cancellation',
    {
      fields: [
        ['readOrders', 'money'],
        ['readOrders', 'cancelledAt', { paymentState: 'cancelled' }],
      ],
    },
  ),
  investor("an order's `paidAt` and `registeredAt`", 'the timeline shows no days for them', {
    fields: [
      ['readOrders', 'paidAt', { paymentState: 'paid' }],
      ['readOrders', 'registeredAt', { shippingState: 'shipped' }],
    ],
  }),
  investor(
    "an order's `registered`: number of its tokens registered so far",
    'the page says that a part of the tokens is registered, without the number',
    {
      fields: [['readOrders', 'registered']],
    },
  ),
  investor(
    "an order item's `productCode` and `nominalValue`, a payment's `state`",
    'the app searches the product by its name and variant and takes the nominal value from its terms; for a product outside the catalogue it shows no nominal value, and a sentence instead of its documents',
    {
      fields: [
        ['readOrders', 'productCode'],
        ['readOrders', 'nominalValue'],
        ['readOrders', 'payments[].state'],
      ],
    },
  ),
  investor(
    "a payment method's `kind`: `online` or `offline`",
    'an order without `bankTransfer` is paid online if the configuration of its payment has a session; customers see the kind only after ordering',
    { fields: [['readPaymentMethods', 'kind']] },
  ),
  investor("a wallet's `id`", 'transfers from the wallet are not possible', {
    fields: [['readCustomer', 'defaultWallet.id']],
  }),
  investor(
    'the parameter `subscribed` of `ORDER_TOO_HIGH`: cents of the same bond so far',
    'the page names only the limit',
  ),
  investor('the `declarations` of an order, below', 'only the `notes` of the completion contain them'),
  investor(
    "`POST orders/{token}/withdrawal`, `POST withdrawals` (§ 356a BGB), an order's `withdrawnAt`",
    'set `withdrawals` to `false`: the page offers email instead',
    { calls: ['withdrawOrder', 'declareWithdrawal'] },
  ),
  investor(
    'sending an existing address again returns it instead of creating a copy',
    'a repeated call leaves an unused copy',
  ),
  investor(
    "a register excerpt's `productCode` and `productName`",
    'the list shows excerpts by file name and filters them only by year',
    {
      fields: [
        ['readExcerpts', 'productCode'],
        ['readExcerpts', 'productName'],
      ],
    },
  ),
  investor(
    '`POST customer-documents/statements` issues an excerpt of each security held, once a day (409), and sends it by email',
    'the request at `/account/custody` fails and says so',
    { calls: ['requestStatements'] },
  ),
  investor(
    "a document's `size` and `sha256`; 409 for an existing file",
    'after a lost answer the shop may have a file twice',
  ),
  investor(
    '`GET token/transactions`, each with `productCode` (or null)',
    'a sentence says that the shop does not list them',
    { calls: ['readLedger'] },
  ),
  investor(
    '`POST token/transfer` with `toAddress`, `productVariant`, `quantity`, `code`, `reference` (409 for a used reference), `GET token/transfers/{reference}`, `GET token/recipients/{address}`, `POST token/whitelist-requests`',
    'transfers are not possible, and the wallet says so',
    { calls: ['readTransfer', 'readRecipient', 'requestWhitelisting', 'sendTransfer'] },
  ),
  investor(
    "a token asset's `walletId`, `unitNominal` and `owedBack` (tokens that have to return to the shop after a withdrawal) in GraphQL",
    "without `walletId` transfers are not possible, and the wallet says so; the nominal value comes from the product's attributes or the variant's price; without `owedBack` the shop refuses transfers above the balance (`BALANCE_TOO_LOW` with `available`)",
    {
      fields: [
        ['readHoldings', 'walletId'],
        ['readHoldings', 'unitNominal'],
        ['readHoldings', 'owedBack'],
      ],
    },
  ),
  investor(
    "an invoice's `issuedAt`, `total` and `order.items` (`productCode`, `productName`) in GraphQL",
    'invoices have no columns for them, and no filters for year and security',
    {
      fields: [
        ['readInvoices', 'issuedAt'],
        ['readInvoices', 'total'],
        ['readInvoices', 'order.items'],
      ],
    },
  ),
  marketplace(
    "the `url` of a work's or profile's media file",
    'cards show a pattern instead of a picture, profiles no banner; the page of a work shows its files only to customers, by `GET media-files/{id}/presign`, and asks visitors to log in',
    {
      fields: [
        ['readItems', 'mediaFiles[].url'],
        ['readItem', 'mediaFiles[].url'],
        ['readPeople', 'mediaFiles[].url'],
      ],
    },
  ),
  marketplace(
    "a media file's `posterUrl` and `captions` (WebVTT by `locale`)",
    'sounds and films have no poster and no captions',
    {
      fields: [['readItem', 'posterUrl']],
    },
  ),
  marketplace(
    '`widths` of a media file: available widths of its picture in pixels, by `?width=` in its address, the widest for the file itself; empty if there are none',
    'the app loads the original pictures',
    { fields: [['readItems', 'widths']] },
  ),
  marketplace(
    "a profile's `itemCount`, by which `customers` is sorted",
    "the page lists creators in the shop's order, without a number",
    {
      fields: [['readPeople', 'itemCount']],
    },
  ),
  marketplace(
    '`customer` by a `profileName`, and by the IRI of another customer: only `uuid`, `profileName`, `profileDescription`, `profileImage`, `mediaFiles`, and nothing without a profile name',
    'the app searches a profile in the first page of `customers` with that name',
    { calls: ['readPerson'] },
  ),
  marketplace(
    "a transaction's `createdAt` and `price` in GraphQL: cents paid for a token, null for a transfer without a sale",
    'the provenance of a work shows no dates and no prices',
    {
      fields: [
        ['readTransactions', 'createdAt'],
        ['readTransactions', 'price'],
      ],
    },
  ),
  marketplace(
    'sending an existing favourite again returns it instead of creating a copy',
    'the shop refuses a repeated call, and the app reads the list again',
  ),
  marketplace(
    "a presigned upload's `uuid`, `fileName`, `mediaType`, `offset`, `complete`, `expiresAt`; the same `hash` means the same upload",
    'the app sends a file as a whole, and again after a lost answer',
  ),
  marketplace(
    'the bucket accepts pieces (`Content-Range`; 409 with `offset` for a piece that does not follow) and answers `offset` and `complete`',
    'an interrupted upload starts again',
  ),
  marketplace("a work's `mainTaxon`, the code of its category", 'works have no category'),
  marketplace(
    'GraphQL `collections` (`name`, a part of it): `name`, its `creator` (`uuid`, `profileName`), `itemCount`, the `latest` works; equal names of two creators are two collections; `products` with `collection`',
    'there are no collections: the search does not offer them, and the name of a collection leads to a text search for it among the works of its creator',
    { calls: ['readCollections'] },
  ),
  marketplace(
    'GraphQL `products` with a `mediaType` (`image`, `audio`, `video`), and sorted by `order: [{ price }]`',
    'the app reads all works of a search to filter them by medium or to sort them by price, but at most 480; for more it says that it cannot',
  ),
  marketplace(
    "a work's `reference`: a repeated call returns the created work (409 for another work)",
    'a repeated call creates the work twice',
  ),
  marketplace(
    'a limit for all files of a customer together (422, `FILES_TOO_BIG`; in the sandbox 1 GB)',
    'there is no limit',
  ),
  marketplace(
    'GraphQL `listings` with `sold`: `quantity`, `price`, `fee`, `payout`, `soldAt` of the customer’s own sales',
    'makers learn about their sales only by email',
    { calls: ['readSales'] },
  ),
  marketplace(
    'refusal of a profile name that another customer has or had (422, `PROFILE_NAME_USED`)',
    'two profiles may have the same address, and old links may lead to another customer’s profile',
  ),
];

/**
 * Returns the runs that detect an addition: `no` if the check leaves out or cannot judge all of its calls, and for
 * habits of the shop.
 */
export function checkedOf({ calls = [], fields = [] }: Addition): string {
  const runs = [...calls, ...fields.map(([call]) => call)].map((call) => coverage[call]);
  const seen = runs.filter((run) => run === 'read' || run === 'write');
  if (seen.length === 0) return 'no';
  if (seen.length < runs.length) return 'in part';
  return seen.includes('read') ? 'yes' : 'with `--write`';
}

const rowOf = (each: Addition) => `| ${each.addition} | ${each.without} | ${checkedOf(each)} |`;

/** Returns the table of a reading in Markdown, as `src/docs/deployment.md` holds it. */
export const tableOf = (reading: Reading): string =>
  [
    '| addition | without it | checked |',
    '|---|---|---|',
    ...additions.filter((each) => each.reading === reading).map(rowOf),
  ].join('\n');

/** Returns the addition that a call, or a field of its answer, belongs to. */
export const additionOf = (call: string, path?: string): Addition | null =>
  additions.find(({ calls = [], fields = [] }) =>
    path === undefined
      ? calls.some((each) => each === call)
      : fields.some(([of, field]) => of === call && (path === field || path.endsWith(`.${field}`))),
  ) ?? null;
