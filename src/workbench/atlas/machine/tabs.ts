import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { ChartTab } from '../chart/ChartTab.tsx';
import { PathsTab } from '../paths/PathsTab.tsx';
import { ScreensTab } from '../screens/ScreensTab.tsx';
import { StepTab } from '../step/StepTab.tsx';
import { TableTab } from '../table/TableTab.tsx';
import type { TabProps } from './tabProps.ts';

export interface MachineTab {
  /** The tab's segment of the address: `#/order/table`. */
  id: string;
  label: MessageDescriptor;
  Tab: ComponentType<TabProps>;
}

/** Tabs of every machine; an address without a tab shows the first. */
export const TABS: readonly MachineTab[] = [
  { id: 'chart', label: msg`Diagramm`, Tab: ChartTab },
  { id: 'steps', label: msg`Schritte`, Tab: StepTab },
  { id: 'paths', label: msg`Pfade`, Tab: PathsTab },
  { id: 'screens', label: msg`Bildschirme`, Tab: ScreensTab },
  { id: 'table', label: msg`Tabelle`, Tab: TableTab },
];
