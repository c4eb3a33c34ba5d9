import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Locale } from '#domain/shop/settings.ts';
import { MoonIcon, SunIcon } from '#ui/icons.tsx';
import { Logo } from '#ui/Logo.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { speak } from '../language.ts';
import { PAGES } from '../pages.ts';
import { hrefTo, useRoute } from '../route.ts';
import { showTheme, storedTheme } from './theme.ts';
import './shell.css';

/** Header around every page: navigation, language and colours. */
export function Frame({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  const { path } = useRoute();
  const links = [
    { href: hrefTo([]), label: t`Übersicht`, current: path.length === 0 },
    ...PAGES.map(({ id, label }) => ({ href: hrefTo([id]), label: i18n._(label), current: path[0] === id })),
  ];
  return (
    <div className="atlas">
      <SkipLink href="#main">{t`Zum Inhalt`}</SkipLink>
      <header className="atlas-header no-print">
        <div className="row atlas-bar">
          <a className="atlas-brand" href={hrefTo([])} aria-label={t`Parkett Atlas, zur Übersicht`}>
            <Logo name="Parkett" />
            <span className="atlas-name">Atlas</span>
          </a>
          <nav className="atlas-nav" aria-label={t`Hauptbereiche`}>
            {links.map(({ href, label, current }) => (
              <a key={href} href={href} aria-current={current ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <div className="atlas-tools">
            <LanguageButton />
            <ThemeButton />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function LanguageButton() {
  const { i18n } = useLingui();
  const other: Locale = i18n.locale === 'de' ? 'en' : 'de';
  const name = other === 'de' ? 'Deutsch' : 'English';
  return (
    <button type="button" className="atlas-tool" lang={other} aria-label={name} onClick={() => void speak(other)}>
      {other.toUpperCase()}
    </button>
  );
}

/** Toggles light and dark; the device's setting counts until the reader chooses. */
function ThemeButton() {
  const { t } = useLingui();
  const [theme, setTheme] = useState(storedTheme);
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const change = () => {
    const next = isDark ? 'light' : 'dark';
    showTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      className="atlas-tool"
      aria-label={isDark ? t`Helle Darstellung` : t`Dunkle Darstellung`}
      onClick={change}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </button>
  );
}
