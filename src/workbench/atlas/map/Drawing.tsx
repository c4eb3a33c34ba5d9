import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { middleOf } from '../chart/geometry.ts';
import type { Point, Rect } from '../chart/placement.ts';
import { useViewport } from '../chart/useViewport.ts';
import { ZoomButtons } from '../chart/ZoomButtons.tsx';
import type { Shown } from '../screens/screenshots.ts';
import { usePrinted } from '../usePrinted.ts';
import type { Look } from './crawled.ts';
import { brokenName, curveOf, linesOf, type MapLine, withoutValues } from './lines.ts';
import { pictureFor } from './picture.ts';
import type { PlacedMap } from './readMap.ts';
import { type MapScreen, peopleOf, type Way } from './screenMap.ts';
import { PEOPLE_NAMES, READING_NAMES, useLocale } from './words.tsx';

export interface DrawingProps {
  map: PlacedMap;
  /** Screens that the filters leave; all others are dimmed. */
  shown: ReadonlySet<string>;
  look: Look;
  /** States with pictures. */
  pictures: readonly Shown[];
  selected: string | null;
  /** The chosen way. */
  way: readonly Way[];
  onSelect: (id: string | null) => void;
}

/** The sheet with all screens, which the reader zooms and moves; prints on one page. */
export function Drawing({ map, shown, look, pictures, selected, way, onSelect }: DrawingProps) {
  const { t } = useLingui();
  const { sheet, screens } = map;
  const isPrinted = usePrinted();
  const viewport = useViewport(sheet, null, WHOLE);
  const { view } = viewport;
  const isPlaced = view !== null;
  const focus = selected ?? way[0]?.from ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per selection, not with every move
  useEffect(() => {
    const rect = focus === null ? undefined : sheet.screens[focus];
    if (isPlaced && rect) viewport.reveal(rect);
  }, [focus, isPlaced]);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = event.target instanceof SVGElement ? event.target.dataset.screen : undefined;
    const arrow = ARROWS[event.key];
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => viewport.zoom(1),
      '-': () => viewport.zoom(-1),
      '0': viewport.fitWhole,
    };
    const isPress = id !== undefined && (event.key === 'Enter' || event.key === ' ');
    const action = event.key === 'Escape' ? () => onSelect(null) : isPress ? () => onSelect(id) : keys[event.key];
    if (!action && !arrow) return;
    event.preventDefault();
    action?.();
    if (!arrow) return;
    const next = id === undefined ? null : beside(sheet.screens, id, arrow);
    if (next === null) viewport.pan(arrow.x * -80, arrow.y * -80);
    else event.currentTarget.querySelector<SVGElement>(`[data-screen="${CSS.escape(next)}"]`)?.focus();
  };
  const click = ({ target }: MouseEvent) => {
    if (viewport.wasDragged() || !(target instanceof Element)) return;
    onSelect(target.closest<SVGElement>('[data-screen]')?.dataset.screen ?? null);
  };
  const onWay = new Set(way.map(({ from, to }) => `${from} → ${to}`));
  const all: readonly MapLine[] = [
    ...linesOf(map).filter(({ from, to }) => !onWay.has(`${from} → ${to}`)),
    ...way.map((step) => ({ ...step, ways: [step] })),
  ];
  const isMarked = ({ from, to }: MapLine) =>
    onWay.has(`${from} → ${to}`) || (selected !== null && (from === selected || to === selected));
  const marked = all.filter(isMarked);
  const isOn = (id: string) =>
    shown.has(id) && (way.length === 0 || way.some(({ from, to }) => from === id || to === id));
  return (
    <div className="map-drawing">
      <div className="chart-tools no-print" role="toolbar" aria-label={t`Ansicht`}>
        <ZoomButtons viewport={viewport} whole={t`Ganze Karte (0)`} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups the screens */}
      <div
        ref={viewport.windowRef}
        className="chart-window map-window"
        role="group"
        aria-label={t`Karte der Bildschirme`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
        tabIndex={0}
        onKeyDown={press}
        onClick={click}
        onFocus={({ target }) => {
          const id = target instanceof SVGElement ? target.dataset.screen : undefined;
          const rect = id === undefined ? undefined : sheet.screens[id];
          if (rect && target.matches(':focus-visible')) viewport.reveal(rect);
        }}
        {...viewport.handlers}
      >
        <svg
          className="chart-picture"
          data-ready={view ? true : undefined}
          width="100%"
          height="100%"
          // Prints the whole map, as large as the page allows.
          viewBox={isPrinted ? `0 0 ${sheet.width} ${sheet.height}` : undefined}
          role="presentation"
        >
          <defs>
            {(['link', 'event', 'code', 'marked'] as const).map((kind) => (
              <marker
                key={kind}
                id={`map-${kind}`}
                viewBox="0 0 10 10"
                refX="9"
                refY="5"
                markerWidth="7"
                markerHeight="7"
                orient="auto"
              >
                <path className="map-head" data-kind={kind} d="M0 0L10 5L0 10z" />
              </marker>
            ))}
          </defs>
          <g transform={view && !isPrinted ? `translate(${view.x} ${view.y}) scale(${view.scale})` : undefined}>
            {Object.entries(sheet.groups).map(([id, rect]) => (
              <Group key={id} id={id} rect={rect} />
            ))}
            {all.map((line) => (
              <Line
                key={`${line.from} → ${line.to}`}
                line={line}
                sheet={sheet}
                isMarked={isMarked(line)}
                isDim={marked.length > 0 || !shown.has(line.from) || !shown.has(line.to)}
              />
            ))}
            {screens.map((screen) => (
              <Node
                key={screen.id}
                screen={screen}
                map={map}
                picture={pictureFor(screen, look, pictures)}
                isDim={!isOn(screen.id)}
                isSelected={screen.id === selected}
              />
            ))}
            {marked.map((line) => (
              <Label key={`${line.from} → ${line.to}`} line={line} sheet={sheet} />
            ))}
          </g>
        </svg>
      </div>
    </div>
  );
}

