import { cancelOrder } from '#api/orderWrites.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { checkCors } from './checks/cors.ts';
import { checkFields, checkSpecified } from './checks/fields.ts';
import { checkQueries } from './checks/graphql.ts';
import { checkLanguage, checkWordsOfRefusal } from './checks/language.ts';
import { checkWrongLogin, findShop, logIn, logOut, refreshTwice } from './checks/login.ts';
import { readMarket, readOwnMarket } from './checks/market.ts';
import { beginCart, isOpenTo, walkOrders } from './checks/order.ts';
import { checkStates } from './checks/orders.ts';
import { checkPlatform } from './checks/platform.ts';
import { ADDRESS, makeAddress, saveOneField } from './checks/profile.ts';
import type { Offer, Security } from './checks/reads.ts';
import * as reads from './checks/reads.ts';
import { checkResidence } from './checks/residence.ts';
import { followUnknownLinks, signUpOnce } from './checks/signUp.ts';
import type { CallRow, Finding, Report } from './finding.ts';
import { blocksJourneys, judgeJourneys } from './journeys.ts';
import { type Options, WrongUse } from './options.ts';
import { type Run, startRun } from './run.ts';

/** Checks a shop by the calls of the app. @throws WrongUse where there is no shop, no login, or another channel. */
export async function checkShop(options: Options): Promise<Report> {
  const run = startRun(options);
  const at = new Date();
  let crash: string | null = null;
  try {
    await makeCalls(run);
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    crash = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
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
    crash,
    notes: run.notes,
  };
}

async function makeCalls(run: Run): Promise<void> {
  const { customer, isWriting } = run.options;
  const isMarket = customer.reading === 'marketplace';
  await findShop(run);
  await checkLanguage(run);
  await reads.readContent(run);
  const work = isMarket ? await readMarket(run) : null;
  const security = isMarket ? null : await reads.readCatalogue(run);
  await checkResidence(run);
  await reads.askForUnknown(run);
  await checkPlatform(run);
  await checkWrongLogin(run);
  const isLoggedIn = await logIn(run);
  const isRotating = isLoggedIn && (await refreshTwice(run));
  if (isLoggedIn) {
    const reader = await reads.readAccount(run);
    await reads.readOwnOrders(run);
    if (isWriting) await write(run, { reader, security, work });
    if (isMarket) await readOwnMarket(run, work);
    else await reads.readInvestments(run);
  }
  checkStates(run);
  await checkQueries(run);
  checkFields(run);
  checkSpecified(run);
  await logOut(run, isRotating);
  await checkCors(run);
}

interface Read {
  reader: Customer | null;
  security: Security | null;
  work: Offer | null;
}

/** Writes, once the shop has named the channel that an order would be in. */
async function write(run: Run, { reader, security, work }: Read): Promise<void> {
  const open = await beginCart(run);
  run.isVisiting = true;
  await signUpOnce(run);
  await followUnknownLinks(run);
  run.isVisiting = false;
  await checkWordsOfRefusal(run, ADDRESS);
  const address = await makeAddress(run);
  await saveOneField(run);
  const offer = security ?? work;
  // A customer who cannot be read orders nothing in the app.
  if (offer && reader && (!security || isOpenTo(run, security.product, reader)))
    await walkOrders(run, offer, work ? address : null);
  else if (open) await run.attempt((http) => cancelOrder(http, open.tokenValue));
}

/** Blocking deviations first, additions last. */
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
  ...{ call, request, status, milliseconds },
  isRead: isRefusalWanted ? null : failure === null,
  ...(payment && { payment }),
});
