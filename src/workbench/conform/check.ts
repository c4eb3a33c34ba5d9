import { checkFields, checkSpecified } from './checks/fields.ts';
import { checkQueries } from './checks/graphql.ts';
import { checkLanguage, checkWordsOfRefusal } from './checks/language.ts';
import { findShop, logIn, logOut, refreshTwice } from './checks/login.ts';
import { readMarket, readOwnMarket } from './checks/market.ts';
import { isOpenTo, walkOrders } from './checks/order.ts';
import { checkStates } from './checks/orders.ts';
import { checkPlatform } from './checks/platform.ts';
import { ADDRESS, makeAddress, saveOneField } from './checks/profile.ts';
import * as reads from './checks/reads.ts';
import { checkResidence } from './checks/residence.ts';
import { followUnknownLinks, signUpOnce } from './checks/signUp.ts';
import type { CallRow, Finding, Report } from './finding.ts';
import { judgeJourneys } from './journeys.ts';
import { type Options, WrongUse } from './options.ts';
import { type Run, startRun } from './run.ts';

/** Checks a shop by the calls of the app. @throws WrongUse where there is no shop, no login, or another channel. */
export async function checkShop(options: Options): Promise<Report> {
  const run = startRun(options);
  const at = new Date();
  try {
    await makeCalls(run);
  } finally {
    run.stop();
  }
  const calls = [...run.observations.map(rowOf), ...run.probes];
  return {
    shop: options.apiBase,
    at,
    isWriting: options.isWriting,
    calls,
    findings: run.findings.toSorted((a, b) => rankOf(a) - rankOf(b)),
    journeys: judgeJourneys(options, calls, run.findings),
    left: run.left,
    notes: run.notes,
  };
}

async function makeCalls(run: Run): Promise<void> {
  const { customer, isWriting } = run.options;
  const isMarket = customer.reading === 'marketplace';
  const channel = await findShop(run);
  if (isWriting && channel !== customer.channel)
    throw new WrongUse(
      `The shop sells in the channel "${channel ?? '?'}", and the customer file names "${customer.channel}": nothing was written.`,
    );
  await checkLanguage(run);
  const work = isMarket ? await readMarket(run) : null;
  const security = isMarket ? null : await reads.readCatalogue(run);
  const offer = work ?? security;
  await checkResidence(run);
  await reads.askForUnknown(run);
  if (isWriting) {
    await signUpOnce(run);
    await followUnknownLinks(run);
  }
  await checkPlatform(run);
  let isRotating = false;
  if (await logIn(run)) {
    isRotating = await refreshTwice(run);
    const customer = await reads.readAccount(run);
    await reads.readOwnOrders(run);
    if (isMarket) await readOwnMarket(run, work);
    else await reads.readInvestments(run);
    if (isWriting) {
      await checkWordsOfRefusal(run, ADDRESS);
      const address = await makeAddress(run);
      await saveOneField(run);
      const isOpen = !security || !customer || isOpenTo(run, security.product, customer);
      if (offer && isOpen) await walkOrders(run, offer, isMarket ? address : null);
    }
  }
  checkStates(run);
  await checkQueries(run);
  checkFields(run);
  checkSpecified(run);
  await logOut(run, isRotating);
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