const WHOLE = { least: 0.04, whole: true };
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns the nearest screen in a direction; null at the edge of the sheet. */
function beside(places: Readonly<Record<string, Rect>>, id: string, direction: Point): string | null {
  const from = places[id];
  if (!from) return null;
  const start = middleOf(from);
  const ranked = Object.entries(places).flatMap(([other, rect]) => {
    const to = middleOf(rect);
    const ahead = (to.x - start.x) * direction.x + (to.y - start.y) * direction.y;
    const aside = Math.abs((to.x - start.x) * direction.y) + Math.abs((to.y - start.y) * direction.x);
    return ahead > 1 ? [{ other, cost: ahead + 2 * aside }] : [];
  });
  return ranked.sort((one, two) => one.cost - two.cost)[0]?.other ?? null;
}

function Group({ id, rect: { x, y, width, height } }: { id: string; rect: Rect }) {
  const { i18n } = useLingui();
  const [reading = '', feature] = id.split(' ');
  const name = feature ?? i18n._(READING_NAMES[reading === 'marketplace' ? 'marketplace' : 'investor']);
  return (
    <g className="map-group" data-level={feature === undefined ? 'reading' : 'feature'}>
      <rect x={x} y={y} width={width} height={height} rx={16} />
      <text x={x + 22} y={y + (feature === undefined ? 68 : 40)} lang={feature === undefined ? undefined : 'en'}>
        {name}
      </text>
    </g>
  );
}

function Line({
  line,
  sheet,
  isMarked,
  isDim,
}: {
  line: MapLine;
  sheet: PlacedMap['sheet'];
  isMarked: boolean;
  isDim: boolean;
}) {
  const curve = curveOf(sheet, line.from, line.to);
  if (!curve) return null;
  const look = isMarked ? 'marked' : line.kind;
  return (
    <path
      className="map-line"
      data-kind={line.kind}
      data-marked={isMarked || undefined}
      data-dim={(isDim && !isMarked) || undefined}
      d={curve.path}
      markerEnd={isDim && !isMarked ? undefined : `url(#map-${look})`}
    />
  );
}

/** Events with their guards, or a link's name, at the middle of a line. */
function Label({ line, sheet }: { line: MapLine; sheet: PlacedMap['sheet'] }) {
  const locale = useLocale();
  const curve = curveOf(sheet, line.from, line.to);
  const [way] = line.ways;
  if (!curve || !way) return null;
  const last = way.kind === 'event' ? way.steps.at(-1) : undefined;
  const guards = last && last.guards.length > 0 ? ` [${last.guards.join(', ')}]` : '';
  const first = way.kind === 'event' ? withoutValues(way.steps[0]?.event ?? '') : '';
  const text =
    way.kind === 'link' ? way.names[locale] : way.kind === 'code' ? way.file.split('/').at(-1) : first + guards;
  return (
    <text className="map-label" x={curve.middle.x} y={curve.middle.y} textAnchor="middle">
      {text}
    </text>
  );
}

interface NodeProps {
  screen: MapScreen;
  map: PlacedMap;
  picture: string | null;
  isDim: boolean;
  isSelected: boolean;
}

/** Height of the picture; below it are the name and the address. */
const PICTURE = 150;
const LETTERS = 19;

function Node({ screen, map, picture, isDim, isSelected }: NodeProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const rect = map.sheet.screens[screen.id];
  if (!rect) return null;
  const { x, y, width, height } = rect;
  const name = screen.names[locale];
  const people = peopleOf(screen, map).map((who) => i18n._(PEOPLE_NAMES[who]));
  const lines = brokenName(name, LETTERS);
  const button = { role: 'button', tabIndex: 0, 'aria-pressed': isSelected };
  return (
    <g
      {...button}
      className="map-node"
      data-screen={screen.id}
      data-dim={isDim || undefined}
      aria-label={[name, screen.path, i18n._(READING_NAMES[screen.reading]), ...people].join(', ')}
      transform={`translate(${x} ${y})`}
    >
      <rect className="map-card" width={width} height={height} rx={10} />
      {picture && (
        <image
          href={picture}
          x={6}
          y={6}
          width={width - 12}
          height={PICTURE - 6}
          preserveAspectRatio="xMidYMin slice"
        />
      )}
      {lines.map((line, index) => (
        <text key={line} className="map-name" x={12} y={PICTURE + 28 + index * 26}>
          {line}
        </text>
      ))}
      <text className="map-address" x={12} y={height - 12}>
        {brokenName(screen.path, 30)[0]}
      </text>
    </g>
  );
}
