import { Plural, useLingui } from '@lingui/react/macro';
import { Choice } from '../Choice.tsx';
import { CopyTest } from '../live/CopyTest.tsx';
import { hrefTo, useRoute } from '../route.ts';
import type { Shown } from '../screens/screenshots.ts';
import type { Look, Who } from './crawled.ts';
import { pictureFor } from './picture.ts';
import type { MapScreen, Way } from './screenMap.ts';
import { testOf } from './wayTest.ts';
import { ScreenName, useLocale, WayWords } from './words.tsx';

export interface WaysProps {
  /** Ids of the screens at both ends. */
  from: string;
  to: string;
  ways: readonly (readonly Way[])[];
  chosen: readonly Way[];
  screens: ReadonlyMap<string, MapScreen>;
  /** The people who go the way; null for anyone. */
  who: Who | null;
  look: Look;
  /** States with pictures. */
  pictures: readonly Shown[];
}

/** The shortest ways between two screens, the chosen one step by step, in words and pictures and as a test. */
export function Ways({ from, to, ways, chosen, screens, who, look, pictures }: WaysProps) {
  const { t } = useLingui();
  const { params } = useRoute();
  const [first] = chosen;
  if (from === to) return <p role="status">{t`Das ist derselbe Bildschirm.`}</p>;
  if (!first) return <p role="status">{t`Zwischen diesen Bildschirmen führt kein Weg.`}</p>;
  const start = screens.get(first.from);
  return (
    <section className="stack" aria-label={t`Wege`}>
      <h2>
        <Plural value={ways.length} one="Der kürzeste Weg" other="Die # kürzesten Wege" />
      </h2>
      {ways.length > 1 && (
        <div>
          <Choice
            label={t`Wege`}
            options={ways.map((way, index) => ({
              label: t`Weg ${index + 1}`,
              href: hrefTo(['map'], { ...params, way: String(index) }),
              current: way === chosen,
            }))}
          />
        </div>
      )}
      <ol className="map-steps">
        {start && (
          <li>
            <Shot screen={start} picture={pictureFor(start, look, pictures)} />
            <p>
              <ScreenName screen={start} params={params} />
            </p>
          </li>
        )}
        {chosen.map((way) => {
          const screen = screens.get(way.to);
          return (
            screen && (
              <li key={way.to}>
                <Shot screen={screen} picture={pictureFor(screen, look, pictures)} />
                <p>
                  <WayWords way={way} /> → <ScreenName screen={screen} params={params} />
                </p>
              </li>
            )
          );
        })}
      </ol>
      <CopyTest text={testOf(chosen, screens, who)} />
    </section>
  );
}

/** A screen's picture, which opens on its own; nothing without one. */
export function Shot({ screen, picture }: { screen: MapScreen; picture: string | null }) {
  const locale = useLocale();
  if (picture === null) return null;
  return (
    <a href={picture} target="_blank" rel="noreferrer">
      <img className="map-picture" src={picture} alt={screen.names[locale]} loading="lazy" />
    </a>
  );
}
