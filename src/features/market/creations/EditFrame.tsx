import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { useResource } from '#app/resources/useResource.ts';
import type { Item } from '#domain/shop/item.ts';
import { ownItem } from './reads.ts';
import { EditLayoutView, type EditPage } from './views/EditLayoutView.tsx';

/** Loads the work for both edit pages and shows them only to its creator. */
export function EditFrame({
  code,
  page,
  children,
}: {
  code: string;
  page: EditPage;
  children: (item: Item) => ReactNode;
}): ReactNode {
  const read = useResource(useApp().resources.of(ownItem, code));
  return (
    <EditLayoutView read={read} code={code} page={page}>
      {children}
    </EditLayoutView>
  );
}
