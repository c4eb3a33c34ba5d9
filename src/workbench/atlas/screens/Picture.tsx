import { useLingui } from '@lingui/react/macro';
import type { Locale } from '#domain/shop/settings.ts';
import { Badge } from '#ui/Badge.tsx';
import { Link } from '#ui/Link.tsx';
import { hrefTo } from '../route.ts';
import { fileOf, type Scheme, type Screenshot, type Size } from './screenshots.ts';

/** Picture of a state, which opens on its own, with links to the chart and to the path that led to the state. */
export function Picture({ screenshot }: { screenshot: Screenshot }) {
  const { t } = useLingui();
  const { machine, state, failure, key, locale, size, scheme } = screenshot;
  const words: Record<Locale | Size | Scheme, string> = {
    de: 'Deutsch',
    en: 'English',
    phone: t`Telefon`,
    desktop: t`Rechner`,
    light: t`hell`,
    dark: t`dunkel`,
  };
  const how = [words[locale], words[size], words[scheme]].join(', ');
  const file = `screens/${fileOf(screenshot)}`;
  return (
    <figure className="screens-picture">
      <a href={file} target="_blank" rel="noreferrer">
        <img src={file} alt={t`${state} in ${how}`} loading="lazy" />
      </a>
      <figcaption>
        <Link href={hrefTo([machine, 'screens'], { state })} variant="strong">
          {state.slice(machine.length + 1)}
        </Link>
        {failure && <Badge tone="danger">{failure}</Badge>}
        <span className="screens-how">{how}</span>
        <span className="screens-ways">
          <Link href={hrefTo([machine, 'chart'], { state })}>{t`im Diagramm`}</Link>
          <Link href={hrefTo([machine, 'steps', key])}>{t`der Weg dorthin`}</Link>
          <Link href={hrefTo(['map'], { state })}>{t`auf der Karte`}</Link>
        </span>
      </figcaption>
    </figure>
  );
}
