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
    'the refresh token is spent by `token/refresh`',
    {
      calls: ['endSession'],
    },
  ),
  investor(
    '`GET reset-password-requests/{token}` tells whether the link of a mail is good: 404 unknown, 409 used, 410 expired',
    'on 405 the form is shown, and the link judged when it is used',
    { calls: ['lookAtLink'] },
  ),
  investor('410 for a verification link that has expired', 'the link is called invalid or used'),
  investor(
    '`PUT customers/{uuid}/email` {email, `currentPassword` or `code`} sends a link to a new address (202 for every address); `PATCH account-verification-requests/{token}` then sets it (409 if somebody else has it), and with the token of the mail to the former address takes the change back (`/verify-email/{token}?for=takeBack`)',
    '`/account/change-email` says that nothing could be changed',
  ),
  investor(
    '`PUT customers/{uuid}/2fa/status` with `currentPassword` when it is switched on (422 with that `propertyPath`)',
    'an open session is enough to switch two-factor on',
  ),
  investor(
    '`GET questionnaires/{type}`, `POST answered-questionnaires` {questionnaire, answers}',
    'the questionnaires cannot be answered here: who has not answered them elsewhere cannot invest, but goes on to the identity check and home',
    { calls: ['readQuestionnaire', 'answerQuestionnaire'] },
  ),
  investor(
    '`GET referral-codes/{code}` names the referrer by first name and initial',
    'the code stands in the form and is checked by the sign-up',
    { calls: ['readReferrer'] },
  ),
  investor(
    '`GET referrals`, paged: `id`, `initials`, `signedUpOn`, `status`, `commission` in cents, `earnedOn`; nothing else of these people',
    'a sentence says that the shop does not show them; the link is there',
    { calls: ['readReferrals'] },
  ),
  investor("a customer's `referralCommission` in cents", 'no amount is named', {
    fields: [['readCustomer', 'referralCommission']],
  }),
  investor(
    '`GET discounts`, `POST discounts` {code}, once for a customer (404 not valid, 409 another is redeemed): `credit` in cents, `creditedOn`',
    'a sentence says that the shop takes no codes',
    { calls: ['readDiscount', 'redeemDiscount'] },
  ),
  investor('the content page `referral-terms`', 'the link to the terms leads to the not-found page'),
  investor(
    "a payout's `withheld`: cents of `capitalGains`, `solidarity` and `church` tax; `amount` is after them",
    'taxes are called unknown',
    { fields: [['readPayouts', 'withheld']] },
  ),
  investor(
    '`GET customer-payouts/{year}/statement`: the tax file of a year, PDF or `text/csv`; 404 for a year to come',
    'the tax file cannot be saved; all payouts can be had as CSV',
    { calls: ['downloadTaxFile'] },
  ),
  investor(
    "an order's `received`: cents that came by transfer; `bankTransfer.amount` is the rest",
    'how much of a part payment came is not told: customers are asked to enquire before they pay more',
    {
      fields: [['readOrders', 'received']],
    },
  ),
  investor(
    "an order's `money`: {kind, amount, at} for transfers that came `short`, `over`, `late` or `twice`, or were `returned`; `cancelledAt`",
    'the history tells neither these sums nor the day of a cancellation',
    {
      fields: [
        ['readOrders', 'money'],
        ['readOrders', 'cancelledAt', { paymentState: 'cancelled' }],
      ],
    },
  ),
  investor("an order's `paidAt` and `registeredAt`", 'its timeline has no days for them', {
    fields: [
      ['readOrders', 'paidAt', { paymentState: 'paid' }],
      ['readOrders', 'registeredAt', { shippingState: 'shipped' }],
    ],
  }),
  investor(
    "an order item's `productCode` and `nominalValue`, a payment's `state`",
    'the product is looked for by its name and variant, the nominal value comes from its terms; one that the catalogue does not list has no nominal value, and a sentence in place of its documents',
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
    'an order without `bankTransfer` is paid online if the configuration of its payment has a session; customers learn how after ordering',
    { fields: [['readPaymentMethods', 'kind']] },
  ),
  investor("a wallet's `id`", 'nothing can be sent from it', { fields: [['readCustomer', 'defaultWallet.id']] }),
  investor('the parameter `subscribed` of `ORDER_TOO_HIGH`: cents of the same bond before', 'the limit alone is named'),
  investor('the `declarations` of an order, below', 'the `notes` of the completion alone carry them'),
  investor(
    "`POST orders/{token}/withdrawal`, `POST withdrawals` (§ 356a BGB), an order's `withdrawnAt`",
    'set `withdrawals` to `false`: mail is named instead',
    { calls: ['withdrawOrder', 'declareWithdrawal'] },
  ),
  investor(
    'an address that is sent again is answered, not made again',
    'a repeated call leaves a copy, which nothing uses',
  ),
  investor(
    "a register excerpt's `productCode` and `productName`",
    'excerpts are listed by file name and chosen by year',
    {
      fields: [
        ['readExcerpts', 'productCode'],
        ['readExcerpts', 'productName'],
      ],
    },
  ),
  investor(
    '`POST customer-documents/statements` issues an excerpt of each security held, once a day (409), and mails it',
    'the request at `/account/custody` fails and says so',
    { calls: ['requestStatements'] },
  ),
  investor(
    "a document's `size` and `sha256`; 409 for a file that is there",
    'after a lost answer a file may be there twice',
  ),
  investor(
    '`GET token/transactions`, each with `productCode` (or null)',
    'a sentence says that the shop does not show them',
    { calls: ['readLedger'] },
  ),
  investor(
    '`POST token/transfer` with `toAddress`, `productVariant`, `quantity`, `code`, `reference` (409 for a used reference), `GET token/transfers/{reference}`, `GET token/recipients/{address}`, `POST token/whitelist-requests`',
    'tokens cannot be transferred, and the wallet says so',
    { calls: ['readTransfer', 'readRecipient', 'requestWhitelisting', 'sendTransfer'] },
  ),
  investor(
    "a token asset's `walletId`, `unitNominal` and `owedBack` (tokens that go back to the shop after a withdrawal) in GraphQL",
    "without `walletId` nothing can be transferred, and the wallet says so; the nominal value comes from the product's attributes or the variant's price; without `owedBack` the shop refuses what is more than the balance (`BALANCE_TOO_LOW` with `available`)",
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
    'invoices have no columns for them, and no choice of year and security',
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
    'cards have a pattern in place of a picture, profiles no banner; the page of a work shows its files to customers, by `GET media-files/{id}/presign`, and asks visitors to log in',
    {
      fields: [
        ['readItems', 'mediaFiles[].url'],
        ['readItem', 'mediaFiles[].url'],
        ['readPeople', 'mediaFiles[].url'],
      ],
    },
  ),
  marketplace("a media file's `posterUrl` and `captions` (WebVTT by `locale`)", 'sounds and films have neither', {
    fields: [['readItem', 'posterUrl']],
  }),
  marketplace(
    '`widths` of a media file: pixels that its picture can be had in by `?width=` in its address, the widest for the file itself; empty for none',
    'pictures are loaded as they are',
    { fields: [['readItems', 'widths']] },
  ),
  marketplace(
    "a profile's `itemCount`, by which `customers` is ordered",
    "creators come in the shop's order, without a number",
    {
      fields: [['readPeople', 'itemCount']],
    },
  ),
  marketplace(
    '`customer` by a `profileName`, and by the IRI of somebody else: only `uuid`, `profileName`, `profileDescription`, `profileImage`, `mediaFiles`, and nothing without a profile name',
    'a profile is looked for in the first page of `customers` of that name',
    { calls: ['readPerson'] },
  ),
  marketplace(
    'a favourite that is sent again is answered, not made again',
    'a repeated call is refused, and the list read again',
  ),
  marketplace(
    "a presigned upload's `uuid`, `fileName`, `mediaType`, `offset`, `complete`, `expiresAt`; the same `hash` is the same upload",
    'a file is sent whole, and again after a lost answer',
  ),
  marketplace(
    'the bucket takes pieces (`Content-Range`; 409 with `offset` for one that does not follow) and answers `offset` and `complete`',
    'an upload that was cut begins anew',
  ),
  marketplace("a work's `mainTaxon`, the code of its category", 'works are in no category'),
  marketplace(
    'GraphQL `collections` (`name`, a part of it): `name`, its `creator` (`uuid`, `profileName`), `itemCount`, the `latest` works; equal names of two creators are two collections; `products` with `collection`',
    'there are no collections: the search does not offer them, and the name of one leads to a search for it among the works of its creator, which finds them by the phrase',
    { calls: ['readCollections'] },
  ),
  marketplace(
    "a work's `reference`: the same call again is answered with what it made (409 for another work)",
    'a repeated call makes the work twice',
  ),
  marketplace(
    "a customer's files have a limit together (422, `FILES_TOO_BIG`; the sandbox's is 1 GB)",
    'there is none',
  ),
  marketplace(
    'GraphQL `listings` with `sold`: `quantity`, `price`, `fee`, `payout`, `soldAt` of one’s own sales',
    'makers are told of their sales by mail alone',
    { calls: ['readSales'] },
  ),
  marketplace('a used profile name is refused (422, `PROFILE_NAME_USED`)', 'two profiles have one address'),
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
