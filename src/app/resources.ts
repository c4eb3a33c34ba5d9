import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { readBlocks } from '#api/content.ts';
import type { Http } from '#api/http.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { createResourceMachine, type ResourceInput, type ResourceMachine } from '#machines/resource/machine.ts';
import type { ResourceKey } from '#machines/resource/ports.ts';
import { failureIn } from '#machines/resource/selectors.ts';
import { selectCustomerUuid } from '#machines/session/selectors.ts';
import type { Inspect } from './inspection/inspect.ts';
import type { LazyReads, Question, Sources } from './sources.ts';
import type { SessionActor } from './startSession.ts';

export type ResourceName = keyof Sources;
export type ResourceActor<T> = ActorRefFrom<ResourceMachine<T>>;

interface Definition<T> {
  /** Milliseconds for which a value needs no second look. */
  freshness: number;
  /** What belongs to the customer is forgotten when the session is another's. */
  isPrivate: boolean;
  read: (question: Question) => Promise<T>;
}

const lazily =
  <N extends keyof LazyReads>(name: N) =>
  async (question: Question): Promise<Sources[N]> =>
    (await import('./reads.ts')).reads[name](question);

const definitions: { [N in ResourceName]: Definition<Sources[N]> } = {
  customer: { freshness: freshness.customer, isPrivate: true, read: lazily('customer') },
  portfolio: { freshness: freshness.holdings, isPrivate: true, read: lazily('portfolio') },
  payouts: { freshness: freshness.payouts, isPrivate: true, read: lazily('payouts') },
  products: { freshness: freshness.products, isPrivate: false, read: lazily('products') },
  invoices: { freshness: freshness.orders, isPrivate: true, read: lazily('invoices') },
  channel: { freshness: freshness.content, isPrivate: false, read: lazily('channel') },
  blocks: { freshness: freshness.content, isPrivate: false, read: ({ http, signal }) => readBlocks(http, signal) },
  page: { freshness: freshness.content, isPrivate: false, read: lazily('page') },
  order: { freshness: 0, isPrivate: true, read: lazily('order') },
};

type Actors = { [N in ResourceName]: Map<string, ResourceActor<Sources[N]>> };

function start<T>(
  input: ResourceInput,
  read: (signal: AbortSignal) => Promise<T>,
  inspect: Inspect | undefined,
): ResourceActor<T> {
  const machine = createResourceMachine<T>().provide({
    actors: { read: fromPromise<T, ResourceKey>(({ signal }) => read(signal)) },
  });
  return createActor(machine, { input, inspect }).start();
}

export interface Resources {
  /** The actor that reads this resource, made when it is first asked for. `key` where there are several of the kind. */
  of<N extends ResourceName>(name: N, key?: string): ResourceActor<Sources[N]>;
  /** Starts the reads that a screen needs, all at once; what is recent enough is not read again. */
  request(...names: ResourceName[]): void;
  /** Starts the read of one of several of a kind. */
  requestOne(name: ResourceName, key: string): void;
  /** A write made these wrong: those that are shown are read again. */
  invalidate(...names: ResourceName[]): void;
}

/** What the resources are made with. */
interface World {
  http: Http;
  session: SessionActor;
  /** Hears of each read that came to nothing, also where an old value is still shown. */
  onFailed: (failure: Failure) => void;
  inspect: Inspect | undefined;
}

/**
 * The resources of the app, one long-lived actor each. Nothing is fetched by a component: routes request, views show,
 * writes invalidate.
 */
export function createResources({ http, session, onFailed, inspect }: World): Resources {
  const actors: Actors = {
    customer: new Map(),
    portfolio: new Map(),
    payouts: new Map(),
    products: new Map(),
    invoices: new Map(),
    channel: new Map(),
    blocks: new Map(),
    page: new Map(),
    order: new Map(),
  };
  /** All that were made, for what concerns more than one. */
  const started: { name: ResourceName; tell: (news: News) => void }[] = [];
  const tell = (news: News, concerns: (name: ResourceName) => boolean) => {
    for (const each of started) if (concerns(each.name)) each.tell(news);
  };

  function of<N extends ResourceName>(name: N, key = ''): ResourceActor<Sources[N]> {
    const made = actors[name].get(key);
    if (made) return made;
    const definition: Definition<Sources[N]> = definitions[name];
    const read = (signal: AbortSignal) => {
      const customerUuid = selectCustomerUuid(session.getSnapshot()) ?? '';
      if (definition.isPrivate && customerUuid === '') throw new FailureError({ kind: 'unauthorized' });
      return definition.read({ http, customerUuid, key, signal });
    };
    const actor = start({ name, key, freshness: definition.freshness }, read, inspect);
    actors[name].set(key, actor);
    let told: Failure | null = null;
    actor.subscribe((snapshot) => {
      const failure = failureIn(snapshot);
      if (failure && failure !== told && !saidElsewhere.includes(failure.kind)) onFailed(failure);
      told = failure;
    });
    started.push({ name, tell: (news) => actor.send(news) });
    return actor;
  }

  session.on('customer.changed', () => tell({ type: 'resource.forgotten' }, (name) => definitions[name].isPrivate));
  window.addEventListener('online', () => tell({ type: 'connection.restored' }, () => true));

  return {
    of,
    request: (...wanted) => {
      for (const name of wanted) of(name).send({ type: 'read.requested' });
    },
    requestOne: (name, key) => of(name, key).send({ type: 'read.requested' }),
    invalidate: (...wanted) => tell({ type: 'resource.invalidated' }, (name) => wanted.includes(name)),
  };
}

/** Failures that have a page or a notice of their own: login, not found, offline. */
const saidElsewhere: readonly Failure['kind'][] = ['unauthorized', 'notFound', 'offline'];

/** What concerns many resources at once. */
type News = { type: 'resource.forgotten' | 'resource.invalidated' | 'connection.restored' };
