import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { repaidByYear } from '#domain/money/holdings.ts';
import type { TokenAsset } from '#domain/shop/tokenAsset.ts';
import { BarList } from '#ui/BarList.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';
import { LoadingRegion, SkeletonBlock } from '#ui/Skeleton.tsx';

/** Nominal value that is repaid in each year. Renders nothing if the shop does not send each maturity and value. */
export function MaturitiesView({ assets }: { assets: TokenAsset[] | null }) {
  const { t } = useLingui();
  const repaid = assets && repaidByYear(assets);
  if (assets && !repaid?.length) return null;
  return (
    <Panel
      title={<Trans>Fälligkeit Ihrer Wertpapiere</Trans>}
      action={<Link variant="strong" href={pathTo('/account/wallet')}>{t`Zur Wallet`}</Link>}
    >
      {repaid ? (
        <BarList
          caption={t`Rückzahlung zum Nennwert je Jahr`}
          headers={{ label: t`Jahr`, amount: t`Rückzahlung zum Nennwert` }}
          rows={repaid.map(({ year, nominal }) => ({
            label: String(year),
            value: nominal,
            amount: nominal > 0 ? <Money cents={nominal} /> : '–',
          }))}
        />
      ) : (
        <LoadingRegion label={t`Wird geladen`}>
          <SkeletonBlock height="15.9375rem" />
        </LoadingRegion>
      )}
    </Panel>
  );
}
