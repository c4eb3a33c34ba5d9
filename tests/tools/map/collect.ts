import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import type { Subject } from '../../../machines/testing/cases.ts';
import { type ScreensOfMachine, screensOf } from '../../../machines/testing/screenWays.ts';
import { isOf, READINGS, readScreenTables } from '../../../src/build/screens.ts';
import type { CrawledLink, CrawledScreen, Look } from '../../../src/workbench/atlas/map/crawled.ts';
import type { CodeWay, EventWay, LinkWay, MapScreen, ScreenMap } from '../../../src/workbench/atlas/map/screenMap.ts';
import { projectFiles, ROOT, type SourceFile } from '../../law/source.ts';
import { type SeenTable, sightsOf } from '../../support/sight.ts';

/** Result of `npm run atlas:map`: coverage/map/map.json. */
export interface Crawl {
  /** Time (ISO 8601). */
  at: string;
  screens: readonly CrawledScreen[];
  links: readonly CrawledLink[];
  /** Looks in which each screen that anyone saw has a picture. */
  looks: readonly Look[];
}

/** Sources of the map beside the tables of screens. */
export interface Sources {
  /** Null before `npm run atlas:map`. */
  crawl: Crawl | null;
  /** Returns a text of the app in English. */
  english(german: string): string;
}

interface MachineFacts extends ScreensOfMachine {
  readings: readonly Reading[];
  /** Controls that send events, by the event's type. */
  controls: EventWay['controls'];
}

/** Screens without a path of their own, with the screen whose address they share. */
const SHARED: Readonly<Record<string, string>> = { 'order-process/declarations': 'order-process/token' };

/** Returns a path as `meta.screen` names it: without its first slash and its parameters. */
const nameOf = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '' && !part.includes('$'))
    .join('/');

const ROOMS: Readonly<Record<string, Reading>> = { investor: 'investor', market: 'marketplace' };

/** Returns the readings whose own features use a machine; both if none does, or a shared one does. */
function readingsOf(machine: string, files: readonly SourceFile[]): Reading[] {
  const rooms = usersOf(machine, files).map(({ path }) => path.split('/')[2] ?? '');
  const own = READINGS.filter((reading) => rooms.some((room) => ROOMS[room] === reading));
  return own.length === 0 || rooms.includes('shared') ? [...READINGS] : own;
}
const usersOf = (machine: string, files: readonly SourceFile[]) =>
  files.filter(
    ({ path, text }) =>
      path.startsWith('src/features/') &&
      text.includes(`/${machine}/`) &&
      new RegExp(`#machines/\\w+/${machine}/`).test(text),
  );

async function readMachine(file: string, files: readonly SourceFile[]): Promise<MachineFacts> {
  const { subject }: { subject: Subject } = await import(pathToFileURL(ROOT + file).href);
  const found = screensOf(subject);
  const [seenFile] = globSync(`tests/support/seen/${subject.name}.ts`, { cwd: ROOT });
  const { seen }: { seen?: SeenTable } = seenFile ? await import(pathToFileURL(ROOT + seenFile).href) : {};
  const controls = seen ? sightsOf(seen).flatMap((sight) => sight.controls ?? []) : [];
  return {
    ...found,
    readings: found.screens.length > 0 ? readingsOf(subject.name, files) : [],
    controls: Object.fromEntries(
      controls
        .flatMap(({ sends, role, name }) => (sends ? [[sends, { role, names: name }] as const] : []))
        .toReversed(),
    ),
  };
}

/** Returns the map, from the tables of screens, the machines, the code and the crawl. */
export async function collectMap({ crawl, english }: Sources): Promise<ScreenMap> {
  const files = projectFiles();
  const machines: MachineFacts[] = [];
  for (const file of globSync('machines/*/*/testing/cases.ts', { cwd: ROOT }).sort())
    machines.push(await readMachine(file, files));
  const flows = globSync('machines/flows/*/machine.ts', { cwd: ROOT }).map((file) => file.split(/[\\/]/)[2] ?? '');
  const both = (text: string): Record<Locale, string> => ({ de: text, en: english(text) });

  const features = files.filter(({ path }) => path.startsWith('src/features/'));
  /** Files of each screen's feature, by the id of the screen. */
  const filesOf = new Map<string, readonly SourceFile[]>();
  const screens = READINGS.flatMap((reading) =>
    readScreenTables()
      .filter((table) => isOf(reading, table))
      .flatMap((table): MapScreen[] => {
        const folder = `src/${table.file.replace('screens.ts', '')}`;
        const own = features.filter(({ path }) => path.startsWith(folder));
        return table.screens.map(({ path, title }) => {
          const id = `${reading} ${path}`;
          filesOf.set(id, own);
          const crawled = crawl?.screens.find((each) => each.reading === reading && each.path === path);
          const heading = Object.values(crawled?.seen ?? {}).find((sighting) => sighting.heading)?.heading;
          return {
            id,
            reading,
            path,
            feature: table.feature,
            access: table.access,
            names: both(title ?? heading ?? path),
            machines: machines.flatMap((machine) =>
              machine.readings.includes(reading)
                ? machine.screens.flatMap(({ screen, ...facts }) => (pathIs(path, screen) ? [facts] : []))
                : [],
            ),
            flows: flows.filter((flow) => usersOf(flow, own).length > 0),
            seen: crawled?.seen ?? {},
            redirected: crawled?.redirected ?? {},
          };
        });
      }),
  );
  const ids = new Set(screens.map(({ id }) => id));

  const links = (crawl?.links ?? [])
    .map(
      ({ reading, from, to, name, ...link }): LinkWay => ({
        kind: 'link',
        from: `${reading} ${from}`,
        to: `${reading} ${to}`,
        names: both(name),
        ...link,
      }),
    )
    .filter(({ from, to }) => ids.has(from) && ids.has(to));

  const events = machines.flatMap(({ ways, readings, controls }) =>
    readings.flatMap((reading) =>
      ways.flatMap(({ from, to, ...way }): EventWay[] => {
        const [source, target] = [from, to].map((name) =>
          screens.find((screen) => screen.reading === reading && pathIs(screen.path, name)),
        );
        if (!source || !target || source === target) return [];
        const own = Object.entries(controls).filter(([type]) => way.steps.some((step) => step.type === type));
        return [{ kind: 'event', from: source.id, to: target.id, ...way, controls: Object.fromEntries(own) }];
      }),
    ),
  );

  const pairs = new Set([...links, ...events].map(({ from, to }) => `${from} ${to}`));
  const code = screens.flatMap((screen): CodeWay[] =>
    (filesOf.get(screen.id) ?? [])
      .filter(({ path }) => !path.includes('.spec.'))
      .flatMap(({ path: file, text }) =>
        [...text.matchAll(/\bpathTo\(\s*'([^']+)'/g)].map(([, path = '']) => ({
          file,
          to: `${screen.reading} ${path}`,
        })),
      )
      .flatMap(({ file, to }): CodeWay[] => {
        const pair = `${screen.id} ${to}`;
        if (to === screen.id || !ids.has(to) || pairs.has(pair)) return [];
        pairs.add(pair);
        return [{ kind: 'code', from: screen.id, to, file }];
      }),
  );
  return { crawledAt: crawl?.at ?? null, looks: crawl?.looks ?? [], screens, ways: [...links, ...events, ...code] };
}

const pathIs = (path: string, screen: string) => nameOf(path) === (SHARED[screen] ?? screen).replace(/^home$/, '');
