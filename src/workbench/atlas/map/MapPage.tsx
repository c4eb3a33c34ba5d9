import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Button } from '#ui/Button.tsx';
import { ComboBox } from '#ui/ComboBox.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Select } from '#ui/Select.tsx';
import { readCoverage } from '../coverage.ts';
import { RunTime } from '../RunTime.tsx';
import { goTo, hrefTo, useRoute } from '../route.ts';
import { readShown, SCHEMES, SIZES } from '../screens/screenshots.ts';
import { type Look, PEOPLE } from './crawled.ts';
import { Drawing } from './Drawing.tsx';
import { Gaps } from './Gaps.tsx';
import { readMap } from './readMap.ts';
import { ScreenPanel } from './ScreenPanel.tsx';
import { ScreenTable } from './ScreenTable.tsx';
import { failuresOf, mapFor, type ScreenMap, shortestWays, VISITS, visitOf } from './screenMap.ts';
import { Ways } from './Ways.tsx';
import { PEOPLE_NAMES, READING_NAMES, useLocale, VISIT_NAMES } from './words.tsx';
import '../sentences.css';
import '../screens/screens.css';
import '../chart/chart.css';
import './map.css';

const NO_WAY: readonly never[] = [];

/** `#/map`: every screen of both readings, the ways between them, and how a person gets from one to another. */
export function MapPage() {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const map = use(readMap());
  const coverage = use(readCoverage());
  const pictures = use(readShown());
  const { params } = useRoute();
  const who = PEOPLE.find((each) => each === params.who) ?? null;
  const seen = mapFor(map, who);
  const look = lookOf(map, params);
  const screens = new Map(map.screens.map((screen) => [screen.id, screen]));
  const selected = screens.get(params.screen ?? '') ?? ofState(map, params.state) ?? null;
  const change = (changed: Readonly<Record<string, string>>) =>
    goTo(hrefTo(['map'], { ...params, state: '', ...changed }), { replace: true });

  const shown = seen.screens.filter(
    (screen) =>
      (!params.failure || failuresOf(screen).includes(params.failure)) &&
      (!params.visit || visitOf(screen, coverage) === params.visit),
  );
  const { from = '', to = '' } = params;
  const ways = from && to ? shortestWays(seen, from, to) : [];
  const chosen = ways[Number(params.way ?? 0)] ?? ways[0] ?? NO_WAY;
  const options = seen.screens.map(({ id, names, path, reading }) => {
    const label = `${names[locale]} – ${path} (${i18n._(READING_NAMES[reading])})`;
    return { value: id, label, terms: [label, path] };
  });
  const failures = [...new Set(map.screens.flatMap(failuresOf))].sort();
  const words = { open: t`Liste öffnen`, nothing: t`Keinen Bildschirm gefunden` };
  const option = (value: string, label: string) => ({ value, label });

  return (
    <div className="row page sentences map-page">
      <title>{`${t`Karte`} – Parkett Atlas`}</title>
      <PageHeader
        title={t`Karte`}
        lede={
          <Trans>
            Jeder Bildschirm beider Seiten mit den Wegen dorthin: aus den Maschinen, aus den Tabellen der Bildschirme
            und aus einem Rundgang durch die laufende App.
          </Trans>
        }
        actions={<Button variant="secondary" onPress={() => print()}>{t`Als PDF drucken`}</Button>}
      />
      {map.screens.length === 0 ? (
        <EmptyState title={t`Noch keine Karte.`}>{t`Der Bau des Atlas zeichnet sie: npm run atlas`}</EmptyState>
      ) : (
        <>
          <p className="soft">
            {map.crawledAt === null ? (
              <Trans>
                Bilder und Links fehlen noch: <code>npm run atlas:map</code> geht durch die App und nimmt sie auf.
              </Trans>
            ) : (
              <Trans>
                Rundgang durch die App: <RunTime time={map.crawledAt} />
              </Trans>
            )}
          </p>
          <div className="map-choices no-print">
            <Select
              label={t`Wer`}
              value={who ?? ''}
              onChange={(value) => change({ who: value })}
              options={[option('', t`alle`), ...PEOPLE.map((each) => option(each, i18n._(PEOPLE_NAMES[each])))]}
            />
            {map.looks.length > 0 && (
              <>
                <Select
                  label={t`Sprache`}
                  value={look.locale}
                  onChange={(value) => change({ locale: value })}
                  options={[option('de', 'Deutsch'), option('en', 'English')].filter(({ value }) =>
                    map.looks.some((each) => each.locale === value),
                  )}
                />
                <Select
                  label={t`Größe`}
                  value={look.size}
                  onChange={(value) => change({ size: value })}
                  options={SIZES.filter((size) => map.looks.some((each) => each.size === size)).map((size) =>
                    option(size, size === 'phone' ? t`Telefon` : t`Rechner`),
                  )}
                />
                <Select
                  label={t`Farben`}
                  value={look.scheme}
                  onChange={(value) => change({ scheme: value })}
                  options={SCHEMES.filter((scheme) => map.looks.some((each) => each.scheme === scheme)).map((scheme) =>
                    option(scheme, scheme === 'light' ? t`hell` : t`dunkel`),
                  )}
                />
              </>
            )}
            <Select
              label={t`Fehler`}
              value={params.failure ?? ''}
              onChange={(value) => change({ failure: value })}
              options={[option('', t`alle`), ...failures.map((kind) => option(kind, kind))]}
            />
            <Select
              label={t`In Tests besucht`}
              value={params.visit ?? ''}
              onChange={(value) => change({ visit: value })}
              options={[option('', t`alle`), ...VISITS.map((visit) => option(visit, i18n._(VISIT_NAMES[visit])))]}
            />
          </div>
          <div className="map-choices no-print">
            <ComboBox
              label={t`Von`}
              value={from}
              onChange={(value) => change({ from: value, way: '' })}
              options={options}
              words={words}
            />
            <ComboBox
              label={t`Nach`}
              value={to}
              onChange={(value) => change({ to: value, way: '' })}
              options={options}
              words={words}
            />
          </div>
          {from && to && (
            <Ways
              from={from}
              to={to}
              ways={ways}
              chosen={chosen}
              screens={screens}
              who={who}
              look={look}
              pictures={pictures}
            />
          )}
          <Drawing
            map={{ ...map, ways: seen.ways }}
            shown={new Set(shown.map(({ id }) => id))}
            look={look}
            pictures={pictures}
            selected={selected?.id ?? null}
            way={chosen}
            onSelect={(id) => change({ screen: id ?? '' })}
          />
          {selected && (
            <ScreenPanel
              screen={selected}
              map={seen}
              screens={screens}
              look={look}
              pictures={pictures}
              coverage={coverage}
            />
          )}
          {map.crawledAt !== null && <Gaps map={seen} />}
          {shown.length > 0 ? (
            <ScreenTable map={seen} shown={shown} screens={screens} coverage={coverage} />
          ) : (
            <EmptyState
              title={t`Nichts gefunden`}
              action={
                <Link
                  href={hrefTo(['map'], { ...params, who: '', failure: '', visit: '' })}
                >{t`Filter entfernen`}</Link>
              }
            >
              {t`Kein Bildschirm passt zu allen Filtern.`}
            </EmptyState>
          )}
        </>
      )}
    </div>
  );
}

/** Returns the first screen that shows a state. */
const ofState = ({ screens }: ScreenMap, state: string | undefined) =>
  screens.find(({ machines }) => machines.some(({ states }) => state !== undefined && states.includes(state)));

const USUAL: Look = { locale: 'de', size: 'desktop', scheme: 'light' };

/** Returns the look that the address asks for, as far as there are pictures. */
function lookOf({ looks }: ScreenMap, { locale, size, scheme }: Readonly<Record<string, string>>): Look {
  const fits = (look: Look) =>
    Number(look.locale === (locale ?? USUAL.locale)) +
    Number(look.size === (size ?? USUAL.size)) +
    Number(look.scheme === (scheme ?? USUAL.scheme));
  return looks.toSorted((one, other) => fits(other) - fits(one))[0] ?? USUAL;
}
