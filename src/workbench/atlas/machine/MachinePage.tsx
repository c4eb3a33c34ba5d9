import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense } from 'react';
import { PageHeader } from '#ui/PageHeader.tsx';
import { TabNav } from '#ui/TabNav.tsx';
import { ChartTab } from '../chart/ChartTab.tsx';
import { PathsTab } from '../paths/PathsTab.tsx';
import { hrefTo } from '../route.ts';
import { ScreensTab } from '../screens/ScreensTab.tsx';
import { StepTab } from '../step/StepTab.tsx';
import { type AtlasSubject, descriptionOf } from '../subjects.ts';
import { TableTab } from '../table/TableTab.tsx';
import type { TabProps } from './tabProps.ts';

interface MachineTab {
  /** The tab's segment of the address: `#/order/table`. */
  id: string;
  label: MessageDescriptor;
  Tab: ComponentType<TabProps>;
}

/** Tabs of every machine; an address without a tab shows the first. */
const TABS: readonly MachineTab[] = [
  { id: 'chart', label: msg`Diagramm`, Tab: ChartTab },
  { id: 'steps', label: msg`Schritte`, Tab: StepTab },
  { id: 'paths', label: msg`Pfade`, Tab: PathsTab },
  { id: 'screens', label: msg`Bildschirme`, Tab: ScreensTab },
  { id: 'table', label: msg`Tabelle`, Tab: TableTab },
];

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
