import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { Async, type AsyncData, isMissing } from '#components/async/Async.tsx';
import { RetriedBeside } from '#components/async/retriedBeside.ts';
import { ShownReading } from '#components/links/reading.ts';
import type { Channel } from '#domain/shop/channel.ts';
import type { Content } from '#domain/shop/content.ts';
import { translationOf } from '#domain/shop/translations.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RichText } from '#ui/RichText.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';

export interface ContactViewProps {
  /** True if the registrar needs more information from the signed-in investor. */
  asked: boolean;
  /** Code of the reported work; undefined without a report. */
  work: string | undefined;
  /** Code of a work that the customer would like to buy with their wallet; undefined without such a request. */
  wanted: string | undefined;
  channel: AsyncData<Channel>;
  /** The shop's blocks; `contact` has address and hours. */
  blocks: AsyncData<Content[]>;
}

const SKELETON = (
  <div className="stack measure">
    <SkeletonLine width="70%" />
    <SkeletonLine width="50%" />
  </div>
);

/** `/contact`; the guard also leads investors here if the registrar needs more information from them. */
export function ContactView({ asked, work, wanted, channel, blocks }: ContactViewProps) {
  const { t, i18n } = useLingui();
  const about = work ? t`Meldung zu Werk ${work}` : wanted && t`Wallet freigeben für Werk ${wanted}`;
  const subject = about ? `?subject=${encodeURIComponent(about)}` : '';
  const isMarket = useContext(ShownReading) === 'marketplace';
  return (
    <div className="row page stack" data-gap="lg">
      <PageHeader
        title={<Trans>Kontakt</Trans>}
        lede={
          asked && isMarket ? (
            <Trans>
              Wir brauchen noch Angaben von Ihnen. Bitte schreiben Sie uns; was Sie besitzen und erstellt haben, bleibt
              davon unberührt.
            </Trans>
          ) : asked ? (
            <Trans>
              Bevor Sie zeichnen können, brauchen wir noch Angaben von Ihnen. Bitte schreiben Sie uns; was Sie schon
              besitzen, bleibt davon unberührt.
            </Trans>
          ) : work ? (
            <Trans>
              Schreiben Sie uns, was an Werk {work} rechtswidrig ist oder gegen unsere Bedingungen verstößt.
            </Trans>
          ) : wanted ? (
            <Trans>Schreiben Sie uns die Adresse Ihrer Wallet, mit der Sie Werk {wanted} kaufen möchten.</Trans>
          ) : (
            <Trans>Schreiben Sie uns, wenn etwas unklar ist oder wir Sie um Angaben gebeten haben.</Trans>
          )
        }
      />
      <RetriedBeside value={isMissing(blocks) ? blocks.onRetry : null}>
        <Async read={channel} failed={t`Die Kontaktadresse konnte nicht geladen werden.`} skeleton={SKELETON}>
          {({ contactEmail }) => (
            <div>
              <ButtonLink href={`mailto:${contactEmail}${subject}`}>
                <span>
                  <Trans>
                    E-Mail an <span className="unbroken">{contactEmail}</span>
                  </Trans>
                </span>
              </ButtonLink>
            </div>
          )}
        </Async>
      </RetriedBeside>
      {/* If both reads failed, one message with one retry button serves both. */}
      {!(isMissing(channel) && isMissing(blocks)) && (
        <Async read={blocks} failed={t`Die Anschrift konnte nicht geladen werden.`} skeleton={SKELETON}>
          {(all) => {
            const block = all.find(({ code, enabled }) => code === 'contact' && enabled);
            const text = block && translationOf(block.translations, i18n.locale);
            return text ? <RichText html={text.content} /> : null;
          }}
        </Async>
      )}
    </div>
  );
}
