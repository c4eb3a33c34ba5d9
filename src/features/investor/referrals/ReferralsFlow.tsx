import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { redeemDiscount } from '#api/referrals.ts';
import { useApp } from '#app/app.ts';
import { formDraft } from '#app/drafts/drafts.ts';
import { useSubmission } from '#app/flow/useSubmission.ts';
import { lazyPart } from '#app/lazy/lazyPart.tsx';
import { useToday } from '#app/page/useToday.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/resources/useResource.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { referralUrlOf } from '#domain/person/referrals.ts';
import { FailureError, failureOf } from '#domain/shop/failure.ts';
import type { Discount } from '#domain/shop/referral.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { discount, referrals } from './reads.ts';
import type { Recommendation } from './views/LinkPart.tsx';
import { ReferralsView } from './views/ReferralsView.tsx';

/** Loaded when the customer wants to see the code. */
const QrCode = lazyPart(
  () => import('#ui/QrCode.tsx').then((module) => module.QrCode),
  <SkeletonBlock height="12rem" />,
);

export function ReferralsFlow(): ReactNode {
  const { t } = useLingui();
  const { http, resources, session } = useApp();
  const today = useToday();
  const [draft] = useState(() => formDraft('discount', selectCustomerUuid(session.getSnapshot()) ?? ''));
  /** Discount that the shop has just accepted, until the next read. */
  const [accepted, setAccepted] = useState<Discount | null>(null);
  const { succeeded, ...form } = useSubmission<{ code: string }, Discount>({
    draft,
    async send({ code }, signal) {
      try {
        return await redeemDiscount(http, code.trim(), signal);
      } catch (error) {
        const { kind } = failureOf(error);
        // Redeemed in another tab: the page then shows that code.
        if (kind === 'conflict') resources.invalidate('discount');
        if (kind !== 'notFound' && kind !== 'conflict') throw error;
        const message =
          kind === 'notFound'
            ? t`Dieser Gutscheincode ist nicht gültig.`
            : t`Für Ihr Konto ist schon ein Gutscheincode eingelöst.`;
        const violations = [{ propertyPath: 'code', message }];
        throw new FailureError({ kind: 'violations', violations }, { cause: error });
      }
    },
    onSucceeded(redeemed) {
      setAccepted(redeemed);
      resources.invalidate('discount');
    },
  });
  const redeemed = useResource(resources.of(discount));
  return (
    <ReferralsView
      read={useResource(resources.of(customer))}
      referrals={useResource(resources.of(referrals))}
      discount={accepted && !redeemed.data?.length ? { ...redeemed, data: [accepted] } : redeemed}
      accepted={succeeded}
      form={{ ...form, draft }}
      year={Number(today.slice(0, 4))}
      urlOf={(investor) =>
        referralUrlOf(investor, location.origin, (referralCode) =>
          pathTo('/sign-up/{-$referralCode}', { referralCode }),
        )
      }
      codeOf={(url) => <QrCode value={url} label={t`QR-Code mit Ihrem Link; der Link steht darüber als Text.`} />}
      onShare={typeof navigator.share === 'function' ? share : null}
    />
  );
}

/** Shares by the device's own dialog. Closing that dialog is not a failure. */
function share(recommendation: Recommendation): void {
  navigator.share(recommendation).catch(() => undefined);
}
