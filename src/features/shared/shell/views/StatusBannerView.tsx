import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import type { Progress } from '#domain/onboarding/tasks.ts';
import type { ShownBanner } from '#machines/app/statusBanners/types.ts';
import { Banner, type BannerProps } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';

export interface StatusBannerViewProps {
  banner: ShownBanner;
  /** Progress of an unfinished self-disclosure. */
  progress: Progress | null;
  /** Link to the step to continue with; null if no step can be done here. */
  continueHref: string | null;
  onDismiss: () => void;
}

interface Words {
  tone: BannerProps['tone'];
  title: string;
  text: ReactNode;
  /** Link to the next action; absent if there is none. */
  link?: { href: string; name: string };
}

/** The user-status banner of requirement 1.16: the requirement that the account still lacks, and a link to it. */
export function StatusBannerView({ banner, progress, continueHref, onDismiss }: StatusBannerViewProps) {
  const { t } = useLingui();
  const words: Record<ShownBanner, Words> = {
    identity: {
      tone: 'warning',
      title: t`Ihre Identität ist noch nicht bestätigt.`,
      text: <Trans>Sobald das erledigt ist, können Sie zeichnen.</Trans>,
      link: { href: pathTo('/self-disclosure/kyc'), name: t`Zur Identitätsprüfung` },
    },
    pending: {
      tone: 'info',
      title: t`Ihr Konto wird geprüft.`,
      text: (
        <Trans>
          Die Prüfung dauert in der Regel 24 Stunden. Bis dahin können Sie alles ansehen, aber noch nicht zeichnen.
        </Trans>
      ),
    },
    unfinished: {
      tone: 'warning',
      title:
        progress && continueHref
          ? t`Ihre Selbstauskunft: ${progress.done} von ${progress.count} Schritten erledigt, ${plural(progress.minutes, { one: 'noch etwa eine Minute', other: 'noch etwa # Minuten' })}`
          : t`Ihre Selbstauskunft ist noch nicht abgeschlossen.`,
      text: !continueHref && <Trans>Sobald das erledigt ist, können Sie zeichnen.</Trans>,
      link: continueHref
        ? { href: continueHref, name: t`Fortsetzen` }
        : { href: pathTo('/self-disclosure'), name: t`Zur Selbstauskunft` },
    },
    moreInfo: {
      tone: 'warning',
      title: t`Wir brauchen noch Angaben von Ihnen.`,
      text: <Trans>Bitte melden Sie sich bei uns; vorher können Sie nicht zeichnen.</Trans>,
      link: { href: pathTo('/contact'), name: t`Zum Kontakt` },
    },
    welcome: {
      tone: 'success',
      title: t`Willkommen!`,
      text: <Trans>Ihr Konto ist freigegeben. Sie können jetzt zeichnen.</Trans>,
      link: { href: pathTo('/search'), name: t`Produkte ansehen` },
    },
  };
  const { tone, title, text, link } = words[banner];
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        link && (
          <ButtonLink href={link.href} size="sm" variant="secondary">
            {link.name}
          </ButtonLink>
        )
      }
      dismiss={{ label: t`Ausblenden`, onPress: onDismiss }}
    >
      {text}
    </Banner>
  );
}
