import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { Http } from '#api/http.ts';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { createResourceMachine, type ResourceMachine } from '#machines/resource/machine.ts';
import type { ResourceKey } from '#machines/resource/ports.ts';
import { failureIn } from '#machines/resource/selectors.ts';
import { selectCustomerUuid } from '#machines/session/selectors.ts';
import type { Inspect } from './inspection/inspect.ts';
import type { Patience } from './patience.ts';
import type { SessionActor } from './startSession.ts';

export type ResourceActor<T> = ActorRefFrom<ResourceMachine<T>>;

/**
 * What may make a value wrong: a write to the shop that concerned it, or another language, in which the shop would have
 * answered differently.
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

/** What a read is given. */
export interface Question {
  http: Http;
  /** Empty for a visitor, who is asked for nothing private. */
  customerUuid: string;
  /** Which of several: an order's token, a page's code. */
  key: string;
  signal: AbortSignal;
}

/** Something that is read and shared between screens. */
export interface Resource<T> {
  /** Tells it apart from the others in the atlas and in reports. */
  name: string;
  /** Milliseconds for which a value needs no second look. */
  freshness: number;
  /** What belongs to the customer is forgotten when the session is another's, and not asked for without one. */
  isPrivate: boolean;
  invalidatedBy: readonly Change[];
  /**
   * Throws `FailureError`. What the shop pages is read to its end.
   *
   * @param onPart Shows the first part of a value of several pages, while the rest is read. No part of the question, from
   * whose type TypeScript would then take T before it has seen what `read` returns.
   */
  read: (question: Question, onPart: (part: T) => void) => Promise<T>;
}

/** A read, defined once: in `app/reads` when several features show it, else beside the one that does. */
export const defineResource = <T>(resource: Resource<T>): Resource<T> => resource;

/** A resource, or one of several with its key. */
export type Wanted = Resource<unknown> | readonly [Resource<unknown>, key: string];

export interface Resources {
  /** The actor that reads this resource, made when it is first asked for. `key` where there are several of the kind. */
  of<T>(resource: Resource<T>, key?: string): ResourceActor<T>;
  /** Starts the reads that a screen needs, all at once; what is recent enough is not read again. */
  request(...wanted: readonly Wanted[]): void;
  /** What this change made wrong is read again where it was read. */
  invalidate(change: Change): void;
}

/** What the resources are made with. */
interface World {
  http: Http;
  session: SessionActor;
  /** Hears of each read that came to nothing, also where an old value is still shown. */
  onFailed: (failure: Failure) => void;
  /** Hears when, after failures, nothing that was read is missing or out of date any more. */
  onRecovered: () => void;
  /** Hears of each actor that reads, when it is made. */
  onStarted: Patience['follow'];
  inspect: Inspect | undefined;
}

/** Failures that the page itself tells: the login's, of what is not found, what the shop lacks, and another currency. */
const saidElsewhere: readonly Failure['kind'][] = ['unauthorized', 'notFound', 'notOffered', 'otherCurrency'];
/** Failures that another try does not mend. */
const lasting: readonly Failure['kind'][] = ['notFound', 'notOffered', 'otherCurrency'];

/** What concerns many resources at once. */
type News = { type: 'resource.forgotten' | 'resource.invalidated' | 'connection.restored' };

interface Started {
  resource: Resource<unknown>;
  key: string;
  actor: unknown;
  tell: (news: News | { type: 'read.requested' }) => void;
}

/**
 * The resources of the app, one long-lived actor each. Nothing is fetched by a component: routes request, views show,
 * writes invalidate.
 */
export function createResources({
  http,
  session,
  onFailed,
  onRecovered,
  onStarted,
  inspect,
}: World): Resources & { reconnect(): void } {
  const started: Started[] = [];
  const failed = new Set<object>();
  const tell = (news: News, concerns: (resource: Resource<unknown>) => boolean) => {
    for (const each of started) if (concerns(each.resource)) each.tell(news);
  };

  function find<T>(resource: Resource<T>, key: string) {
    const isIt = (each: Started): each is Started & { actor: ResourceActor<T> } =>
      each.resource === resource && each.key === key;
    return started.find(isIt);
  }

  function start<T>(resource: Resource<T>, key: string) {
    const read = (signal: AbortSignal) => {
      const customerUuid = selectCustomerUuid(session.getSnapshot()) ?? '';
      if (resource.isPrivate && customerUuid === '') throw new FailureError({ kind: 'unauthorized' });
      const onPart = (part: T) => signal.aborted || actor.send({ type: 'part.came', data: part });
      return resource.read({ http, customerUuid, key, signal }, onPart);
    };
    const machine = createResourceMachine<T>().provide({
      actors: { read: fromPromise<T, ResourceKey>(async ({ signal }) => read(signal)) },
    });
    const { name, freshness } = resource;
    const actor = createActor(machine, { input: { name, key, freshness }, inspect }).start();
    onStarted(actor);
    let told: Failure | null = null;
    actor.subscribe((snapshot) => {
      const failure = failureIn(snapshot);
      if (failure && failure !== told && !saidElsewhere.includes(failure.kind)) onFailed(failure);
      told = failure;
      if (snapshot.matches('idle')) failed.delete(actor);
      else if (snapshot.matches('ready')) recover(actor);
      else if (failure && !lasting.includes(failure.kind)) failed.add(actor);
    });
    const entry = { resource, key, actor, tell: (news: News | { type: 'read.requested' }) => actor.send(news) };
    started.push(entry);
    return entry;
  }

  /** An answer after a failure says that the shop is back: the other reads need not wait to be asked for one by one. */
  function recover(actor: object) {
    if (!failed.delete(actor)) return;
    if (failed.size === 0) onRecovered();
    else tell({ type: 'connection.restored' }, () => true);
  }

  const at = <T>(resource: Resource<T>, key = '') => find(resource, key) ?? start(resource, key);

  session.on('customer.changed', () => tell({ type: 'resource.forgotten' }, ({ isPrivate }) => isPrivate));

  return {
    of: (resource, key) => at(resource, key).actor,
    request(...wanted) {
      for (const each of wanted) {
        const [resource, key] = 'name' in each ? [each] : each;
        at(resource, key).tell({ type: 'read.requested' });
      }
    },
    invalidate: (change) =>
      tell({ type: 'resource.invalidated' }, ({ invalidatedBy }) => invalidatedBy.includes(change)),
    reconnect: () => tell({ type: 'connection.restored' }, () => true),
  };
}
