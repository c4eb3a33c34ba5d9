import { i18n } from '@lingui/core';
import { I18nProvider as Messages } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Locale } from '#domain/shop/settings.ts';
import { languageTag } from '#i18n/amounts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { MachinePage } from './machine/MachinePage.tsx';
import { Overview } from './overview/Overview.tsx';
import { PAGES } from './pages.ts';
import { hrefTo, useRoute } from './route.ts';
import { Frame } from './shell/Frame.tsx';
import { useSubject } from './subjects.ts';

/** The machine atlas: an overview of all machines, and each of them as a chart and in words. */
export function Atlas() {
  return (
    <Messages i18n={i18n}>
      <Language>
        <Frame>
          <Suspense>
            <Page />
          </Suspense>
        </Frame>
      </Language>
    </Messages>
  );
}

function Language({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return <I18nProvider locale={languageTag[i18n.locale as Locale]}>{children}</I18nProvider>;
}

function Page() {
  const { t } = useLingui();
  const { path } = useRoute();
  const [first = '', tab = '', ...rest] = path;
  const Own = PAGES.find(({ id }) => id === first)?.Page;
  const subject = useSubject(first);
  if (first === '') return <Overview />;
  if (Own) return <Own />;
  if (subject) return <MachinePage key={subject.name} subject={subject} tab={tab} rest={rest} />;
  return (
    <div className="row page">
      <title>{`${first} – Parkett Atlas`}</title>
      <PageHeader title={first} />
      <EmptyState title={t`Diese Maschine gibt es nicht.`} action={<Link href={hrefTo([])}>{t`Zur Übersicht`}</Link>} />
    </div>
  );
}
