import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { MessagePage } from '#components/message/MessagePage.tsx';
import type { Channel } from '#domain/shop/channel.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';

/** The notice of requirements 2.31 and 8.15 while registration is switched off. */
export function SignUpClosedView({ channel }: { channel: AsyncData<Channel> }) {
  const { t } = useLingui();
  return (
    <MessagePage
      title={<Trans>Registrieren</Trans>}
      lede={
        <Trans>
          Die Registrierung ist zurzeit nicht möglich. Wir geben Ihnen gern Bescheid, sobald sie wieder offen ist.
        </Trans>
      }
    >
      <Async
        read={channel}
        failed={t`Die Kontaktadresse konnte nicht geladen werden.`}
        skeleton={<SkeletonLine width="16rem" />}
      >
        {({ contactEmail }) => (
          <div className="cluster">
            <ButtonLink href={`mailto:${contactEmail}`}>
              <span>
                <Trans>
                  E-Mail an <span className="unbroken">{contactEmail}</span>
                </Trans>
              </span>
            </ButtonLink>
            <ButtonLink href={pathTo('/login')} variant="secondary">{t`Zur Anmeldung`}</ButtonLink>
          </div>
        )}
      </Async>
    </MessagePage>
  );
}
