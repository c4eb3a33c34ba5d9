import type { MessageDescriptor } from '@lingui/core';
import { useCallback } from 'react';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';

/** Overrides the page title while mounted, whatever the address, and announces the change as a page change. */
export function Titled({ title }: { title: MessageDescriptor }) {
  const { pages } = useApp();
  useSubscription(useCallback(() => pages.enter(title), [pages, title]));
  return null;
}
