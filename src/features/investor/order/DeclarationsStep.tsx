import { msg } from '@lingui/core/macro';
import { useCallback } from 'react';
import { useApp } from '#app/app.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { DeclarationsStepView, type DeclarationsStepViewProps } from './views/DeclarationsStepView.tsx';

/** The declarations, as a page of their own at the amount's URL (WCAG 2.4.2). */
export function DeclarationsStep(props: DeclarationsStepViewProps) {
  const { pages } = useApp();
  useSubscription(useCallback(() => pages.enter(msg`Zeichnung: Erklärungen`), [pages]));
  return <DeclarationsStepView {...props} />;
}
