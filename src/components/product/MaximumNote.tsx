import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { leftOf } from '#domain/order/subscribed.ts';
import type { Cents } from '#domain/shop/fields.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';

export interface MaximumNoteProps {
  /** Code of the bond. */
  code: string;
  maximum: Cents;
  /** Sum of the investor's orders of the bond, in cents. */
  subscribed: Cents;
}

/** Use of the maximum by an investor who can order no more of a bond, with links to the orders and the wallet. */
export function MaximumNote({ code, maximum, subscribed }: MaximumNoteProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const most = money(maximum);
  const ordered = money(subscribed);
  const left = leftOf(maximum, subscribed);
  return (
    <div className="stack" data-gap="md">
      <p>
        {left === 0 ? (
          <Trans>
            Ihr Höchstbetrag für diese Anleihe ist ausgeschöpft: {ordered} von {most}.
          </Trans>
        ) : (
          <Trans>
            Von Ihrem Höchstbetrag von {most} haben Sie {ordered} gezeichnet; die übrigen {money(left)} liegen unter dem
            Mindestbetrag.
          </Trans>
        )}
      </p>
      <div className="cluster">
        <ButtonLink variant="secondary" href={pathTo('/account/orders', undefined, { product: code })}>
          {t`Meine Zeichnungen`}
        </ButtonLink>
        <ButtonLink variant="quiet" href={pathTo('/account/wallet')}>{t`Zur Wallet`}</ButtonLink>
      </div>
    </div>
  );
}
