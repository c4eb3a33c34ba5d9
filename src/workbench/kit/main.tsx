import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../styles/index.css';
import { Logo } from '#ui/Logo.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Select } from '#ui/Select.tsx';
import { Choices } from './choices.tsx';
import { Data } from './data.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Files } from './files.tsx';
import { Foundations } from './foundations.tsx';
import { Navigation } from './navigation.tsx';
import { Product } from './product.tsx';
import { contextOf, type Language } from './texts.ts';
import './kit.css';

const given = new URLSearchParams(location.search);
const THEMES = ['auto', 'light', 'dark'];
const WIDTHS = ['100%', '320', '375', '768', '1024'];

/** All components in all states. `?theme=&lang=&width=` set the switches, `frame` omits the bar. */
function Kit() {
  const [theme, setTheme] = useState(given.get('theme') ?? 'auto');
  const [language, setLanguage] = useState<Language>(given.get('lang') === 'en' ? 'en' : 'de');
  const [width, setWidth] = useState(given.get('width') ?? '100%');
  const context = contextOf(language);
  const { say } = context;

  document.documentElement.lang = language;
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;

  const options = (values: string[]) => values.map((value) => ({ value, label: value }));
  return (
    <>
      {!given.has('frame') && (
        <header className="kit-bar">
          <div className="row">
            <Logo name="Parkett" />
            <Select label={say('Farben', 'Theme')} value={theme} onChange={setTheme} options={options(THEMES)} />
            <Select
              label={say('Sprache', 'Language')}
              value={language}
              onChange={(value) => setLanguage(value === 'en' ? 'en' : 'de')}
              options={options(['de', 'en'])}
            />
            <Select label={say('Breite', 'Width')} value={width} onChange={setWidth} options={options(WIDTHS)} />
          </div>
        </header>
      )}
      {width === '100%' ? (
        <main className="row kit-main">
          <PageHeader
            title={say('Der Kasten', 'The kit')}
            lede={say('Jedes Bauteil in jedem Zustand.', 'Every component in every state.')}
          />
          <Foundations {...context} />
          <Navigation {...context} />
          <Fields {...context} />
          <Choices {...context} />
          <Files {...context} />
          <Feedback {...context} />
          <Data {...context} />
          <Product {...context} />
        </main>
      ) : (
        <iframe className="kit-frame" title={width} width={width} src={`?frame&theme=${theme}&lang=${language}`} />
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Kit />);
