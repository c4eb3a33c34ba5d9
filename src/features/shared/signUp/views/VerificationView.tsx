import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { LinkOutcomeView, linkSigns } from '#components/gate/LinkOutcomeView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { ShownReading } from '#components/links/reading.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { linkDays } from '#domain/shop/mailLink.ts';
import type { VerificationStage } from '#machines/flows/verification/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import type { OutcomeTone } from '#ui/OutcomeHeader.tsx';
import { LoadingRegion, SkeletonLine } from '#ui/Skeleton.tsx';
import { MailIcon } from '#ui/signIcons.tsx';

/** Purpose of a link: verify the address of a sign-up, change the customer's address, or undo that change. */
export type LinkPurpose = 'signUp' | 'change' | 'takeBack';

export interface VerificationViewProps {
  stage: VerificationStage;
  purpose: LinkPurpose;
  failure: Failure | null;
  /** True if the customer is already logged in and needs no login. */
  isLoggedIn: boolean;
  onConfirm: () => void;
  onRetry: () => void;
}

interface Words {
  tone: OutcomeTone;
  sign: ReactNode;
  status?: MessageDescriptor;
  title: MessageDescriptor;
  lede: MessageDescriptor;
}

const { verification: days, takeBack: daysToUndo } = linkDays;

const words: Readonly<Record<VerificationStage, Words>> = {
  asking: {
    tone: 'info',
    sign: <MailIcon />,
    status: msg`Bitte bestätigen`,
    title: msg`Änderung der E-Mail-Adresse zurücknehmen?`,
    lede: msg`Dann gilt wieder die Adresse, an die dieser Link ging, und alle Geräte werden abgemeldet.`,
  },
  verifying: {
    tone: 'info',
    sign: <MailIcon />,
    status: msg`Einen Augenblick`,
    title: msg`Wir bestätigen Ihre E-Mail-Adresse`,
    lede: msg`Sie brauchen nichts zu tun.`,
  },
  verified: {
    ...linkSigns.done,
    title: msg`Ihre E-Mail-Adresse ist bestätigt`,
    lede: msg`Ihr Konto ist aktiv. Melden Sie sich an, und füllen Sie die Selbstauskunft aus.`,
  },
  alreadyVerified: {
    tone: 'info',
    sign: <MailIcon />,
    title: msg`Schon bestätigt, oder der Link ist ungültig`,
    lede: msg`Bitte melden Sie sich an. Wenn das nicht geht, fordern Sie einen neuen Link an.`,
  },
  expired: {
    ...linkSigns.expired,
    title: msg`Dieser Link ist abgelaufen`,
    lede: msg`Bestätigungslinks gelten ${days}\u00a0Tage. Ihr Konto ist noch da: Fordern Sie einfach einen neuen Link an.`,
  },
  invalid: {
    ...linkSigns.invalid,
    title: msg`Dieser Link ist ungültig oder schon benutzt`,
    lede: msg`Vielleicht ist der Link unvollständig. Öffnen Sie ihn noch einmal aus der neuesten E-Mail, oder fordern Sie einen neuen an.`,
  },
  failed: {
    tone: 'danger',
    sign: <WarningIcon />,
    status: msg`Nicht bestätigt`,
    title: msg`Das hat nicht geklappt`,
    lede: msg`Ihr Link gilt noch. Bitte versuchen Sie es gleich noch einmal.`,
  },
};

/** Words for a link that changes the customer's address. */
const wordsOfChange: Readonly<Partial<Record<VerificationStage, Partial<Words>>>> = {
  verified: { lede: msg`Von jetzt an melden Sie sich mit dieser Adresse an.` },
  alreadyVerified: {
    lede: msg`Bitte melden Sie sich mit der neuen Adresse an. Wenn das nicht geht, gilt Ihre bisherige weiter.`,
  },
  expired: { lede: msg`Ihre bisherige Adresse gilt weiter. Fordern Sie in Ihrem Konto einen neuen Link an.` },
  invalid: {
    lede: msg`Ihre bisherige Adresse gilt weiter. Öffnen Sie den Link noch einmal aus der neuesten E-Mail, oder fordern Sie in Ihrem Konto einen neuen an.`,
  },
};

/** A dead link to undo a change. */
const nothingToUndo = {
  ...words.invalid,
  lede: msg`Wenn Sie die Änderung schon zurückgenommen oder ein neues Passwort gesetzt haben, ist nichts mehr zu tun. Sonst schreiben Sie uns bitte.`,
};

