import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { SkeletonCard } from '#ui/Skeleton.tsx';

/** `/withdrawal` while the customer and the order are loading. */
export function LoadingView<T>({ read, children }: { read: AsyncData<T>; children: (data: T) => ReactNode }) {
  const { t } = useLingui();
  if (read.data !== null) return children(read.data);
  return (
    <div className="row page">
      <Async
        read={read}
        page={t`Vertrag widerrufen`}
        failed={t`Ihr Vertrag konnte nicht geladen werden. Sie können auch per E-Mail widerrufen.`}
        skeleton={<SkeletonCard lines={5} />}
      >
        {children}
      </Async>
    </div>
  );
}
