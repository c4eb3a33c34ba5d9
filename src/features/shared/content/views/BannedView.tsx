import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { ShownReading } from '#components/links/reading.ts';
import { MessagePage } from '#components/message/MessagePage.tsx';
import type { Channel } from '#domain/shop/channel.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';

/** `/banned`: the registrar has rejected the customer (requirements 4.11 and 6.4). */
export function BannedView({ channel }: { channel: AsyncData<Channel> }) {
  const { t } = useLingui();
  const isMarket = useContext(ShownReading) === 'marketplace';
  return (
    <MessagePage
      title={<Trans>Ihr Konto ist gesperrt</Trans>}
      lede={
        isMarket ? (
          <Trans>
            Sie können zurzeit weder kaufen noch verkaufen. Was Sie besitzen und erstellt haben, bleibt davon unberührt.
          </Trans>
        ) : (
          <Trans>
            Die Registerführung hat Ihrer Aufnahme in das Kryptowertpapierregister nicht zugestimmt. Sie können deshalb
            zurzeit nichts zeichnen. Ihre bisherigen Wertpapiere und Auszahlungen bleiben davon unberührt.
          </Trans>
        )
      }
    >
      <Async
        read={channel}
        failed={t`Die Kontaktadresse konnte nicht geladen werden.`}
        skeleton={<SkeletonLine width="16rem" />}
      >
        {({ contactEmail }) => (
          <div className="stack">
            <p>{t`Wenn Sie das für einen Irrtum halten, schreiben Sie uns.`}</p>
            <div>
              <ButtonLink href={`mailto:${contactEmail}`}>
                <span>
                  <Trans>
                    E-Mail an <span className="unbroken">{contactEmail}</span>
                  </Trans>
                </span>
              </ButtonLink>
            </div>
          </div>
        )}
      </Async>
    </MessagePage>
  );
}
