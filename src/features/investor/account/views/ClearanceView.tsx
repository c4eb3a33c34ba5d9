import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { taskNames } from '#components/disclosure/taskTexts.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { type openTestOf, type Step, stepRows } from '#domain/onboarding/steps.ts';
import { type Reason, reasonsOfPerson } from '#domain/order/eligibility.ts';
import { hasOwnStatus } from '#domain/person/ownStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import { shortAddress } from '#domain/wallet/shortAddress.ts';
import { walletOf } from '#domain/wallet/wallet.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CheckList } from '#ui/CheckList.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './overview.module.css';
import { StatusRow } from './StatusRow.tsx';

/** Next step of the appropriateness test; null if none is open. */
export type OpenTest = ReturnType<typeof openTestOf>;

/**
 * Permission to invest, with the checks that it depends on: a row that unfolds once all are done, otherwise words and
 * the way on. `children` are further rows.
 */
export function ClearanceView({
  customer,
  openTest,
  step,
  children,
}: {
  customer: Customer;
  openTest: OpenTest;
  /** First open step of the self-disclosure; null if there is none, or unknown yet. */
  step: Step | null;
  children?: ReactNode;
}) {
  const { t, i18n } = useLingui();
  const { title, text, way } = wordsOf(customer, openTest, step, i18n);
  const address = walletOf(customer)?.address ?? null;
  const items = [
    { id: 'identity', text: t`Identität bestätigt`, done: customer.kycPassed },
    { id: 'account', text: t`Angaben geprüft`, done: customer.status === 'approved' },
    {
      id: 'registrar',
      text: t`Registerführung hat zugestimmt`,
      done: customer.cryptoRegistrarStatus === 'approved',
    },
    {
      id: 'wallet',
      text:
        address === null ? (
          t`Wallet eingerichtet`
        ) : (
          <Trans>
            Wallet eingerichtet, <span className={classes.address}>{shortAddress(address)}</span>
          </Trans>
        ),
      done: address !== null,
    },
  ];
  const checks = <CheckList labels={{ done: t`erledigt`, open: t`offen` }} items={items} />;
  const isDone = way === undefined && items.every(({ done }) => done);
  return (
    <Panel title={isDone ? <Trans>Anlegerstatus</Trans> : title} flush>
      {isDone ? (
        <StatusRow icon={<CheckIcon />} label={<Trans>Freigabe</Trans>} state={<Badge tone="positive">{title}</Badge>}>
          <div className="stack" data-gap="sm">
            <p className="soft">{text}</p>
            {checks}
          </div>
        </StatusRow>
      ) : (
        <div className={`stack ${classes.open}`} data-gap="md">
          <p className="soft">{text}</p>
          {checks}
          {way && <div>{way}</div>}
        </div>
      )}
      {children}
    </Panel>
  );
}

/** Placeholder of the two rows of an approved investor, as high as these. */
export const ClearancePlaceholder = () => (
  <Panel title={<Trans>Anlegerstatus</Trans>} flush>
    {['60%', '50%'].map((width) => (
      <div key={width} className={classes.placeholder}>
        <SkeletonLine width={width} />
      </div>
    ))}
  </Panel>
);

interface Words {
  title: ReactNode;
  text: ReactNode;
  /** Link to the next action. */
  way?: ReactNode;
}

/** Decisions still pending with the issuer or the registrar. */
const undecided: readonly Reason[] = ['statusNotApproved', 'registrarNotCleared'];