/** Words for a link that undoes such a change. */
const wordsOfTakeBack: Readonly<Partial<Record<VerificationStage, Partial<Words>>>> = {
  verifying: { title: msg`Wir nehmen die Änderung zurück` },
  verified: {
    title: msg`Die Änderung Ihrer E-Mail-Adresse ist zurückgenommen`,
    lede: msg`Es gilt die Adresse, an die dieser Link ging, und alle Geräte sind abgemeldet. Die Person, die Ihre Adresse ändern wollte, kennt Ihr Passwort: Bitte setzen Sie jetzt ein neues.`,
  },
  expired: {
    lede: msg`Sie konnten die Änderung ${daysToUndo}\u00a0Tage lang zurücknehmen. Bitte schreiben Sie uns, wenn die Änderung nicht von Ihnen war.`,
  },
  // Sylius answers 422 also for an unknown link.
  alreadyVerified: nothingToUndo,
  invalid: nothingToUndo,
  failed: { status: msg`Nicht zurückgenommen` },
};

const wordsFor: Readonly<Record<LinkPurpose, Readonly<Partial<Record<VerificationStage, Partial<Words>>>>>> = {
  signUp: {},
  change: wordsOfChange,
  takeBack: wordsOfTakeBack,
};

/** The marketplace requires no self-disclosure before a visit. */
const unlocked = msg`Ihr Konto ist aktiv. Sie können sich jetzt anmelden.`;

/** Returns the words for the result of a link; the page's title is the same as its heading. */
export const wordsOf = (stage: VerificationStage, purpose: LinkPurpose): Words => ({
  ...words[stage],
  ...wordsFor[purpose][stage],
});

/** `/verify-email/{token}`: the result of the link, and the next step. */
export function VerificationView({ stage, purpose, failure, isLoggedIn, onConfirm, onRetry }: VerificationViewProps) {
  const { t, i18n } = useLingui();
  const isMarketSignUp = useContext(ShownReading) === 'marketplace' && stage === 'verified' && purpose === 'signUp';
  const { tone, sign, status, title, lede } = wordsOf(stage, purpose);
  return (
    <LinkOutcomeView
      key={stage}
      tone={tone}
      sign={sign}
      status={status && i18n._(status)}
      title={i18n._(title)}
      lede={i18n._(isMarketSignUp ? unlocked : lede)}
      actions={
        <WayOn stage={stage} purpose={purpose} isLoggedIn={isLoggedIn} onConfirm={onConfirm} onRetry={onRetry} />
      }
    >
      {stage === 'verifying' && (
        <LoadingRegion label={t`Ihre Adresse wird bestätigt`}>
          <SkeletonLine width="100%" />
        </LoadingRegion>
      )}
      <FailureNote failure={failure} />
    </LinkOutcomeView>
  );
}

function WayOn({ stage, purpose, isLoggedIn, onConfirm, onRetry }: Omit<VerificationViewProps, 'failure'>) {
  const { t } = useLingui();
  const login = (variant: 'primary' | 'secondary') => (
    <ButtonLink wide variant={variant} href={isLoggedIn ? pathTo('/') : pathTo('/login')}>
      {isLoggedIn ? <Trans>Zur Übersicht</Trans> : <Trans>Anmelden</Trans>}
    </ButtonLink>
  );
  const newLink = (variant: 'primary' | 'secondary') => (
    <ButtonLink
      wide
      variant={variant}
      href={purpose === 'change' ? pathTo('/account/change-email') : pathTo('/resend-verification')}
    >
      <Trans>Neuen Link anfordern</Trans>
    </ButtonLink>
  );
  if (stage === 'asking') return <Button wide onPress={onConfirm}>{t`Änderung zurücknehmen`}</Button>;
  if (purpose === 'takeBack' && stage !== 'verifying' && stage !== 'failed')
    return (
      <>
        <ButtonLink wide href={pathTo('/reset-password')}>{t`Neues Passwort setzen`}</ButtonLink>
        <ButtonLink wide variant="secondary" href={pathTo('/contact')}>{t`Kontakt`}</ButtonLink>
      </>
    );
  switch (stage) {
    case 'verifying':
      return null;
    case 'verified':
      return login('primary');
    case 'alreadyVerified':
      return (
        <>
          {login('primary')}
          {newLink('secondary')}
        </>
      );
    case 'failed':
      return <Button wide onPress={onRetry}>{t`Noch einmal versuchen`}</Button>;
    default:
      return (
        <>
          {newLink('primary')}
          {login('secondary')}
        </>
      );
  }
}
