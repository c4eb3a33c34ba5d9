import type { Rolldown } from 'vite';
import { readScreenTables } from './screens.ts';

export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Parts of the shell, the guard, and the imports of screens, which only signed-in customers need. */
const INSIDE =
  /^\0virtual:code$|[\\/]src[\\/](?:features[\\/]shared[\\/]shell[\\/](?:StatusBannerPart|views[\\/](?:NotificationList|TabBar)View)|app[\\/]onboarding[\\/]followGuard|api[\\/]customers)\.tsx?$/;
const HOME = /[\\/]features[\\/]investor[\\/]home[\\/]screens\.ts$/;
/** Layouts that every page of the account (`ACCOUNT`) and every step of the self-disclosure (`DISCLOSURE`) import. */
const ACCOUNT = /[\\/]components[\\/]account[\\/]Account(?:Layout|Places)\.tsx$/;
const DISCLOSURE = /[\\/]components[\\/]disclosure[\\/]DisclosureLayout\.tsx$/;
/**
 * Small modules of several pages. Their imports would exclude them from `parts`, though nearly all pages load those
 * too.
 */
const DOWNLOADS =
  /[\\/]src[\\/](?:app[\\/](?:downloads[\\/](?:use(?:Invoice)?Download|useDocuments|documentFile)|reads[\\/](?:answers|invoices))|api[\\/]invoices)\.ts$/;
/** Loaded on demand, with dialogs and combo boxes. */
const REACT_ARIA = /[\\/]node_modules[\\/](?:react-aria|react-stately|react-aria-components|@internationalized)[\\/]/;

/**
 * Address fields with their rules (which include those of days), shared by the account, the self-disclosure and the
 * purchase.
 */
const ADDRESS =
  /[\\/](?:node_modules[\\/]validator[\\/]|src[\\/](?:components[\\/]disclosure[\\/](?:AddressFields|CountryField)\.tsx|domain[\\/]input[\\/](?:postcode|dayParts)\.ts)$)/;

/**
 * Screens of both readings that load the shared modules of these groups, instead of moving them to a chunk for nearly
 * all.
 */
const BESIDE = /[\\/]features[\\/](?:investor[\\/]search|shared[\\/]preparation)[\\/]screens\.ts$/;

/**
 * The marketplace's purchase, bid and invoices share much with the investors' order and invoices. They load it from the
 * chunks that it would be in without them, so that no page of the investors loads anything extra.
 */
const GUEST =
  /[\\/]features[\\/]market[\\/](?:(?:purchase|purchaseDetails|invoices)[\\/]screens\.ts|item[\\/]BidPart\.tsx)$/;

/** Modules that orders and purchases share, including the layout of a flow's steps. */
const FLOW =
  /[\\/](?:components[\\/]steps[\\/](?:FlowLayout|FlowSteps|StepForm|stepState)|machines[\\/]flows[\\/](?:placement|checkout)[\\/]\w+|app[\\/]order[\\/](?:placementAt|findOrder|placed)|api[\\/](?:orderTabs|paymentMethods))\.tsx?$/;

/** Screens and dialogs that have to share a module before it moves to a chunk that others load as well. */
const WIDELY = 4;

/** Characters of code that a screen may load without need, to avoid a request for each shared module. */
const SMALL = 5_000;

