import type { Call } from '#api/call.ts';
import type { Reading } from '#domain/shop/settings.ts';
import { additionOf } from './additions.ts';
import { coverage } from './calls.ts';
import type { CallRow, Finding, JourneyRow, Payment } from './finding.ts';
import type { Options } from './options.ts';

/** A customer's task, and the calls that it requires. The name claims no more than the check has tried. */
interface Journey {
  name: string;
  needs: readonly Call[];
  /** Calls that block the journey if they fail, but that not every customer makes. */
  also?: readonly Call[];
  /** Addition without which the journey does not exist. */
  restsOn?: Call;
  reading?: Reading;
  payment?: Payment;
}

const documents: readonly Call[] = ['readLegalDocument', 'downloadFile'];
const cart: readonly Call[] = ['createOrder', 'addItem', 'changeQuantity', 'choosePaymentMethod'];
const subscription: readonly Call[] = [
  ...(['login', 'readCustomer', 'readProducts', 'readProduct', 'readPaymentMethods'] as const),
  ...([...cart, 'confirmLegalDocuments'] as const),
];
const purchase: readonly Call[] = [
  ...(['login', 'readCustomer', 'readItems', 'readItem', 'readPaymentMethods', 'readAddresses'] as const),
  ...([...cart, 'addressOrder'] as const),
];

/** Calls that other calls make internally: both fail together. */
const INNER: Partial<Record<Call, readonly Call[]>> = { readCustomer: ['readAddress'] };

const JOURNEYS: readonly Journey[] = [
  { name: 'Read legal pages and reach the company', needs: ['readPages', 'readBlocks', 'readChannel'] },
  { name: 'Sign up', needs: ['signUp', 'requestVerification'] },
  { name: 'Log in and stay logged in', needs: ['login', 'refresh', 'readCustomer'], also: ['verifyCode'] },
  { name: 'Log out', needs: ['login', 'endSession'] },
  { name: 'Ask for a new password', needs: ['requestReset'] },
  {
    name: 'Fill in the self-disclosure',
    needs: [
      ...(['login', 'readCustomer', 'saveCustomer', 'readAddresses', 'createAddress', 'changeAddress'] as const),
      ...(['readCountries', 'readCurrencies', 'readAnsweredQuestionnaires', 'readIdentification'] as const),
    ],
    also: ['readZoneMembers', 'readUboUsers', 'readUboDocuments', 'readCompanyAddresses'],
    reading: 'investor',
  },
  {
    name: 'Answer questionnaires',
    needs: ['login', 'readQuestionnaire', 'readAnsweredQuestionnaires'],
    restsOn: 'readQuestionnaire',
    reading: 'investor',
  },
  {
    name: 'Look at securities and their documents',
    needs: ['readProducts', 'readProduct', ...documents],
    reading: 'investor',
  },
  {
    name: 'Order by transfer',
    needs: [...subscription, 'completeOrder', 'readOrder'],
    also: [...documents, 'sendLegalDocuments', 'cancelOrder'],
    reading: 'investor',
    payment: 'transfer',
  },
  {
    name: 'Begin an order by card, and cancel it',
    needs: [...subscription, 'cancelOrder'],
    also: [...documents, 'sendLegalDocuments', 'readOrder'],
    reading: 'investor',
    payment: 'card',
  },
  { name: 'See orders and their details', needs: ['login', 'readOrders', 'readOrder'] },
  { name: 'Download invoices', needs: ['login', 'readInvoices', 'downloadInvoice'], reading: 'investor' },
  { name: 'See payouts', needs: ['login', 'readPayouts'], reading: 'investor' },
  { name: 'See the wallet', needs: ['login', 'readPortfolio', 'readHoldings'], reading: 'investor' },
  { name: 'Referrals', needs: ['login', 'readReferrals'], restsOn: 'readReferrals', reading: 'investor' },
  {
    name: 'Browse works',
    needs: ['readItems', 'readItem', 'readCategories'],
    also: ['readPeople', 'readTransactions'],
    reading: 'marketplace',
  },
  {
    name: 'Buy a work by transfer',
    needs: [...purchase, 'completeOrder', 'readOrder'],
    also: ['cancelOrder'],
    reading: 'marketplace',
    payment: 'transfer',
  },
  {
    name: 'Begin to buy a work by card, and cancel it',
    needs: [...purchase, 'cancelOrder'],
    also: ['readOrder'],
    reading: 'marketplace',
    payment: 'card',
  },
  {
    name: 'Keep favourites',
    needs: ['login', 'readFavourites', 'addFavourite', 'removeFavourite'],
    reading: 'marketplace',
  },
];

const concerns = (row: Pick<Finding, 'payment'>, { payment }: Journey) =>
  !row.payment || !payment || row.payment === payment;

/** True if a finding prevents a journey's completion. */
function isHindered(journey: Journey, finding: Finding): boolean {
  const needed = [...journey.needs, ...(journey.also ?? [])];
  const calls = ['preflight', ...needed, ...needed.flatMap((call) => INNER[call] ?? [])];
  return (
    finding.blocks && calls.some((call) => call === (finding.hinders ?? finding.call)) && concerns(finding, journey)
  );
}

const journeysOf = (reading: Reading) => JOURNEYS.filter((journey) => (journey.reading ?? reading) === reading);

/** True if a finding blocks at least one journey of a reading; the report marks all others as not blocking. */
export const blocksJourneys = (reading: Reading, finding: Finding): boolean =>
  journeysOf(reading).some((journey) => isHindered(journey, finding));

/** Returns the state of each journey of a reading, from the calls made and the findings. */
export function judgeJourneys(
  { customer: { reading }, isWriting }: Pick<Options, 'customer' | 'isWriting'>,
  calls: readonly CallRow[],
  findings: readonly Finding[],
): JourneyRow[] {
  return journeysOf(reading).map((journey) => {
    const { name, needs, restsOn } = journey;
    const blocking = findings.find((finding) => isHindered(journey, finding));
    if (blocking) return { name, state: 'blocked', because: reasonOf(blocking) };
    const absent = findings.filter(
      ({ kind, call }) => kind === 'additionAbsent' && needs.some((need) => need === call && additionOf(call) !== null),
    );
    const because = [...new Set(absent.map(({ consequence }) => consequence))].join(' ');
    if (absent.some(({ call }) => call === restsOn)) return { name, state: 'notOffered', because };
    const made = (need: Call) => calls.filter((row) => row.call === need && concerns(row, journey));
    const missing = needs.filter((need) => made(need).every(({ status }) => status === LIMITED));
    if (missing.length === 0) return { name, state: 'completes', because };
    const limited = missing.filter((need) => made(need).length > 0);
    if (limited.length > 0)
      return { name, state: 'notTried', because: `the shop limits ${limited.join(', ')}: try again later` };
    return { name, state: 'notTried', because: reasonOfMissing(missing, isWriting) };
  });
}

/** Status of a rate-limited call, which the shop has not executed. */
const LIMITED = 429;

/** Returns the reason for missing calls: a run without `--write` makes no writing calls. */
const reasonOfMissing = (missing: readonly Call[], isWriting: boolean) =>
  !isWriting && missing.some((call) => coverage[call] === 'write')
    ? 'it needs --write'
    : `the shop gave no occasion for ${missing.join(', ')}`;

const reasonOf = ({ call, path, expected, got }: Finding) => `${call} ${path}: expected ${expected}, got ${got}`;
