import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { MachinePage } from './machine/MachinePage.tsx';
import { Overview } from './overview/Overview.tsx';
import { PAGES } from './pages.ts';
import { hrefTo, useRoute } from './route.ts';
import { Frame } from './shell/Frame.tsx';
import { useSubject } from './subjects.ts';

/** The machine atlas: an overview of all machines, and each machine as a chart and in words. */
export function Atlas() {
  return (
    <I18nProvider i18n={i18n}>
      <Frame>
        <Suspense>
          <Page />
        </Suspense>
      </Frame>
    </I18nProvider>
  );
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
