import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { PageHeader } from '#ui/PageHeader.tsx';
import { TabNav } from '#ui/TabNav.tsx';
import { hrefTo } from '../route.ts';
import { type AtlasSubject, descriptionOf } from '../subjects.ts';
import { TABS } from './tabs.ts';

export interface MachinePageProps {
  subject: AtlasSubject;
  /** Id of the tab; any other text shows the first. */
  tab: string;
  rest: readonly string[];
}

export function MachinePage({ subject, tab, rest }: MachinePageProps) {
  const { t, i18n } = useLingui();
  const current = TABS.find(({ id }) => id === tab) ?? TABS[0];
  if (!current) return null;
  const { Tab } = current;
  return (
    <div className="machine-page">
      <div className="row">
        <title>{`${subject.name} – Parkett Atlas`}</title>
        <PageHeader title={subject.name} lede={<span lang="en">{descriptionOf(subject)}</span>} />
        <TabNav
          label={t`Ansichten von ${subject.name}`}
          tabs={TABS.map(({ id, label }) => ({
            href: hrefTo([subject.name, id]),
            label: i18n._(label),
            current: id === current.id,
          }))}
        />
      </div>
      <Suspense>
        <Tab subject={subject} rest={rest} />
      </Suspense>
    </div>
  );
}
