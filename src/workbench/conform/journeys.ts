import type { Call } from '#api/call.ts';
import type { Reading } from '#domain/shop/settings.ts';
import { additionOf } from './additions.ts';
import { coverage } from './calls.ts';
import type { CallRow, Finding, JourneyRow, Payment } from './finding.ts';
import type { Options } from './options.ts';

/** The errand of a customer, and the calls without which it cannot be completed. */
interface Journey {
  name: string;
  needs: readonly Call[];
  /** Calls that hinder it if they fail, and that not every customer makes. */
  also?: readonly Call[];
  reading?: Reading;
  payment?: Payment;
}

const cart: readonly Call[] = ['createOrder', 'addItem', 'changeQuantity', 'choosePaymentMethod'];
const subscription: readonly Call[] = [
  ...(['login', 'readCustomer', 'readProducts', 'readProduct', 'readPaymentMethods'] as const),
  ...([...cart, 'confirmLegalDocuments'] as const),
];
const purchase: readonly Call[] = [
  ...(['login', 'readCustomer', 'readItems', 'readItem', 'readPaymentMethods', 'readAddresses'] as const),
  ...([...cart, 'addressOrder'] as const),
];

const JOURNEYS: readonly Journey[] = [
  { name: 'Sign up', needs: ['signUp', 'requestVerification'] },
  { name: 'Log in and stay logged in', needs: ['login', 'refresh', 'readCustomer'], also: ['verifyCode'] },
  { name: 'Log out', needs: ['login', 'endSession'] },
  { name: 'Set a new password', needs: ['requestReset'] },
  {
    name: 'Complete the self-disclosure',
    needs: [
      ...(['login', 'readCustomer', 'saveCustomer', 'readAddresses', 'createAddress', 'changeAddress'] as const),
      ...(['readCountries', 'readCurrencies', 'readQuestionnaire', 'readAnsweredQuestionnaires'] as const),
      ...(['readIdentification'] as const),
    ],
    also: ['readZoneMembers', 'readUboUsers', 'readUboDocuments', 'readCompanyAddresses'],
    reading: 'investor',
  },
  {
    name: 'Order by transfer',
    needs: [...subscription, 'completeOrder', 'readOrder'],
    also: ['sendLegalDocuments', 'cancelOrder'],
    reading: 'investor',
    payment: 'transfer',
  },
  {
    name: 'Order by card',
    needs: [...subscription, 'cancelOrder'],
    also: ['sendLegalDocuments'],
    reading: 'investor',
    payment: 'card',
  },
  { name: 'See orders and their details', needs: ['login', 'readOrders'], also: ['readOrder'] },
  { name: 'Download invoices', needs: ['login', 'readInvoices'], also: ['downloadInvoice'], reading: 'investor' },
  { name: 'See payouts', needs: ['login', 'readPayouts'], reading: 'investor' },
  { name: 'See the wallet', needs: ['login', 'readPortfolio', 'readHoldings'], reading: 'investor' },
  {
    name: 'Browse works',
    needs: ['readItems', 'readItem', 'readCategories'],
    also: ['readPeople', 'readTransactions'],
    reading: 'marketplace',
  },
  {
    name: 'Buy a work by transfer',
    needs: [...purchase, 'completeOrder', 'readOrder'],
    reading: 'marketplace',
    payment: 'transfer',
  },
  { name: 'Buy a work by card', needs: [...purchase, 'cancelOrder'], reading: 'marketplace', payment: 'card' },
  {
    name: 'Keep favourites',
    needs: ['login', 'readFavourites', 'addFavourite', 'removeFavourite'],
    reading: 'marketplace',
  },
];

/** Judges which journeys of a reading can be completed, by the calls that were made and what was found. */
export function judgeJourneys(
  { customer: { reading }, isWriting }: Pick<Options, 'customer' | 'isWriting'>,
  calls: readonly CallRow[],
  findings: readonly Finding[],
): JourneyRow[] {
  return JOURNEYS.filter((journey) => (journey.reading ?? reading) === reading).map(
    ({ name, needs, also = [], payment }) => {
      const concerns = (row: { call: string; payment?: Payment }) =>
        !row.payment || !payment || row.payment === payment;
      const blocking = findings.find(
        (finding) =>
          finding.blocks &&
          ['preflight', ...needs, ...also].some((call) => call === (finding.hinders ?? finding.call)) &&
          concerns(finding),
      );
      if (blocking) return { name, state: 'blocked', because: reasonOf(blocking) };
      const absent = findings.filter(
        ({ kind, call }) =>
          kind === 'additionAbsent' && needs.some((need) => need === call && additionOf(call) !== null),
      );
      const missing = needs.filter((need) => !calls.some((row) => row.call === need && concerns(row)));
      if (missing.length === 0) return { name, state: 'completes', because: withoutWhat(absent) };
      return { name, state: 'notTried', because: reasonOfMissing(missing, isWriting) };
    },
  );
}

const withoutWhat = (absent: readonly Finding[]) =>
  [...new Set(absent.map(({ consequence }) => consequence))].join(' ');

/** A run that only reads makes no call that writes. */
const reasonOfMissing = (missing: readonly Call[], isWriting: boolean) =>
  !isWriting && missing.some((call) => coverage[call] === 'write')
    ? 'it needs --write'
    : `the shop gave no occasion for ${missing.join(', ')}`;

const reasonOf = ({ call, path, expected, got }: Finding) => `${call} ${path}: expected ${expected}, got ${got}`;
