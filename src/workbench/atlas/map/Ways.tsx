import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Choice } from '../Choice.tsx';
import { Code } from '../live/Code.tsx';
import { hrefTo, useRoute } from '../route.ts';
import type { Shown } from '../screens/screenshots.ts';
import type { Look } from './crawled.ts';
import { pictureFor } from './picture.ts';
import type { MapScreen, Way } from './screenMap.ts';
import { testOf } from './wayTest.ts';
import { ScreenName, useLocale, WayWords } from './words.tsx';

export interface WaysProps {
  ways: readonly (readonly Way[])[];
  chosen: readonly Way[];
  screens: ReadonlyMap<string, MapScreen>;
  look: Look;
  /** States with pictures. */
  pictures: readonly Shown[];
}

/** The shortest ways between two screens, the chosen one step by step, in words and pictures and as a test. */
export function Ways({ ways, chosen, screens, look, pictures }: WaysProps) {
  const { t } = useLingui();
  const { params } = useRoute();
  const [first] = chosen;
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
      <CopyTest text={testOf(chosen, screens)} />
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

function CopyTest({ text }: { text: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<{ text: string; copied: boolean } | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome({ text, copied: true }),
      () => setOutcome({ text, copied: false }),
    );
  return (
    <div className="stack no-print" data-gap="sm">
      <div className="cluster" data-gap="md">
        <Button variant="secondary" size="sm" onPress={copy}>{t`Als Test kopieren`}</Button>
        <span role="status" className="small soft">
          {outcome?.text === text &&
            (outcome.copied ? t`Kopiert.` : t`Die Zwischenablage ist gesperrt; der Text steht unten.`)}
        </span>
      </div>
      <Disclosure summary={<Trans>Der Test als Text</Trans>}>
        <Code label={t`Der Test als Text`} text={text} />
      </Disclosure>
    </div>
  );
}
