import { createMemoryHistory } from '@tanstack/react-router';
import type { TabHistory } from '../page/navigation.ts';

/** Returns the history of a tab with these entries, which shows the last one. */
export const historyOf = (...initialEntries: string[]): TabHistory => createMemoryHistory({ initialEntries });
