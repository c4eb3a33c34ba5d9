import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { toneOf } from '#components/failure/usualMessages.ts';
import { Field } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { useForm } from '#components/form/useForm.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { ShownReading } from '#components/links/reading.ts';
import { Money } from '#components/money/Money.tsx';
import { periods, textLimits } from '#domain/constants/limits.ts';
import { email, maxLength, required } from '#domain/forms/validation.ts';
import { type WithdrawalPeriod, withdrawalDeadlineOf } from '#domain/order/deadlines.ts';
import { orderName } from '#domain/order/orderName.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import type { Withdrawal } from '#domain/shop/withdrawal.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { WithdrawalStage } from '#machines/flows/withdrawal/selectors.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Form, FormError } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { TextField } from '#ui/TextField.tsx';
import { OrderLink } from './OrderLink.tsx';
import classes from './withdrawal.module.css';

export interface WithdrawalViewProps {
  stage: WithdrawalStage;
  /** The declaration as entered; before that, the data known already. */
  declared: Withdrawal;
  /** Withdrawal period of the order; null if unknown. */
  period: WithdrawalPeriod | null;
  withdrawnAt: string | null;
  /** The customer's own orders that may still be withdrawn from. */
  choices: readonly Order[];
  /** Token value of the customer's own order, which need not be named; null if the contract is named. */
  tokenValue: string | null;
  busy: boolean;
  failure: Failure | null;
  /** Mail address for declarations; null until it is read. */
  contactEmail: string | null;
  onEntered: (declared: Withdrawal) => void;
  onChange: () => void;
  onConfirm: () => void;
}

/** `/withdrawal`: the declaration, and its review above the button that sends it (§ 356a BGB). */
export function WithdrawalView({ stage, period, withdrawnAt, choices, ...props }: WithdrawalViewProps) {
  const { t } = useLingui();
  return (
    <div className={`row page ${classes.page}`}>
      <PageHeader
        title={<Trans>Vertrag widerrufen</Trans>}
        lede={
          <Trans>
            Verbraucherinnen und Verbraucher können einen Vertrag 14 Tage lang ohne Angabe von Gründen widerrufen.
            Näheres steht in den <Link href={pathTo('/terms-and-conditions')}>AGB mit Widerrufsbelehrung</Link>.
          </Trans>
        }
      />
      <div className="stack" data-gap="lg">
        <PeriodNotice period={period} withdrawnAt={withdrawnAt} />
        {stage === 'declaring' && choices.length > 0 && <Choices orders={choices} />}
        {withdrawnAt === null || props.busy || props.tokenValue === null ? (
          <Card as="section">
            <div key={stage} ref={restoreFocus}>
              {stage === 'declaring' ? (
                <div className="stack" data-gap="lg">
                  {choices.length > 0 && <h2>{t`Oder nennen Sie den Vertrag`}</h2>}
                  <DeclarationForm {...props} />
                </div>
              ) : (
                <Review {...props} />
              )}
            </div>
          </Card>
        ) : (
          <div>
            <OrderLink tokenValue={props.tokenValue} />
          </div>
        )}
      </div>
    </div>
  );
}

const { withdrawal } = periods;

function PeriodNotice({ period, withdrawnAt }: Pick<WithdrawalViewProps, 'period' | 'withdrawnAt'>) {
  const { t } = useLingui();
  const { dayDate, longDate } = useFormat();
  if (withdrawnAt !== null)
    return (
      <Banner title={t`Diesen Vertrag haben Sie schon widerrufen.`}>
        <Trans>
          Ihre Erklärung ist am {longDate(withdrawnAt)} eingegangen. Sie müssen nicht noch einmal widerrufen.
        </Trans>
      </Banner>
    );
  if (period?.state === 'open')
    return (
      <Banner title={t`Sie können diesen Vertrag noch widerrufen.`}>
        {period.until === null ? (
          <Trans>Die Frist endet {withdrawal} Tage nach Vertragsschluss.</Trans>
        ) : (
          <Trans>Die Frist endet am {dayDate(period.until)}.</Trans>
        )}
      </Banner>
    );
  if (period?.state === 'undated')
    return (
      <Banner title={t`Widerrufen können Sie innerhalb von ${withdrawal}\u00a0Tagen nach Vertragsschluss.`}>
        <Trans>
          Das Ende der Widerrufsfrist für diesen Vertrag können wir hier nicht anzeigen. Ihre Erklärung nehmen wir in
          jedem Fall entgegen, prüfen sie und schreiben Ihnen.
        </Trans>
      </Banner>
    );
  if (period?.state === 'over' && period.until !== null)
    return (
      <Banner tone="warning" title={t`Die Widerrufsfrist dieses Vertrags ist abgelaufen.`}>
        <Trans>
          Die Frist endete am {dayDate(period.until)}. Eine Erklärung nehmen wir trotzdem entgegen, prüfen sie und
          schreiben Ihnen.
        </Trans>
      </Banner>
    );
  if (period?.state === 'ended')
    return (
      <Banner tone="warning" title={t`Dieser Vertrag ist schon beendet.`}>
        <Trans>
          Der Vertrag wurde storniert oder der Betrag erstattet; es gibt nichts mehr zu widerrufen. Eine Erklärung
          nehmen wir trotzdem entgegen, prüfen sie und schreiben Ihnen.
        </Trans>
      </Banner>
    );
  if (period?.state === 'unplaced')
    return (
      <Banner tone="warning" title={t`Diesen Vertrag haben Sie noch nicht abgeschlossen.`}>
        <Trans>Sie sind an nichts gebunden; es gibt nichts zu widerrufen.</Trans>
      </Banner>
    );
  if (period?.state === 'none')
    return (
      <Banner tone="warning" title={t`Für Unternehmen gibt es kein gesetzliches Widerrufsrecht.`}>
        <Trans>Eine Erklärung nehmen wir trotzdem entgegen, prüfen sie und schreiben Ihnen.</Trans>
      </Banner>
    );
  return null;
}

