import { Trans, useLingui } from '@lingui/react/macro';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Tokens } from '#components/money/Money.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import type { Transfer } from '#domain/shop/transfer.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { TransferDetails } from '#machines/flows/tokenTransfer/ports.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import classes from './transfer.module.css';

export interface WhitelistingPartProps {
  details: TransferDetails;
  busy: boolean;
  failure: Failure | null;
  /** True if the shop has the message. */
  asked: boolean;
  onAsk: () => void;
  onReopen: () => void;
}

/** The recipient's wallet may not receive tokens: the customer can ask the shop to whitelist it. */
export function WhitelistingPart({ details, busy, failure, asked, onAsk, onReopen }: WhitelistingPartProps) {
  const { t } = useLingui();
  return (
    <Card>
      <div className="stack" data-gap="lg">
        <div className="stack" data-gap="sm">
          <h2>
            {asked ? <Trans>Ihre Anfrage ist verschickt</Trans> : <Trans>Diese Wallet ist nicht freigegeben</Trans>}
          </h2>
          <p className={classes.address}>{details.address}</p>
          <p className="soft">
            {asked ? (
              <Trans>Wir prüfen, ob wir die Wallet zum Empfang freigeben können, und melden uns per E-Mail.</Trans>
            ) : (
              <Trans>
                Token können nur an freigegebene Wallets übertragen werden. Prüfen Sie die Adresse, oder bitten Sie uns
                um die Freigabe.
              </Trans>
            )}
          </p>
        </div>
        <FailureNote failure={failure} />
        <div className="cluster">
          {!asked && <Button busy={busy} busyLabel={t`Wird gesendet`} onPress={onAsk}>{t`Freigabe anfragen`}</Button>}
          {!busy && <Button variant="secondary" onPress={onReopen}>{t`Andere Wallet angeben`}</Button>}
        </div>
      </div>
    </Card>
  );
}

/** Reason why nothing was transferred (requirement 8.13: check beneficiary or amount). */
export function RefusedPart({ failure, onReopen }: { failure: Failure; onReopen: () => void }) {
  const { t } = useLingui();
  return (
    <Card>
      <div className="stack" data-gap="lg">
        <div className="stack" data-gap="sm">
          <h2>{t`Es wurde nichts übertragen`}</h2>
          <p className="soft">{t`Bitte prüfen Sie Wallet und Stückzahl.`}</p>
        </div>
        <FailureNote failure={failure} />
        <div>
          <Button onPress={onReopen}>{t`Angaben prüfen`}</Button>
        </div>
      </div>
    </Card>
  );
}

/** Transfer whose result is still unknown; until it is known, nothing can be sent. */
export function UnknownPart({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Card>
      <div className="stack" data-gap="lg">
        <div className="stack" data-gap="sm">
          <h2>
            {busy ? (
              <Trans>Die Übertragung wird geprüft</Trans>
            ) : (
              <Trans>Wir wissen noch nicht, ob die Übertragung ausgeführt wurde</Trans>
            )}
          </h2>
          <p className="soft">
            <Trans>
              Die Antwort ist nicht angekommen. Bitte übertragen Sie nicht noch einmal, bis das geklärt ist.
            </Trans>
          </p>
        </div>
        <div>
          <Button busy={busy} busyLabel={t`Wird geprüft`} onPress={onRetry}>{t`Noch einmal prüfen`}</Button>
        </div>
      </div>
    </Card>
  );
}

interface SentPartProps {
  made: Transfer;
  /** Tokens left according to the shop; null if the shop could not be asked. */
  left: number | null;
  /** True if the transfer is not the one submitted on this page, but an earlier one. */
  isEarlier: boolean;
  /** True if the details submitted on this page were not sent. */
  isUnsent: boolean;
}

/** The completed transfer, and the tokens left according to the shop. */
export function SentPart({ made, left, isEarlier, isUnsent }: SentPartProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <Card>
      <div className="stack" data-gap="lg">
        <div className="stack" data-gap="sm">
          <h2>{t`Ihre Token sind übertragen`}</h2>
          <p className="soft">
            {isEarlier ? (
              <>
                <Trans>Diese Übertragung hatten Sie vorhin abgeschickt; sie ist angekommen.</Trans>{' '}
                {isUnsent && <Trans>Ihre späteren Eingaben wurden nicht gesendet.</Trans>}{' '}
                <Trans>Die Bestätigung kommt per E-Mail.</Trans>
              </>
            ) : (
              <Trans>Sie erhalten eine Bestätigung per E-Mail.</Trans>
            )}
          </p>
        </div>
        <DescriptionList
          variant="stacked"
          items={[
            { term: <Trans>Stückzahl</Trans>, value: number(made.quantity) },
            { term: <Trans>An die Wallet</Trans>, value: <span className={classes.address}>{made.toAddress}</span> },
            { term: <Trans>Hash</Trans>, value: <span className={classes.address}>{made.hash}</span> },
            ...(left === null ? [] : [{ term: <Trans>Jetzt in Ihrer Wallet</Trans>, value: <Tokens count={left} /> }]),
          ]}
        />
        <div>
          <ButtonLink href={pathTo('/account/wallet')}>{t`Zur Wallet`}</ButtonLink>
        </div>
      </div>
    </Card>
  );
}
