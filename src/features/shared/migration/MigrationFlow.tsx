import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { isBusy, selectFailure, selectStage } from '#machines/flows/migration/selectors.ts';
import { type MigrationActor, migrationFlow } from './flow.ts';
import { MigrationView } from './views/MigrationView.tsx';

/** `/migration`: the guard leads customers of the former system here once after each login. */
export function MigrationFlow(): ReactNode {
  const app = useApp();
  const migration: MigrationActor = useFlow(() =>
    migrationFlow(app, selectCustomerUuid(app.session.getSnapshot()) ?? ''),
  );
  return (
    <MigrationView
      stage={useSelector(migration, selectStage)}
      busy={useSelector(migration, isBusy)}
      failure={useSelector(migration, selectFailure)}
      onSubmit={(customerId) => migration.send({ type: 'number.submitted', customerId })}
      onRetry={() => migration.send({ type: 'retry.requested' })}
    />
  );
}
