import { msg } from '@lingui/core/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { Titled } from '#app/page/Titled.tsx';
import { useScreenSearch } from '#app/page/useScreen.ts';
import { safePath } from '#domain/session/redirect.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { isBusy, selectFailure, selectStage } from '#machines/flows/twoFactor/selectors.ts';
import { type KeyRing, type TwoFactorActor, twoFactorFlow } from './flow.ts';
import { SetUpView } from './views/SetUpView.tsx';
import { SwitchOffView } from './views/SwitchOffView.tsx';
import { TwoFactorView } from './views/TwoFactorView.tsx';

const setUpTitle = msg`Zwei-Faktor-Anmeldung einrichten`;
const switchOffTitle = msg`Zwei-Faktor-Anmeldung ausschalten`;

/** `/account/two-factor`, with a way back for customers who were redirected here. */
export function TwoFactorFlow(): ReactNode {
  const app = useApp();
  const { redirectPath = '' } = useScreenSearch('/account/two-factor');
  const [ring] = useState<KeyRing>(() => ({ key: null }));
  const twoFactor: TwoFactorActor = useFlow(() =>
    twoFactorFlow(app, selectCustomerUuid(app.session.getSnapshot()) ?? '', ring),
  );
  const stage = useSelector(twoFactor, selectStage);
  const busy = useSelector(twoFactor, isBusy);
  const failure = useSelector(twoFactor, selectFailure);
  if (stage === 'settingUp')
    return (
      <>
        <Titled title={setUpTitle} />
        <SetUpView
          enrolment={ring.key}
          busy={busy}
          failure={failure}
          onSubmit={(proof) => twoFactor.send({ type: 'setup.confirmed', ...proof })}
          onCancel={() => twoFactor.send({ type: 'setup.cancelled' })}
        />
      </>
    );
  if (stage === 'switchingOff')
    return (
      <>
        <Titled title={switchOffTitle} />
        <SwitchOffView
          busy={busy}
          failure={failure}
          onSubmit={(code) => twoFactor.send({ type: 'switchOff.confirmed', code })}
          onCancel={() => twoFactor.send({ type: 'switchOff.cancelled' })}
        />
      </>
    );
  return (
    <TwoFactorView
      stage={stage}
      busy={busy}
      failure={failure}
      wayBack={safePath(redirectPath, location.origin)}
      onSetUp={() => twoFactor.send({ type: 'setup.started' })}
      onSwitchOff={() => twoFactor.send({ type: 'switchOff.started' })}
      onRetry={() => twoFactor.send({ type: 'retry.requested' })}
    />
  );
}