function Choices({ orders }: { orders: readonly Order[] }) {
  const { t } = useLingui();
  const { dayDate } = useFormat();
  return (
    <Card>
      <div className="stack" data-gap="md">
        <h2>{t`Verträge, die Sie noch widerrufen können`}</h2>
        <ul className={classes.choices}>
          {orders.map((order) => {
            const until = withdrawalDeadlineOf(order, 'personal');
            return (
              <li key={order.tokenValue}>
                <span>
                  <Link variant="strong" href={pathTo('/withdrawal', undefined, { order: order.tokenValue })}>
                    {orderName(order)}
                  </Link>
                  <span className="soft small">
                    <Trans>Nr. {order.number ?? order.tokenValue}</Trans>
                    {until && (
                      <>
                        {', '}
                        <Trans>bis {dayDate(until)}</Trans>
                      </>
                    )}
                  </span>
                </span>
                <Money cents={order.total} />
              </li>
            );
          })}
        </ul>
      </div>
    </Card>
  );
}

function DeclarationForm({
  declared,
  tokenValue,
  failure,
  onEntered,
}: Pick<WithdrawalViewProps, 'declared' | 'tokenValue' | 'failure' | 'onEntered'>) {
  const { t } = useLingui();
  const isMarket = useContext(ShownReading) === 'marketplace';
  const { fields, submit, submitCount } = useForm<Withdrawal>({
    initial: declared,
    rules: {
      name: [required, maxLength(textLimits.line)],
      contract: [required, maxLength(textLimits.line)],
      email: [required, (text) => email(text.trim())],
    },
    ...(failure?.kind === 'violations' && { violations: failure.violations }),
  });
  return (
    <Form
      onSubmit={() =>
        submit(({ name, contract, email: address }) =>
          onEntered({ name: name.trim(), contract: contract.trim(), email: address.trim() }),
        )
      }
      submitCount={submitCount}
    >
      <FormFailure of={fields} failure={failure} />
      <Field of={fields} name="name">
        {(field) => <TextField label={t`Ihr Name`} autoComplete="name" {...field} />}
      </Field>
      {tokenValue !== null ? (
        <DescriptionList variant="stacked" items={[{ term: <Trans>Vertrag</Trans>, value: declared.contract }]} />
      ) : (
        <Field of={fields} name="contract">
          {(field) => (
            <TextField
              label={t`Vertrag`}
              hint={
                isMarket
                  ? t`Die Nummer Ihres Kaufs aus der Bestätigung, die wir Ihnen geschickt haben, oder der Titel des Werks und der Tag des Kaufs.`
                  : t`Die Nummer Ihrer Zeichnung aus der Bestätigung, die wir Ihnen geschickt haben, oder der Name des Wertpapiers und der Tag der Zeichnung.`
              }
              autoComplete="off"
              {...field}
            />
          )}
        </Field>
      )}
      <Field of={fields} name="email">
        {(field) => (
          <TextField
            label={t`E-Mail-Adresse`}
            hint={t`An diese Adresse schicken wir sofort eine Bestätigung.`}
            type="email"
            autoComplete="email"
            {...field}
          />
        )}
      </Field>
      <FormActions>
        <Button type="submit">{t`Weiter zur Bestätigung`}</Button>
      </FormActions>
    </Form>
  );
}

function Review({
  declared,
  busy,
  failure,
  contactEmail,
  onChange,
  onConfirm,
}: Pick<WithdrawalViewProps, 'declared' | 'busy' | 'failure' | 'contactEmail' | 'onChange' | 'onConfirm'>) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { name, contract, email: address } = declared;
  const subject = t`Widerruf: ${contract}`;
  const body = `${t`Hiermit widerrufe ich den genannten Vertrag.`}\r\n\r\n${t`Vertrag`}: ${contract}\r\n${name}\r\n${address}\r\n`;
  const mail = `mailto:${contactEmail ?? ''}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const isLacking = failure?.kind === 'notOffered';
  return (
    <div className="stack" data-gap="lg">
      {failure && (
        <FormError tone={toneOf(failure)}>
          {isLacking ? (
            <Trans>
              Auf dieser Seite können Sie Ihre Erklärung nicht übermitteln. Widerrufen Sie bitte per E-Mail: Der Text
              ist vorbereitet, und zur Einhaltung der Frist genügt es, dass Sie ihn rechtzeitig absenden.
            </Trans>
          ) : (
            failureText(failure)
          )}
        </FormError>
      )}
      <h2>{t`Ihre Erklärung`}</h2>
      <p>{t`Hiermit widerrufe ich den genannten Vertrag.`}</p>
      <DescriptionList
        variant="stacked"
        items={[
          { term: <Trans>Ihr Name</Trans>, value: declared.name },
          { term: <Trans>Vertrag</Trans>, value: declared.contract },
          { term: <Trans>Bestätigung an</Trans>, value: declared.email },
        ]}
      />
      <FormActions>
        {!busy && <Button variant="secondary" onPress={onChange}>{t`Ändern`}</Button>}
        {isLacking ? (
          <ButtonLink href={mail}>{t`Widerruf als E-Mail schreiben`}</ButtonLink>
        ) : (
          <Button onPress={onConfirm} busy={busy} busyLabel={t`Widerruf wird gesendet`}>
            <Trans>Widerruf bestätigen</Trans>
          </Button>
        )}
      </FormActions>
    </div>
  );
}
