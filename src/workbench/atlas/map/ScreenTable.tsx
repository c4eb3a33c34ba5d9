import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Card } from '#ui/Card.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { Link } from '#ui/Link.tsx';
import type { Coverage } from '../coverage.ts';
import { hrefTo, useRoute } from '../route.ts';
import { People } from './ScreenPanel.tsx';
import { isRepeated, type MapScreen, type ScreenMap, visitOf } from './screenMap.ts';
import { Quoted, READING_NAMES, ScreenName, useLocale, VISIT_NAMES, WayWords } from './words.tsx';

export interface ScreenTableProps {
  map: ScreenMap;
  /** Screens that the filters leave. */
  shown: readonly MapScreen[];
  screens: ReadonlyMap<string, MapScreen>;
  coverage: Coverage | null;
}

/** The map as a table: each screen with the people who see it and the ways on. */
export function ScreenTable({ map, shown, screens, coverage }: ScreenTableProps) {
  const { t, i18n } = useLingui();
  const { params } = useRoute();
  const locale = useLocale();
  const waysFrom = Map.groupBy(
    map.ways.filter((way) => !isRepeated(way) && way.kind !== 'code'),
    ({ from }) => from,
  );
  return (
    <Card padded={false}>
      <DataTable
        caption={t`Alle Bildschirme`}
        captionHidden
        loadingLabel={t`Wird geladen`}
        rows={shown}
        rowKey={({ id }) => id}
        groupOf={({ reading, feature }) => `${i18n._(READING_NAMES[reading])}: ${feature}`}
        columns={[
          {
            key: 'screen',
            header: t`Bildschirm`,
            rowHeader: true,
            cell: (screen) => <ScreenName screen={screen} params={params} />,
          },
          { key: 'who', header: t`Wer`, phone: 'detail', cell: (screen) => <People screen={screen} map={map} /> },
          {
            key: 'ways',
            header: t`Wege von hier`,
            cell: ({ id }) =>
              [...Map.groupBy(waysFrom.get(id) ?? [], ({ to }) => to)].map(([to, [way]], index) => {
                const end = screens.get(to);
                return (
                  end &&
                  way && (
                    <Fragment key={to}>
                      {index > 0 && '; '}
                      {way.kind === 'link' ? <Quoted text={way.names[locale]} /> : <WayWords way={way} />} →{' '}
                      <code className="map-path">{end.path}</code>
                    </Fragment>
                  )
                );
              }),
          },
          {
            key: 'machines',
            header: t`Maschinen`,
            cell: ({ machines, flows }) =>
              [...new Set([...machines.map(({ machine }) => machine), ...flows])].map((machine) => (
                <span key={machine}>
                  <Link href={hrefTo([machine, 'chart'])}>{machine}</Link>{' '}
                </span>
              )),
          },
          {
            key: 'walked',
            header: t`In Tests besucht`,
            cell: (screen) => i18n._(VISIT_NAMES[visitOf(screen, coverage)]),
          },
        ]}
      />
    </Card>
  );
}
