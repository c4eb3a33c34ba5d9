import type { Customer } from '#domain/shop/customer.ts';
import { checkCors } from './checks/cors.ts';
import { checkFields, checkSpecified } from './checks/fields.ts';
import { checkQueries } from './checks/graphql.ts';
import { checkLanguage, checkWordsOfRefusal } from './checks/language.ts';
import { checkWrongLogin, findShop, logIn, logOut, refreshTwice } from './checks/login.ts';
import { readMarket, readOwnMarket, type Work } from './checks/market.ts';
import { beginCart, discard, isOpenTo, walkOrders } from './checks/order.ts';
import { checkFacts, checkStates } from './checks/orders.ts';
import { checkPlatform } from './checks/platform.ts';
import { ADDRESS, makeAddress, saveOneField } from './checks/profile.ts';
import type { Security } from './checks/reads.ts';
import * as reads from './checks/reads.ts';
import { checkResidence } from './checks/residence.ts';
import { followUnknownLinks, signUpOnce } from './checks/signUp.ts';
import type { CallRow, Finding, Report } from './finding.ts';
import { blocksJourneys, judgeJourneys } from './journeys.ts';
import { type Options, WrongUse } from './options.ts';
import { type Run, startRun } from './run.ts';

/**
 * Checks a shop by the calls of the app. @throws WrongUse without a shop, for a wrong login, or for another channel.
 */
export async function checkShop(options: Options): Promise<Report> {
  const run = startRun(options);
  const at = new Date();
  try {
    await makeCalls(run);
  } finally {
    run.stop();
  }
  const { reading } = options.customer;
  const calls = [...run.observations.map(rowOf), ...run.probes];
  const findings = run.findings
    .map((each) => ({ ...each, blocks: blocksJourneys(reading, each) }))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return {
    shop: options.apiBase,
    at,
    isWriting: options.isWriting,
    calls,
    findings,
    journeys: judgeJourneys(options, calls, findings),
    left: run.left,
    crash: run.crash,
    notes: run.notes,
  };
}

/** Runs a part of the check. Stores an error of the check itself and continues with the next part. @throws WrongUse */
async function attempt<T>(run: Run, part: () => T | Promise<T>): Promise<T | null> {
  try {
    return await part();
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    run.crash ??= error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return null;
  }
}

async function makeCalls(run: Run): Promise<void> {
  const { customer, isWriting } = run.options;
  const isMarket = customer.reading === 'marketplace';
  await findShop(run);
  await attempt(run, () => checkLanguage(run));
  await attempt(run, () => reads.readContent(run));
  const work = isMarket ? await attempt(run, () => readMarket(run)) : null;
  const security = isMarket ? null : await attempt(run, () => reads.readCatalogue(run));
  await attempt(run, () => checkResidence(run));
  await attempt(run, () => reads.askForUnknown(run));
  await attempt(run, () => checkPlatform(run));
  await attempt(run, () => checkWrongLogin(run));
  const isLoggedIn = await logIn(run);
  const isRotating = isLoggedIn && (await attempt(run, () => refreshTwice(run))) === true;
  if (isLoggedIn) {
    const reader = await attempt(run, () => reads.readAccount(run));
    await attempt(run, () => reads.readOwnOrders(run));
    if (isWriting) await attempt(run, () => write(run, { reader, security, work }));
    await attempt(run, () => (isMarket ? readOwnMarket(run, work) : reads.readInvestments(run)));
  }
  await attempt(run, () => checkStates(run));
  await attempt(run, () => checkFacts(run));
  await attempt(run, () => checkQueries(run));
  await attempt(run, () => checkFields(run));
  await attempt(run, () => checkSpecified(run));
  await attempt(run, () => logOut(run, isRotating));
  await attempt(run, () => checkCors(run));
}

interface Read {
  reader: Customer | null;
  security: Security | null;
  work: Work | null;
}

/** Writes, once the shop has named the channel of its orders. Without a cart, writes nothing. */
async function write(run: Run, { reader, security, work }: Read): Promise<void> {
  const open = await beginCart(run);
  if (!open) {
    run.notes.push('The shop opened no cart, so that its channel is not known for certain: nothing was written.');
    return;
  }
  let isWalked = false;
  try {
    await run.visiting(async () => {
      await signUpOnce(run);
      await followUnknownLinks(run);
    });
    await checkWordsOfRefusal(run, ADDRESS);
    const address = await makeAddress(run);
    await saveOneField(run);
    const offer = security ?? work;
    // The app lets no customer order whose data it cannot read.
    if (!offer || !reader || (security && !isOpenTo(run, security.product, reader))) return;
    isWalked = true;
    await walkOrders(run, offer, work ? address : null);
  } finally {
    if (!isWalked) await discard(run, open.tokenValue, 'nothing that was ordered here');
  }
}

/** Ranks blocking deviations first, additions last. */
const rankOf = ({ blocks, kind }: Finding) =>
  (blocks ? 0 : 4) + ['missingFromSpecification', 'differs', 'additionAbsent'].indexOf(kind);

const rowOf = ({
  call,
  request,
  status,
  milliseconds,
  failure,
  isRefusalWanted,
  payment,
}: Run['observations'][number]): CallRow => ({
  call,
  request,
  status,
  milliseconds,
  isRead: isRefusalWanted ? null : failure === null,
  ...(payment && { payment }),
});
