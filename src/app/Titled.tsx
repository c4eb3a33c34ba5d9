import type { MessageDescriptor } from '@lingui/core';
import { useCallback } from 'react';
import { useApp } from './app.ts';
import { useSubscription } from './useSubscription.ts';

/** While it is shown the page is called so, whatever its address says; whoever comes or goes is told of another page. */
export function Titled({ title }: { title: MessageDescriptor }) {
  const { pages } = useApp();
  useSubscription(useCallback(() => pages.enter(title), [pages, title]));
  return null;
}
