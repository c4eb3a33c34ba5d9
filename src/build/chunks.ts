import type { Rolldown } from 'vite';
import { readScreenTables } from './screens.ts';

/** What is asked of the graph of modules. */
export type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Parts of the shell, the guard, and the ways to screens, that come once somebody is signed in: whoever has logged in has them. */
const INSIDE =
  /^\0virtual:code$|[\\/]src[\\/](?:features[\\/]shell[\\/](?:StatusBannerPart|views[\\/](?:NotificationList|TabBar)View)|app[\\/]onboarding[\\/]followGuard|api[\\/]customers)\.tsx?$/;
const HOME = /[\\/]features[\\/]home[\\/]screens\.ts$/;
/** Every page of the account stands in the first, every step of the self-disclosure in the second. */
const ACCOUNT = /[\\/]components[\\/]account[\\/]Account(?:Layout|Places)\.tsx$/;
const DISCLOSURE = /[\\/]components[\\/]disclosure[\\/]DisclosureLayout\.tsx$/;
/** Small, and of several pages; what they lead to, though nearly all have it, would keep them from being `parts`. */
const DOWNLOADS =
  /[\\/]src[\\/](?:app[\\/](?:use(?:Invoice)?Download|useDocuments|documentFile|reads[\\/](?:answers|invoices))|api[\\/]invoices)\.ts$/;
/** It comes with dialogs and combo boxes, which are loaded when they are wanted. */
const REACT_ARIA = /[\\/]node_modules[\\/](?:react-aria|react-stately|react-aria-components|@internationalized)[\\/]/;

/** The fields of an address with their rules (which take those of days along): the account, the self-disclosure and the purchase have them. */
const ADDRESS =
  /[\\/](?:node_modules[\\/]validator[\\/]|src[\\/](?:components[\\/]disclosure[\\/](?:AddressFields|CountryField)\.tsx|domain[\\/]forms[\\/](?:postcode|dayParts)\.ts)$)/;

/** Screens of both readings that load what one of these groups shares rather than put it where nearly all load it. */
const BESIDE = /[\\/]features[\\/](?:search|preparation)[\\/]screens\.ts$/;

/**
 * The marketplace's purchase, and the bid that begins one, have much in common with the investors' order, its invoices with
 * theirs. They take this from wherever it stands without them, so that no page of the investors loads anything for their sake.
 */
const GUEST = /[\\/]features[\\/](?:(?:purchased?|receipts)[\\/]screens\.ts|item[\\/]BidPart\.tsx)$/;

/** What orders and purchases share, with the layout of the flows' steps, which both have. */
const FLOW =
  /[\\/](?:components[\\/]steps[\\/](?:FlowLayout|FlowSteps|StepForm|stepState)|machines[\\/]placement[\\/]\w+|app[\\/]placementAt|api[\\/](?:orderTabs|paymentMethods))\.tsx?$/;

/** Screens and dialogs that share a module before it is worth a place in a chunk that others load as well. */
const WIDELY = 4;

/** Characters of code that a screen may get for nothing, so that it need not ask for what it shares piece by piece. */
const SMALL = 5_000;

/**
 * Few chunks, since each costs a request, and its name a place in the entry; and none that is large and needed by few.
 * What no group takes is cut by the bundler: what is one screen's or one dialog's own, and what is large and shared.
 *
 * - `app`: the entry with all that it imports.
 * - `inside`: what every page behind the login needs, and what home shares with any other screen.
 * - `home`: home, and what it shares with pages of the investors' account only; they are opened from there, and load it as well.
 * - `addressFields`: the fields of an address, with their rules.
 * - `flow`: the layout of a flow's steps, and what orders and purchases share.
 * - `personal`: small modules that several pages of the account and of the self-disclosure share, and no others.
 * - `account`: the layout of the account's pages, which are those of both readings, with the icons that it needs.
 * - `places`: small modules that several pages of the account share, and no others.
 * - `market`: small modules that the marketplace's screens share, and no others but `BESIDE`.
 * - `parts`: small modules that several other screens share. It is loaded by nearly all of them.
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
    { name: 'flow', test: FLOW, priority: 3 },
    // A group takes what its modules need along: `parts` comes first, or its own would come with `personal`.
    group(
      'parts',
      3,
      (id, graph) => isPart(id, graph) && ![isPersonal, isAccount, isMarket].some((is) => is(id, graph)),
    ),
    { name: 'addressFields', test: ADDRESS, priority: 2 },
    group('market', 2, isMarket),
    { name: 'account', test: ACCOUNT, priority: 2 },
    group('personal', 2, isPersonal),
    group('places', 1, isAccount),
  ];
}

/** The kinds of modules; what was found about one is kept for as long as one build takes. */
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

/** A module with all that `next` leads to from it. */
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