function wordsOf(customer: Customer, openTest: OpenTest, step: Step | null, i18n: I18n): Words {
  const reasons = reasonsOfPerson(customer);
  const waitingTitle =
    reasons.length === 0 ? (
      <Trans>Sie können gerade nicht zeichnen</Trans>
    ) : (
      <Trans>Sie können noch nicht zeichnen</Trans>
    );
  // An open test stops admitted customers from investing, and the issuer from checking the rest.
  if (openTest !== null && reasons.every((reason) => undecided.includes(reason)))
    return {
      title: waitingTitle,
      text:
        reasons.length === 0 ? (
          <Trans>
            Ihre Angemessenheitsprüfung ist noch offen. Sobald sie abgeschlossen ist, können Sie wieder zeichnen.
          </Trans>
        ) : (
          <Trans>Ihre Angemessenheitsprüfung ist offen. Erst danach prüfen wir Ihre Angaben.</Trans>
        ),
      way: (
        <ButtonLink href={pathTo(openTest)}>
          <Trans>Zur Angemessenheitsprüfung</Trans>
        </ButtonLink>
      ),
    };
  const row = stepRows.find((each) => each.step === step);
  if (row && row.step !== 'identity' && reasons.every((reason) => undecided.includes(reason))) {
    const name = i18n._(taskNames[row.task]);
    return {
      title: waitingTitle,
      text:
        reasons.length === 0 ? (
          <Trans>In Ihrer Selbstauskunft fehlt noch: {name}. Danach können Sie wieder zeichnen.</Trans>
        ) : (
          <Trans>In Ihrer Selbstauskunft fehlt noch: {name}. Erst danach prüfen wir Ihre Angaben.</Trans>
        ),
      way: (
        <ButtonLink href={pathTo(row.path)}>
          <Trans>Selbstauskunft fortsetzen</Trans>
        </ButtonLink>
      ),
    };
  }
  if (reasons.length === 0)
    return {
      title: <Trans>Sie können zeichnen</Trans>,
      text:
        customer.cryptoRegistrarStatus === 'approved' ? (
          <Trans>Alle Prüfungen sind abgeschlossen.</Trans>
        ) : (
          <Trans>Die Zustimmung der Registerführung steht noch aus; Sie können trotzdem schon zeichnen.</Trans>
        ),
    };
  if (reasons.includes('banned'))
    return {
      title: <Trans>Ihr Konto ist gesperrt</Trans>,
      text: <Trans>Sie können zurzeit nichts zeichnen.</Trans>,
      way: (
        <ButtonLink variant="secondary" href={pathTo('/banned')}>
          <Trans>Was das bedeutet</Trans>
        </ButtonLink>
      ),
    };
  if (reasons.includes('moreInfoNeeded'))
    return {
      title: <Trans>Wir brauchen noch Angaben von Ihnen</Trans>,
      text: <Trans>Bitte melden Sie sich bei uns; vorher können Sie nicht zeichnen.</Trans>,
      way: (
        <ButtonLink href={pathTo('/contact')}>
          <Trans>Zum Kontakt</Trans>
        </ButtonLink>
      ),
    };
  if (reasons.includes('identityOpen') || reasons.includes('noWallet'))
    return {
      title: <Trans>Sie können noch nicht zeichnen</Trans>,
      text: reasons.includes('noWallet') ? (
        <Trans>Ihre Selbstauskunft ist noch nicht abgeschlossen.</Trans>
      ) : (
        <Trans>Ihre Identität ist noch nicht bestätigt.</Trans>
      ),
      way: (
        <ButtonLink href={pathTo('/self-disclosure')}>
          <Trans>Zur Selbstauskunft</Trans>
        </ButtonLink>
      ),
    };
  if (hasOwnStatus(customer))
    return {
      title: <Trans>Sie können noch nicht zeichnen</Trans>,
      text: <Trans>Den Status Ihrer Freigabe können wir hier nicht anzeigen. Bitte schreiben Sie uns.</Trans>,
      way: (
        <ButtonLink variant="secondary" href={pathTo('/contact')}>
          <Trans>Zum Kontakt</Trans>
        </ButtonLink>
      ),
    };
  return {
    title: <Trans>Wir prüfen Ihre Angaben</Trans>,
    text: (
      <Trans>
        Die Prüfung dauert in der Regel 24 Stunden. Bis dahin können Sie alles ansehen, aber noch nicht zeichnen.
      </Trans>
    ),
  };
}
