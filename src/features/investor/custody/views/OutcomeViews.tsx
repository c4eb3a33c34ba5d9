import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import steps from '#components/steps/steps.module.css';
import { shortAddress } from '#domain/wallet/shortAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { FormError } from '#ui/Form.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { StickyBar } from '#ui/StickyBar.tsx';
import { HalfIcon } from '#ui/signIcons.tsx';

/** Agreement without a known wallet, and the button that creates one. */
export function UnfinishedView(props: { busy: boolean; problem: string | null; onCreate: () => void }) {
  const { busy, problem, onCreate } = props;
  const { t } = useLingui();
  return (
    <>
      <OutcomeHeader
        tone="info"
        sign={<HalfIcon />}
        status={<Trans>Noch nicht fertig</Trans>}
        title={<Trans>Ihre Wallet fehlt noch</Trans>}
        lede={<Trans>Dem Verwahrvertrag haben Sie zugestimmt. Das müssen Sie nicht noch einmal tun.</Trans>}
      />
      <End
        wayOn={
          <Button busy={busy} busyLabel={t`Wallet wird eingerichtet`} onPress={onCreate}>{t`Wallet einrichten`}</Button>
        }
      >
        <p className="measure">
          <Trans>
            Wir prüfen zuerst, ob Ihre Wallet schon eingerichtet ist. Eine zweite Wallet wird nicht eingerichtet.
          </Trans>
        </p>
        {problem && <FormError>{problem}</FormError>}
      </End>
    </>
  );
}

/** Confirmation that custody is set up. */
export function SettledView({ address, onContinue }: { address: string | null; onContinue: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <OutcomeHeader
        tone="positive"
        sign={<CheckIcon />}
        status={<Trans>Eingerichtet</Trans>}
        title={<Trans>Ihre Wertpapiere werden verwahrt</Trans>}
        lede={
          <Trans>
            Ihre gezeichneten Wertpapiere kommen in diese Wallet. Den Schlüssel verwaltet der Verwahrer für Sie.
          </Trans>
        }
      />
      <End wayOn={<Button onPress={onContinue}>{t`Weiter`}</Button>}>
        {address && <DescriptionList items={[{ term: t`Wallet`, value: shortAddress(address) }]} />}
      </End>
    </>
  );
}

function End({ wayOn, children }: { wayOn: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={steps.whole} ref={restoreFocus}>
      <Card className="stack" data-gap="lg">
        {children}
        <div className="cluster wide-only" data-justify="end">
          {wayOn}
        </div>
      </Card>
      <StickyBar label={t`Nächster Schritt`} action={wayOn} />
    </div>
  );
}