/**
 * Groups modules into few chunks, since each costs a request, and its name a place in the entry; no chunk is large and
 * needed by few. The bundler itself splits the modules that no group takes: those of one screen or dialog, and large
 * shared ones.
 *
 * - `app`: the entry with all that it imports.
 * - `inside`: modules that every page behind the login needs, and those that home shares with any other screen.
 * - `home`: home, and the modules that it shares only with the investors' account, whose pages are opened from home.
 * - `addressFields`: the fields of an address, with their rules.
 * - `flow`: the layout of a flow's steps, and the modules that orders and purchases share.
 * - `personal`: small modules that only several pages of the account and of the self-disclosure share.
 * - `account`: the layout of the account's pages in both readings, with its icons.
 * - `places`: small modules that only several pages of the account share.
 * - `market`: small modules that only the marketplace's screens and `BESIDE` share.
 * - `parts`: small modules that several other screens share. Nearly all screens load this chunk.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const { isInside, isHome, isMarket, isAccount, isPersonal, isPart } = kinds();
  const group = (name: string, priority: number, is: (id: string, graph: Graph) => boolean) => {
    return { name: (id: string, graph: Graph) => (is(id, graph) ? name : null), debugName: name, priority };
  };
  return [
    { name: 'app', tags: ['$initial'], priority: 5 },
    group('inside', 4, isInside),
    group('home', 4, isHome),
    // A group includes the dependencies of its modules: if `parts` were later, `personal` and `flow` would take modules
    // of `parts`.
    group(
      'parts',
      3,
      (id, graph) =>
        isPart(id, graph) && !FLOW.test(id) && ![isPersonal, isAccount, isMarket].some((is) => is(id, graph)),
    ),
    { name: 'flow', test: FLOW, priority: 2 },
    { name: 'addressFields', test: ADDRESS, priority: 2 },
    group('market', 2, isMarket),
    { name: 'account', test: ACCOUNT, priority: 2 },
    group('personal', 2, isPersonal),
    group('places', 1, isAccount),
  ];
}

/** Returns the tests for each group; caches what they find per module for one build. */
export function kinds() {
  const market = readScreenTables().flatMap(({ reading, file }) => (reading === 'marketplace' ? [`/src/${file}`] : []));
  const isOfMarket = (root: string) => market.some((file) => root.endsWith(file));
  const rootsOf = remembered((id, graph) => {
    const isRoot = (each: string) => {
      const info = graph.getModuleInfo(each);
      return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
    };
    const roots = [...reached(id, (each) => graph.getModuleInfo(each)?.importers ?? [])].filter(isRoot);
    const hosts = roots.filter((root) => !GUEST.test(root));
    return hosts.length > 0 ? hosts : roots;
  });
  const isInitial = (id: string, graph: Graph) =>
    rootsOf(id, graph).some((root) => graph.getModuleInfo(root)?.isEntry === true);
  const needed = remembered((id, graph) => [...reached(id, (each) => graph.getModuleInfo(each)?.importedIds ?? [])]);
  const standsIn = (layout: RegExp, root: string, graph: Graph) => needed(root, graph).some((id) => layout.test(id));
  const isHome = (id: string, graph: Graph) => {
    const roots = rootsOf(id, graph);
    return (
      roots.some((root) => HOME.test(root)) &&
      roots.every((root) => HOME.test(root) || (standsIn(ACCOUNT, root, graph) && !isOfMarket(root)))
    );
  };
  const isInside = (id: string, graph: Graph) => {
    const roots = rootsOf(id, graph);
    const isShared = roots.some((root) => HOME.test(root)) && !isHome(id, graph);
    return !isInitial(id, graph) && (isShared || roots.some((root) => INSIDE.test(root)));
  };
  const isThere = (id: string, graph: Graph) => isInitial(id, graph) || isInside(id, graph);
  const isPart = (id: string, graph: Graph) => {
    if (DOWNLOADS.test(id)) return true;
    if (rootsOf(id, graph).length < WIDELY || isThere(id, graph) || isHome(id, graph)) return false;
    const own = needed(id, graph).filter((each) => !isThere(each, graph));
    const size = own.reduce((sum, each) => sum + (graph.getModuleInfo(each)?.code?.length ?? 0), 0);
    return size < SMALL && !own.some((each) => REACT_ARIA.test(each));
  };
  const isMarket = (id: string, graph: Graph) => {
    const roots = rootsOf(id, graph);
    return isPart(id, graph) && roots.some(isOfMarket) && roots.every((root) => isOfMarket(root) || BESIDE.test(root));
  };
  const isAccount = (id: string, graph: Graph) =>
    isPart(id, graph) && rootsOf(id, graph).every((root) => standsIn(ACCOUNT, root, graph));
  const isPersonal = (id: string, graph: Graph) =>
    isPart(id, graph) &&
    !isAccount(id, graph) &&
    !isMarket(id, graph) &&
    rootsOf(id, graph).every(
      (root) => BESIDE.test(root) || standsIn(ACCOUNT, root, graph) || standsIn(DISCLOSURE, root, graph),
    );
  return { isInside, isHome, isMarket, isAccount, isPersonal, isPart };
}

/** Returns a module and all modules that `next` reaches from it. */
function reached(id: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([id]);
  for (const each of found) for (const further of next(each)) found.add(further);
  return found;
}

function remembered(find: (id: string, graph: Graph) => string[]): (id: string, graph: Graph) => string[] {
  const known = new Map<string, string[]>();
  return (id, graph) => {
    const found = known.get(id) ?? find(id, graph);
    known.set(id, found);
    return found;
  };
}
