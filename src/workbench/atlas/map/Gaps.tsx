import { useLingui } from '@lingui/react/macro';
import { Disclosure } from '#ui/Disclosure.tsx';
import { useRoute } from '../route.ts';
import { gapsOf, type ScreenMap } from './screenMap.ts';
import { ScreenName } from './words.tsx';

/** Screens that no way leads to, and those that no way leaves. */
export function Gaps({ map }: { map: ScreenMap }) {
  const { t } = useLingui();
  const { params } = useRoute();
  const { unreached, deadEnds, frameOnly } = gapsOf(map);
  const lists = [
    { title: t`Dorthin führt kein Weg, nur die Adresse, etwa aus einer E-Mail`, screens: unreached },
    { title: t`Von dort führt kein Weg`, screens: deadEnds },
    { title: t`Von dort führen nur Kopf- und Fußzeile`, screens: frameOnly },
  ];
  return (
    <section className="stack" aria-labelledby="map-gaps">
      <h2 id="map-gaps">{t`Lücken`}</h2>
      {lists.map(({ title, screens }) => (
        <Disclosure
          key={title}
          summary={`${title} (${screens.length})`}
          open={screens.length > 0 && screens.length < 30}
        >
          <ul className="map-list">
            {screens.map((screen) => (
              <li key={screen.id}>
                <ScreenName screen={screen} params={params} /> {screen.reading}
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </section>
  );
}
