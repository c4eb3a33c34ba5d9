import { Trans, useLingui } from '@lingui/react/macro';
import { type Read, Reading } from '#components/reading/Reading.tsx';
import type { Channel } from '#domain/shop/content.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';

/** The notice of spec sections 2 and 8 while registration is switched off. */
export function SignUpClosedView({ channel }: { channel: Read<Channel> }) {
  const { t } = useLingui();
  return (
    <div className="row page stack" data-gap="lg">
      <PageHeader
        title={<Trans>Registrieren</Trans>}
        lede={
          <Trans>
            Die Registrierung ist zurzeit nicht möglich. Wir geben Ihnen gern Bescheid, sobald sie wieder offen ist.
          </Trans>
        }
      />
      <Reading
        read={channel}
        failed={t`Die Kontaktadresse konnte nicht geladen werden.`}
        skeleton={<SkeletonLine width="16rem" />}
      >
        {({ contactEmail }) => (
          <div className="cluster">
            <ButtonLink href={`mailto:${contactEmail}`}>
              <Trans>E-Mail an {contactEmail}</Trans>
            </ButtonLink>
            <ButtonLink href="/login" variant="secondary">
              <Trans>Zur Anmeldung</Trans>
            </ButtonLink>
          </div>
        )}
      </Reading>
    </div>
  );
}
