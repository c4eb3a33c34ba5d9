import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Http } from '#api/http.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { createResourceMachine, type ResourceMachine } from '#machines/kit/resource/machine.ts';
import type { ResourceKey } from '#machines/kit/resource/ports.ts';
import { dataOf, failureIn, pastReadAtOf } from '#machines/kit/resource/selectors.ts';
import type { Inspect } from '../inspection/inspect.ts';
import type { Patience } from '../start/patience.ts';
import type { SessionActor } from '../start/startSession.ts';

export type ResourceActor<T> = ActorRefFrom<ResourceMachine<T>>;

/**
 * Causes that make a value outdated: a write to the shop, or another language, in which the shop would have answered
 * differently.
 */
export type Change =
  | 'customer'
  | 'answers'
  | 'identity'
  | 'evidence'
  | 'orders'
  | 'tokens'
  | 'excerpts'
  | 'discount'
  | 'items'
  | 'favourites'
  | 'locale';

export interface ReadContext {
  http: Http;
  /** Empty for visitors, for whom no private resource is read. */
  customerUuid: string;
  /** Selects one of several resources of a kind: an order's token, a page's code. */
  key: string;
  signal: AbortSignal;
}

/** A read whose value is shared between screens. */
export interface Resource<T> {
  /** Unique name, for the atlas and reports. */
  name: string;
  /** Milliseconds for which a value is not read again. */
  freshness: number;
  /** True if the value belongs to the customer: then a change of customer drops it, and visitors do not read it. */
  isPrivate: boolean;
  invalidatedBy: readonly Change[];
  /** True if the device keeps the value until the customer logs out, to show it without a connection. */
  isKept: boolean;
  /**
   * Throws `FailureError`. Reads all pages of a paged list.
   *
   * @param onPart Shows the first part of a value of several pages while the rest is read. Not part of `question`,
   * since TypeScript would then infer T from that type before it has seen the return type of `read`.
   */
  read: (question: ReadContext, onPart: (part: T) => void) => Promise<T>;
}

interface Definition<T>
  extends Pick<Resource<T>, 'name' | 'read'>,
    Partial<Pick<Resource<T>, 'isPrivate' | 'invalidatedBy' | 'isKept'>> {
  /** Kind of the value, which decides how long it counts as fresh; 0 for values that are always read again. */
  freshness: keyof typeof freshness | 0;
}

/**
 * Defines a read: in `app/reads` if several features show it, else in its feature. A value is private unless it is
 * defined to be public, and no change outdates it by default.
 */
export const defineResource = <T>(definition: Definition<T>): Resource<T> => ({
  isPrivate: true,
  invalidatedBy: [],
  isKept: false,
  ...definition,
  freshness: definition.freshness && freshness[definition.freshness],
});

/** Value that this device has kept, and the time of its read in milliseconds since 1970. */
export interface PastValue {
  value: unknown;
  readAt: number;
}

/**
 * Values of earlier visits on this device. Each read that begins gets its own place, of the present customer; null for
 * a visitor.
 */
export type PastValues = (name: string) => {
  /** Resolves with the kept value, null without one. Returns null at once with a connection. */
  find(): Promise<PastValue | null> | null;
  keep(value: unknown): void;
} | null;

/** Resource, with its key if it is one of several. */
export type Wanted = Resource<unknown> | readonly [Resource<unknown>, key: string];

export interface Resources {
  /** Returns the resource's actor, created on first use. `key` selects one of several of the kind. */
  of<T>(resource: Resource<T>, key?: string): ResourceActor<T>;
  /** Starts a screen's reads in parallel; fresh values are not read again. */
  request(...wanted: readonly Wanted[]): void;
  /**
   * Reads the followed resources again that this change has outdated. Others are read again once a screen requests
   * them.
   */
  invalidate(change: Change): void;
}

interface World {
  http: Http;
  session: SessionActor;
  /** Called for each failed read, also while an old value is still shown. */
  onFailed: (failure: Failure) => void;
  /** Called when, after failures, all read values are present and up to date again. */
  onRecovered: () => void;
  /** Called with each resource actor when it is created. */
  onStarted: Patience['follow'];
  past: PastValues;
  /** Called with the time of the oldest value of an earlier visit, in milliseconds since 1970; null without one. */
  onPast: (readAt: number | null) => void;
  inspect: Inspect | undefined;
}

/** Failures that a retry does not fix. */
const lasting: readonly Failure['kind'][] = ['notFound', 'notOffered', 'otherCurrency'];
/**
 * Failures that the page itself reports: by the login, by the not-found view, and as missing or in another currency.
 */
const saidElsewhere = ['unauthorized', ...lasting];

type News = { type: 'resource.forgotten' | 'resource.invalidated' | 'resource.outdated' | 'connection.restored' };

interface Started {
  resource: Resource<unknown>;
  key: string;
  actor: object;
  /** Time of the value's read if that was at an earlier visit, in milliseconds since 1970. */
  pastReadAt: number | null;
  isFollowed: () => boolean;
  /** True if the last page that showed it has been left. */
  isLeft: () => boolean;
  /** True for one of several of its kind that no page shows: an old value, or none after a failure or a logout. */
  isOver: () => boolean;
  tell: (news: News | { type: 'read.requested' }) => void;
}

/**
 * Counts an actor's subscriptions from now on. Returns the tests that there is one, and that there only was one. The
 * first one has an old value read again, which may have become so after the page requested it; a failure stays, for the
 * page to say it.
 */
