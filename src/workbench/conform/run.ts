import type { Call } from '#api/call.ts';
import { createHttp, type Http } from '#api/http.ts';
import { createSession, type SessionService } from '#api/session.ts';
import type { Stored, Vault } from '#api/vault.ts';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import type { Locale } from '#domain/shop/settings.ts';
import type { CallRow, Finding, Payment, Probe } from './finding.ts';
import { judge } from './judge.ts';
import { type Observation, observe } from './observe.ts';
import type { Options } from './options.ts';

/** Words of a finding: by default the answer differs, and blocks no journey. */
export type Words = Pick<Finding, 'path' | 'expected' | 'got' | 'consequence'> & Partial<Finding>;

type Outcome<T> = { value: T; failure: null } | { value: null; failure: Failure };

/** A run of the checks: the app's own API layer, and the findings. */
export interface Run {
  options: Options;
  vault: Vault;
  session: SessionService;
  /** Opens another session on the vault's content, as a reopened page does. */
  reopened(): SessionService;
  /** The language that calls request. */
  locale: Locale;
  /** Makes calls as a visitor does, without the customer's token. */
  visiting<T>(calls: () => Promise<T>): Promise<T>;
  /** The customer's UUID; empty before the login. */
  customerUuid: string;
  /** Makes a call of the app. A failure becomes findings, and the value is null. */
  ask<T>(make: (http: Http) => Promise<T>, payment?: Payment): Promise<T | null>;
  /** Makes a call that the app can do without: its findings do not block. */
  askOptional<T>(make: (http: Http) => Promise<T>): Promise<T | null>;
  /**
   * Makes a call that the shop has to refuse, without judging its failure, which is null if the shop accepted the call.
   */
  askRefusal(make: (http: Http) => Promise<unknown>): Promise<{ failure: Failure | null; seen: Observation }>;
  /** Makes a call without judging it. */
  attempt<T>(make: (http: Http) => Promise<T>): Promise<Outcome<T>>;
  /** Returns the latest observation, or the latest of the named call. */
  last(call?: Call): Observation;
  observations: readonly Observation[];
  settled(): Promise<void>;
  /** Sends a request other than a call of the app; null without an answer. `shown`: request as the report lists it. */
  probe(
    name: Probe,
    path: string,
    init: RequestInit,
    shown?: string,
  ): Promise<{ response: Response; body: unknown } | null>;
  probes: CallRow[];
  findings: Finding[];
  /** Adds a finding about a call, unless the call has one at the same path. */
  find(seen: Pick<Finding, 'call' | 'status' | 'payment'>, words: Words): void;
  /** `left`: objects that stay at the shop; `notes`: gaps of the check. One sentence each. */
  left: string[];
  notes: string[];
  /** First error of the check itself; null for a complete run. */
  crash: string | null;
  stop(): void;
}

const unseen: Observation = {
  call: 'readChannel',
  request: '',
  url: '',
  redirectedTo: null,
  status: null,
  headers: new Headers(),
  body: null,
  isOther: false,
  milliseconds: 0,
  document: null,
  isReduced: false,
  failure: null,
  problems: [],
  isRefusalWanted: false,
};

