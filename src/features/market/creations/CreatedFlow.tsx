import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { useResource } from '#app/resources/useResource.ts';
import { created } from './reads.ts';
import { CreatedView } from './views/CreatedView.tsx';

export function CreatedFlow(): ReactNode {
  return <CreatedView items={useResource(useApp().resources.of(created))} />;
}
