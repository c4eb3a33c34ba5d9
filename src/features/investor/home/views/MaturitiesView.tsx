import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { MaskedAmounts } from '#components/money/masked.ts';
import { repaidByYear } from '#domain/money/holdings.ts';
import type { TokenAsset } from '#domain/shop/tokenAsset.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { BarChart } from '#ui/BarChart.tsx';
import { Panel } from '#ui/Panel.tsx';
import { LoadingRegion, SkeletonBlock } from '#ui/Skeleton.tsx';

/** Nominal value that is repaid in each year. Renders nothing if the shop does not send each maturity and value. */
export function MaturitiesView({ assets }: { assets: TokenAsset[] | null }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const masked = useContext(MaskedAmounts);
  const repaid = assets && repaidByYear(assets);
  if (assets && !repaid?.length) return null;
  return (
    <Panel title={<Trans>Fälligkeit Ihrer Wertpapiere</Trans>}>
      {repaid ? (
        <BarChart
          bars={repaid.map(({ year, nominal }) => ({
            key: String(year),
            label: String(year),
            detail: String(year),
            paid: nominal,
          }))}
          format={masked ? null : money}
          labels={{
            chart: t`Rückzahlung zum Nennwert je Jahr`,
            paid: t`Rückzahlung zum Nennwert`,
            pick: t`Wählen Sie einen Balken für den Betrag.`,
            table: t`Als Tabelle`,
            when: t`Jahr`,
            loading: t`Wird geladen`,
          }}
        />
      ) : (
        <LoadingRegion label={t`Wird geladen`}>
          <SkeletonBlock height="15.9375rem" />
        </LoadingRegion>
      )}
    </Panel>
  );
}
