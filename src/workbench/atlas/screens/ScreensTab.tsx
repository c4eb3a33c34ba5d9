import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { Locale } from '#domain/shop/settings.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { Choice } from '../Choice.tsx';
import type { TabProps } from '../machine/tabProps.ts';
import { hrefTo, useRoute } from '../route.ts';
import { Picture } from './Picture.tsx';
import { readShown, SCHEMES, type Screenshot, type Shown, SIZES } from './screenshots.ts';
import './screens.css';

const LOCALES: readonly Locale[] = ['de', 'en'];

/**
 * Pictures of the machine's states, taken from the rendered paths. `?state=order.placing` shows all pictures of one
 * state, in both languages, sizes and colours; without it, the tab shows one picture of each state.
 */
export function ScreensTab({ subject: { name } }: TabProps) {
  const { t } = useLingui();
  const { params } = useRoute();
  const shown = use(readShown()).filter(({ machine }) => machine === name);
  if (shown.length === 0) {
    return (
      <div className="row page">
        <EmptyState title={t`Von dieser Maschine gibt es keine Bilder.`}>
          {t`Bilder erzeugen: npm run atlas:screens`}
        </EmptyState>
      </div>
    );
  }
  const one = shown.filter(({ state }) => state === params.state);
  return (
    <div className="row page stack" data-gap="lg">
      {params.state ? <OfState name={name} state={params.state} shown={one} /> : <OfAll name={name} shown={shown} />}
    </div>
  );
}

/** Each state with a single picture, in the chosen language, size and colours. */
function OfAll({ name, shown }: { name: string; shown: readonly Shown[] }) {
  const { t } = useLingui();
  const { params } = useRoute();
  const size = SIZES.find((each) => each === params.size) ?? 'phone';
  const scheme = SCHEMES.find((each) => each === params.scheme) ?? 'light';
  const locale = LOCALES.find((each) => each === params.locale) ?? 'de';
  const choices = [
    {
      name: 'locale',
      label: t`Sprache`,
      value: locale,
      options: [['de', 'Deutsch'] as const, ['en', 'English'] as const],
    },
    {
      name: 'size',
      label: t`Größe`,
      value: size,
      options: [['phone', t`Telefon`] as const, ['desktop', t`Rechner`] as const],
    },
    {
      name: 'scheme',
      label: t`Farben`,
      value: scheme,
      options: [['light', t`hell`] as const, ['dark', t`dunkel`] as const],
    },
  ];
  return (
    <>
      <div className="screens-choices">
        {choices.map((choice) => (
          <Choice
            key={choice.name}
            label={choice.label}
            options={choice.options.map(([value, label]) => ({
              label,
              current: value === choice.value,
              href: hrefTo([name, 'screens'], { ...params, [choice.name]: value }),
            }))}
          />
        ))}
      </div>
      <ul className="screens-grid" data-size={size}>
        {shown.map((each) => (
          <li key={`${each.state} ${each.failure}`}>
            <Picture screenshot={{ ...each, size, scheme, locale }} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OfState({ name, state, shown }: { name: string; state: string; shown: readonly Shown[] }) {
  const { t } = useLingui();
  const pictures = shown.flatMap((each) =>
    SIZES.map((size) =>
      LOCALES.flatMap((locale) => SCHEMES.map((scheme): Screenshot => ({ ...each, size, locale, scheme }))),
    ),
  );
  return (
    <>
      <p>
        <Link href={hrefTo([name, 'screens'])}>{t`Alle Bildschirme`}</Link>
      </p>
      {pictures.length === 0 && <EmptyState title={t`Von ${state} gibt es kein Bild.`} />}
      {pictures.map((group) => {
        const [first] = group;
        return (
          first && (
            <ul key={`${first.failure} ${first.size}`} className="screens-grid" data-size={first.size}>
              {group.map((each) => (
                <li key={`${each.locale} ${each.scheme}`}>
                  <Picture screenshot={each} />
                </li>
              ))}
            </ul>
          )
        );
      })}
    </>
  );
}