function countFollowers<T>(actor: ResourceActor<T>): Pick<Started, 'isFollowed' | 'isLeft'> {
  const followers = new Set<object>();
  let wasFollowed = false;
  const subscribe = actor.subscribe.bind(actor);
  Object.assign(actor, {
    subscribe(...observer: Parameters<typeof subscribe>) {
      const subscription = subscribe(...observer);
      const { value, context } = actor.getSnapshot();
      if (followers.size === 0 && value === 'stale' && !context.failure) actor.send({ type: 'read.requested' });
      followers.add(subscription);
      wasFollowed = true;
      return {
        unsubscribe() {
          followers.delete(subscription);
          subscription.unsubscribe();
        },
      };
    },
  });
  const isFollowed = () => followers.size > 0;
  return { isFollowed, isLeft: () => wasFollowed && !isFollowed() };
}

/**
 * Creates the resources of the app, one actor each. That of one among several (an order, a work) lives while its value
 * is fresh or followed, all others for ever. Components never fetch: routes request, views show, writes invalidate.
 */
export function createResources({
  http,
  session,
  onFailed,
  onRecovered,
  onStarted,
  past,
  onPast,
  inspect,
}: World): Resources & { reconnect(): void } {
  let started: Started[] = [];
  const failed = new Set<object>();
  /** Repeats failed reads, except those of pages that were left: these are read once a screen requests them. */
  const reconnect = () => {
    for (const each of started) if (!each.isLeft()) each.tell({ type: 'connection.restored' });
  };

  function find<T>(resource: Resource<T>, key: string) {
    const isIt = (each: Started): each is Started & { actor: ResourceActor<T> } =>
      each.resource === resource && each.key === key;
    return started.find(isIt);
  }

  function start<T>(resource: Resource<T>, key: string) {
    const read = async (signal: AbortSignal) => {
      const customerUuid = selectCustomerUuid(session.getSnapshot()) ?? '';
      if (resource.isPrivate && customerUuid === '') throw new FailureError({ kind: 'unauthorized' });
      const onPart = (part: T) => signal.aborted || actor.send({ type: 'part.came', data: part });
      const place = resource.isKept ? past(resource.name) : null;
      const finding = dataOf(actor.getSnapshot()) === null && place?.find();
      if (finding) {
        const found = await finding;
        // Kept by this version of the app, from a value of this resource.
        if (found && !signal.aborted) actor.send({ type: 'past.found', data: found.value as T, readAt: found.readAt });
      }
      const data = await resource.read({ http, customerUuid, key, signal }, onPart);
      if (!signal.aborted) place?.keep(data);
      return data;
    };
    const machine = createResourceMachine<T>().provide({
      actors: { read: fromPromise<T, ResourceKey>(async ({ signal }) => read(signal)) },
    });
    const input = { name: resource.name, key, freshness: resource.freshness };
    const actor = createActor(machine, { input, inspect }).start();
    onStarted(actor);
    let reported: Failure | null = null;
    actor.subscribe((snapshot) => {
      const failure = failureIn(snapshot);
      if (failure && failure !== reported && !saidElsewhere.includes(failure.kind)) onFailed(failure);
      reported = failure;
      if (entry.pastReadAt !== pastReadAtOf(snapshot)) {
        entry.pastReadAt = pastReadAtOf(snapshot);
        const times = started.flatMap((each) => each.pastReadAt ?? []);
        onPast(times.length > 0 ? Math.min(...times) : null);
      }
      if (snapshot.matches('idle')) failed.delete(actor);
      else if (snapshot.matches('ready')) recover(actor);
      else if (failure && !lasting.includes(failure.kind)) failed.add(actor);
    });
    const { isFollowed, isLeft } = countFollowers(actor);
    const entry: Started & { actor: ResourceActor<T> } = {
      resource,
      key,
      actor,
      pastReadAt: null,
      isFollowed,
      isLeft,
      isOver() {
        const snapshot = actor.getSnapshot();
        if (key === '' || isFollowed()) return false;
        if (isLeft()) return !snapshot.hasTag('busy') && !snapshot.matches('ready');
        // A page that has requested it may not be mounted yet.
        return snapshot.matches('stale') && !failed.has(actor);
      },
      tell: (news: News | { type: 'read.requested' }) => actor.send(news),
    };
    started.push(entry);
    return entry;
  }

  /** Retries failed reads: an answer after a failure proves that the shop is reachable again. */
  function recover(actor: object) {
    if (!failed.delete(actor)) return;
    for (const each of started) if (each.isLeft()) failed.delete(each.actor);
    if (failed.size === 0) onRecovered();
    else reconnect();
  }

  const at = <T>(resource: Resource<T>, key = '') => find(resource, key) ?? start(resource, key);

  session.on('customer.changed', () => {
    for (const each of started) if (each.resource.isPrivate) each.tell({ type: 'resource.forgotten' });
  });

  return {
    of: (resource, key) => at(resource, key).actor,
    request(...wanted) {
      for (const each of wanted) {
        const [resource, key] = 'name' in each ? [each] : each;
        at(resource, key).tell({ type: 'read.requested' });
      }
      for (const each of started.filter(({ isOver }) => isOver())) failed.delete(each.actor);
      started = started.filter(({ isOver }) => !isOver());
    },
    invalidate(change) {
      for (const each of started)
        if (each.resource.invalidatedBy.includes(change))
          each.tell({ type: each.isFollowed() ? 'resource.invalidated' : 'resource.outdated' });
    },
    reconnect,
  };
}
