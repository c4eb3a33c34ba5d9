import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import type { SellingObstacle } from '#domain/person/maySell.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';

/** Reasons that keep a customer from selling, and their meaning for the customer. */
export const sellingObstacleTexts: Record<SellingObstacle, { title: MessageDescriptor; text: MessageDescriptor }> = {
  unidentified: {
    title: msg`Bestätigen Sie zuerst Ihre Identität`,
    text: msg`Bevor Sie Werke anbieten, prüfen wir Ihre Identität. Das Videogespräch dauert meist wenige Minuten, das Ergebnis liegt in der Regel nach 24\u00a0Stunden vor.`,
  },
  rejected: {
    title: msg`Ihre Identität ist nicht bestätigt`,
    text: msg`Bei der letzten Prüfung konnte Ihre Identität nicht bestätigt werden. Sie können die Prüfung wiederholen und danach hier fortfahren.`,
  },
  underReview: {
    title: msg`Ihre Identität wird gerade geprüft`,
    text: msg`Die Prüfung dauert in der Regel 24\u00a0Stunden. Sobald Ihre Identität bestätigt ist, können Sie hier fortfahren.`,
  },
  banned: {
    title: msg`Mit Ihrem Konto können Sie nichts verkaufen`,
    text: msg`Bitte schreiben Sie uns, wenn Sie wissen möchten, woran das liegt.`,
  },
};

export interface ObstacleViewProps {
  obstacle: SellingObstacle;
  /** True if a part of a work is prepared already. */
  isBegun: boolean;
  /** Link to the identity check, which leads back here. */
  identityHref: string;
  onRetry: () => void;
}

/**
 * Reason why this customer cannot sell, and the next step, shown before the customer prepares anything (requirement
 * 2.38).
 */
export function ObstacleView({ obstacle, isBegun, identityHref, onRetry }: ObstacleViewProps) {
  const { t, i18n } = useLingui();
  const { title, text } = sellingObstacleTexts[obstacle];
  return (
    <>
      <PageHeader title={i18n._(title)} lede={i18n._(text)} />
      <div key={obstacle} ref={restoreFocus}>
        <Card className="stack">
          {isBegun && obstacle !== 'banned' && (
            <p>{t`Was Sie schon vorbereitet haben, bleibt in diesem Tab erhalten.`}</p>
          )}
          <div className="cluster">
            {obstacle === 'banned' ? (
              <ButtonLink href={pathTo('/contact')}>{t`Schreiben Sie uns`}</ButtonLink>
            ) : obstacle === 'underReview' ? (
              <ButtonLink href={identityHref}>{t`Status der Prüfung`}</ButtonLink>
            ) : (
              <ButtonLink href={identityHref}>{t`Zur Identitätsprüfung`}</ButtonLink>
            )}
            <Button variant="secondary" onPress={onRetry}>{t`Noch einmal prüfen`}</Button>
          </div>
        </Card>
      </div>
    </>
  );
}
