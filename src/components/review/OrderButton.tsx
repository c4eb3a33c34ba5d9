import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FormError } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';

export interface Ordering {
  method: PaymentMethod | null;
  /** True while a request is under way; `placing`: the order itself, `leaving`: its deletion. */
  busy: boolean;
  placing: boolean;
  leaving: boolean;
  failure: Failure | null;
  /** True if the shop's total differs from the one in the summary when the button was pressed. */
  repriced: boolean;
  /** True if the shop refused the order, and its stored order is unchanged. */
  refused: boolean;
  /** True if it is unknown whether the order was placed: the button then checks that first. */
  uncertain: boolean;
  /** Link to the previous step; on phones it follows the button. */
  back: ScreenLink | undefined;
  onOrder: () => void;
  onRetry: () => void;
}

/** Words that depend on the ordered item. */
export interface OrderWords {
  placing: string;
  leaving: string;
  checking: string;
  repriced: ReactNode;
  /** Says that it is unknown whether the order was placed, and that nothing is ordered twice. */
  uncertain: ReactNode;
  check: ReactNode;
}

/** Button that obliges to pay, in the words of § 312j BGB; placed directly under the summary. */
export function OrderButton({ words, ...ordering }: Ordering & { words: OrderWords }) {
  const { t } = useLingui();
  const { method, busy, placing, leaving, failure, repriced, refused, uncertain, back, onOrder, onRetry } = ordering;
  const waiting = leaving ? words.leaving : words.checking;
  return (
    <>
      <FailureNote failure={failure}>{uncertain && words.uncertain}</FailureNote>
      {refused && (
        <FormError>
          <Trans>
            Ihre Bestellung wurde nicht angenommen; den Grund kennen wir nicht. Es wurde noch nichts bestellt. Bitte
            versuchen Sie es noch einmal, oder <Link href={pathTo('/contact')}>schreiben Sie uns</Link>.
          </Trans>
        </FormError>
      )}
      {repriced && <FormError tone="notice">{words.repriced}</FormError>}
      <div ref={restoreFocus}>
        <Button wide busy={busy} busyLabel={placing ? words.placing : waiting} onPress={uncertain ? onRetry : onOrder}>
          {uncertain ? words.check : <Trans>Zahlungspflichtig bestellen</Trans>}
        </Button>
      </div>
      {!uncertain && method && method.kind !== null && (
        <p className="soft small">
          {method.kind === 'online'
            ? t`Danach leiten wir Sie zum Zahlungsanbieter weiter.`
            : t`Danach erhalten Sie die Bankverbindung für Ihre Überweisung.`}
        </p>
      )}
      {back && <ButtonLink variant="secondary" wide className="narrow-only" {...back}>{t`Zurück`}</ButtonLink>}
    </>
  );
}
