import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale, Reading } from '#domain/shop/settings.ts';
import { localeOf } from '#i18n/localeOf.ts';
import { Link } from '#ui/Link.tsx';
import { hrefTo } from '../route.ts';
import type { Area, Who } from './crawled.ts';
import { withoutValues } from './lines.ts';
import type { EventWay, MapScreen, Visit, Way } from './screenMap.ts';

export const READING_NAMES: Readonly<Record<Reading, MessageDescriptor>> = {
  investor: msg`Anlegerplattform`,
  marketplace: msg`Marktplatz`,
};

export const PEOPLE_NAMES: Readonly<Record<Who, MessageDescriptor>> = {
  visitor: msg`Besucher`,
  person: msg`Privatperson`,
  company: msg`Unternehmen`,
  professional: msg`professioneller Kunde`,
  newcomer: msg`neuer Kunde`,
  banned: msg`gesperrter Kunde`,
};

export const VISIT_NAMES: Readonly<Record<Visit, MessageDescriptor>> = {
  visited: msg`besucht`,
  unvisited: msg`nicht besucht`,
  untested: msg`Tests noch nicht gelaufen`,
  none: msg`ohne Maschine`,
};

const AREAS: Readonly<Record<Area, MessageDescriptor>> = {
  main: msg`auf der Seite`,
  nav: msg`in der Navigation der Seite`,
  header: msg`in der Kopfzeile`,
  menu: msg`im Kontomenü`,
  footer: msg`in der Fußzeile`,
};

/** Returns the language of the atlas. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return localeOf(i18n);
}

/** A way in words: the link and its place, or the events with the guards that hold. */
export function WayWords({ way }: { way: Way }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  if (way.kind === 'link') {
    const name = way.names[locale];
    const area = i18n._(AREAS[way.area]);
    return (
      <>
        {way.role === 'button' ? <Trans>Schaltfläche „{name}“</Trans> : <Trans>Link „{name}“</Trans>} {area}
      </>
    );
  }
  if (way.kind === 'code') {
    return (
      <Trans>
        Link im Code, den der Rundgang nicht gesehen hat: <code>{way.file.split('/').at(-1)}</code>
      </Trans>
    );
  }
  return <Events way={way} />;
}

function Events({ way: { machine, steps, key, controls } }: { way: EventWay }) {
  const locale = useLocale();
  return (
    <>
      <Link href={hrefTo([machine, 'steps', key])}>{machine}</Link>
      {': '}
      {steps.map(({ state, event, type, guards }, index) => {
        const control = controls[type];
        return (
          <span key={`${state} ${event}`} className="map-event" lang="en">
            {index > 0 && ', '}
            <code>{withoutValues(event)}</code>
            {control && (
              <>
                {' '}
                (
                <span lang={locale}>
                  <Quoted text={control.names[locale]} />
                </span>
                )
              </>
            )}
            {guards.length > 0 && <> [{guards.join(', ')}]</>}
          </span>
        );
      })}
    </>
  );
}

/** A text in the quotation marks of the atlas' language. */
export function Quoted({ text }: { text: string }) {
  return <Trans>„{text}“</Trans>;
}

/** A screen's name, which selects it on the map, with its address. */
export function ScreenName({
  screen: { id, names, path },
  params = {},
}: {
  screen: MapScreen;
  params?: Readonly<Record<string, string>>;
}) {
  const locale = useLocale();
  return (
    <>
      <Link href={hrefTo(['map'], { ...params, screen: id })} variant="strong">
        {names[locale]}
      </Link>{' '}
      <code className="map-path">{path}</code>
    </>
  );
}