export function startRun(options: Options): Run {
  const foreignOrigin = isForeign(options) ? options.origin : null;
  const observer = observe(foreignOrigin);
  const vault = memoryVault();
  const settings = { apiBase: options.apiBase, languageTags: options.customer.languageTags };

  const http = observer.watch(
    createHttp({
      settings,
      locale: () => run.locale,
      authoriser: {
        async token() {
          if (isVisiting) return null;
          if (run.session.isExpired()) await run.session.refresh();
          return run.session.token();
        },
        rejected: () => undefined,
      },
      log: () => undefined,
    }),
  );
  const open = () => {
    const session = createSession({
      http,
      vault,
      tabs: { tell: () => undefined, listen: () => () => undefined },
      lock: { run: (task) => task(false) },
      now: Date.now,
    });
    session.read();
    return session;
  };

  async function tryOnce<T>(make: (http: Http) => Promise<T>): Promise<Outcome<T>> {
    try {
      return { value: await make(http), failure: null };
    } catch (error) {
      if (error instanceof FailureError) return { value: null, failure: error.failure };
      throw error;
    }
  }

  /** Waits for the time of a rate limit, as customers do, and repeats the call, which the shop has not executed. */
  async function attempt<T>(make: (http: Http) => Promise<T>): Promise<Outcome<T>> {
    const from = observer.observations.length;
    const outcome = await tryOnce(make);
    if (outcome.failure?.kind !== 'rateLimited') return outcome;
    // A wait of zero, or one in the past, would repeat the call without end.
    const wait = Math.max(1, outcome.failure.retryAfter);
    if (wait > LONGEST_WAIT || wait > patience) return outcome;
    patience -= wait;
    for (const each of observer.observations.slice(from)) if (each.status === 429) each.isRefusalWanted = true;
    const note = `The shop limits its calls: after ${run.last().call} it was waited for ${wait} s.`;
    if (!run.notes.includes(note)) run.notes.push(note);
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    return attempt(make);
  }
  let patience = PATIENCE;

  let isVisiting = false;
  const run: Run = {
    options,
    vault,
    session: open(),
    reopened: open,
    locale: 'de',
    async visiting(calls) {
      isVisiting = true;
      try {
        return await calls();
      } finally {
        isVisiting = false;
      }
    },
    customerUuid: '',
    async ask(make, payment) {
      const from = observer.observations.length;
      const { value, failure } = await attempt(make);
      const made = observer.observations.slice(from).filter((each) => !each.isRefusalWanted);
      for (const each of made) {
        if (payment) each.payment = payment;
        for (const finding of judge(each)) run.find(each, finding);
      }
      // The answers were valid, but lack the requested object.
      const seen = made.at(-1);
      if (failure && failure.kind !== 'notOffered' && seen && made.every((each) => each.failure === null)) {
        const words = { path: '(answer)', expected: 'the object asked for', got: 'nothing' };
        run.find(seen, { ...words, consequence: NOT_FOUND, blocks: true });
      }
      return value;
    },
    async askOptional(make) {
      const { value } = await attempt(make);
      for (const finding of judge(run.last())) run.find(run.last(), { ...finding, blocks: false });
      return value;
    },
    async askRefusal(make) {
      const { failure } = await attempt(make);
      const seen = run.last();
      seen.isRefusalWanted = true;
      return { failure, seen };
    },
    attempt,
    last: (call) => observer.observations.findLast((each) => call === undefined || each.call === call) ?? unseen,
    observations: observer.observations,
    settled: () => observer.settled(),
    async probe(name, path, init, shown) {
      const startedAt = performance.now();
      const row: CallRow = {
        call: name,
        request: shown ?? `${init.method ?? 'GET'} ${path}`,
        status: null,
        milliseconds: 0,
        isRead: null,
      };
      run.probes.push(row);
      try {
        const signal = AbortSignal.timeout(15_000);
        const response = await fetch(`${options.apiBase}${path}`, { redirect: 'manual', signal, ...init });
        const text = await response.text();
        row.status = response.status;
        row.milliseconds = Math.round(performance.now() - startedAt);
        return { response, body: parsed(text) };
      } catch {
        return null;
      }
    },
    probes: [],
    findings: [],
    find({ call, status, payment }, words) {
      const about = { call, status, ...(payment && { payment }) };
      const finding: Finding = { kind: 'differs', blocks: false, ...about, ...words };
      const isSame = (other: Finding) =>
        other.call === finding.call && other.path === finding.path && other.payment === finding.payment;
      if (!run.findings.some(isSame)) run.findings.push(finding);
    },
    left: [],
    notes: [],
    crash: null,
    stop: () => observer.stop(),
  };
  return run;
}

/** Seconds to wait after a 429 answer: per call, and in total per run. */
const LONGEST_WAIT = 60;
const PATIENCE = 300;

const NOT_FOUND = 'Parkett shows the not-found page.';

/** True if the app is on a different origin from the shop. */
export const isForeign = ({ origin, apiBase }: Options): boolean =>
  origin !== null && origin !== new URL(apiBase).origin;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function memoryVault(): Vault {
  let kept: Stored | null = null;
  return {
    read: () => kept,
    store: (session) => {
      kept = session;
    },
    clear: () => {
      kept = null;
    },
    until: async () => undefined,
  };
}
