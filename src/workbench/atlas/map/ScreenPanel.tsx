import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Link } from '#ui/Link.tsx';
import type { Coverage } from '../coverage.ts';
import { sourcesOf } from '../places.ts';
import { hrefTo, useRoute } from '../route.ts';
import { Picture } from '../screens/Picture.tsx';
import type { Shown } from '../screens/screenshots.ts';
import { subjects } from '../subjects.ts';
import { type Look, PEOPLE } from './crawled.ts';
import { readOnce } from './lines.ts';
import { pictureFor } from './picture.ts';
import { failuresOf, isSeenBy, type MapScreen, type ScreenMap, visitOf } from './screenMap.ts';
import { Shot } from './Ways.tsx';
import { PEOPLE_NAMES, ScreenName, useLocale, VISIT_NAMES, WayWords } from './words.tsx';

export interface ScreenPanelProps {
  screen: MapScreen;
  map: ScreenMap;
  screens: ReadonlyMap<string, MapScreen>;
  look: Look;
  /** States with pictures. */
  pictures: readonly Shown[];
  coverage: Coverage | null;
}

/** One screen: who sees it, its states with their pictures, and the ways that lead there and on. */
export function ScreenPanel({ screen, map, screens, look, pictures: shown, coverage }: ScreenPanelProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { params } = useRoute();
  const picture = pictureFor(screen, look, shown);
  const states = screen.machines.flatMap(({ states }) => states);
  const pictures = shown.filter(
    ({ state, failure }) => states.includes(state) && (!params.failure || failure === params.failure),
  );
  const sources = subjects
    .flatMap(({ graph }) => graph.states)
    .filter(({ id }) => states.includes(id))
    .flatMap(sourcesOf);
  const requirements = [...new Map(sources.flatMap(({ text, href }) => (href ? [[text, href] as const] : [])))];
  const flows = [...new Set([...screen.machines.map(({ machine }) => machine), ...screen.flows])];
  const facts: [string, ReactNode][] = [
    [t`Adresse`, <code key="path">{screen.path}</code>],
    [t`Wer`, <People key="people" screen={screen} map={map} />],
    [
      t`Maschinen`,
      flows.length > 0 &&
        flows.map((machine) => (
          <Fragment key={machine}>
            <Link href={hrefTo([machine, 'chart'], { state: statesOf(screen, machine)[0] })}>{machine}</Link>{' '}
          </Fragment>
        )),
    ],
    [
      t`Zustände`,
      states.length > 0 &&
        states.map((state) => (
          <Fragment key={state}>
            <Link href={hrefTo([state.split('.')[0] ?? '', 'chart'], { state })}>{state}</Link>{' '}
          </Fragment>
        )),
    ],
    [t`Fehler`, failuresOf(screen).join(', ')],
    [t`In Tests besucht`, i18n._(VISIT_NAMES[visitOf(screen, coverage)])],
    [
      t`Anforderungen`,
      requirements.length > 0 &&
        requirements.map(([text, href]) => (
          <Fragment key={text}>
            <Link href={href}>{text.replace('requirement ', '')}</Link>{' '}
          </Fragment>
        )),
    ],
    [t`Wege hierher`, <WayList key="in" map={map} screen={screen} screens={screens} side="to" />],
    [t`Wege von hier`, <WayList key="out" map={map} screen={screen} screens={screens} side="from" />],
  ];
  return (
    <section className="stack" aria-labelledby="map-screen">
      <div className="cluster" data-gap="md">
        <h2 id="map-screen">{screen.names[locale]}</h2>
        <Link href={hrefTo(['map'], { ...params, from: screen.id })}>{t`Wege von hier zeigen`}</Link>
        <Link href={hrefTo(['map'], { ...params, to: screen.id })}>{t`Wege hierher zeigen`}</Link>
        <Link href={hrefTo(['map'], { ...params, screen: '', state: '' })}>{t`Schließen`}</Link>
      </div>
      <div className="map-screen" data-pictured={picture !== null || undefined}>
        <Shot screen={screen} picture={picture} />
        <dl className="map-facts">
          {facts.map(([term, value]) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>{value || '–'}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      {pictures.length > 0 ? (
        <ul className="screens-grid" data-size={look.size}>
          {pictures.map((each) => (
            <li key={`${each.state} ${each.failure}`}>
              <Picture screenshot={{ ...each, ...look }} />
            </li>
          ))}
        </ul>
      ) : (
        states.length > 0 && (
          <p className="soft">
            <Trans>
              Bilder der Zustände: <code>npm run atlas:screens</code>
            </Trans>
          </p>
        )
      )}
      {Object.keys(screen.redirected).length > 0 && (
        <p>
          <Trans>Weitergeleitet werden:</Trans>{' '}
          {PEOPLE.flatMap((who) => {
            const to = screen.redirected[who];
            return to ? [`${i18n._(PEOPLE_NAMES[who])} → ${to}`] : [];
          }).join(', ')}
        </p>
      )}
    </section>
  );
}

const statesOf = ({ machines }: MapScreen, name: string) =>
  machines.find(({ machine }) => machine === name)?.states ?? [];

/** The groups of people who see a screen; of each, if they find a link or have to know the address. */
export function People({ screen, map }: { screen: MapScreen; map: Pick<ScreenMap, 'crawledAt'> }) {
  const { t, i18n } = useLingui();
  return PEOPLE.filter((who) => isSeenBy(screen, who, map)).map((who) => (
    <Fragment key={who}>
      <Badge tone={screen.seen[who]?.linked === false ? 'warning' : 'neutral'}>
        {i18n._(PEOPLE_NAMES[who])}
        {screen.seen[who]?.linked === false && ` (${t`nur mit Adresse`})`}
      </Badge>{' '}
    </Fragment>
  ));
}

/** The ways to or from a screen, by the screen at the other end. */
function WayList({
  map,
  screen,
  screens,
  side,
}: Pick<ScreenPanelProps, 'map' | 'screen' | 'screens'> & { side: 'from' | 'to' }) {
  const { params } = useRoute();
  const own = map.ways.filter((way) => way[side] === screen.id);
  const other = side === 'from' ? 'to' : 'from';
  const ends = [...Map.groupBy(own, (way) => way[other])];
  if (ends.length === 0) return '–';
  return (
    <ul className="map-list">
      {ends.map(([id, ways]) => {
        const end = screens.get(id);
        return (
          end && (
            <li key={id}>
              <ScreenName screen={end} params={params} />
              <ul className="map-list">
                {readOnce(ways).map((way) => (
                  <li key={JSON.stringify(way)}>
                    <WayWords way={way} />
                  </li>
                ))}
              </ul>
            </li>
          )
        );
      })}
    </ul>
  );
}
