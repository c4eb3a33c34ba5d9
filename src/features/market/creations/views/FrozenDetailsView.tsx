import { Trans, useLingui } from '@lingui/react/macro';
import { detailsOf } from '#domain/item/prepared.ts';
import type { Item } from '#domain/shop/item.ts';
import { Banner } from '#ui/Banner.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { SoldMeanwhile } from './SoldMeanwhile.tsx';

export interface FrozenDetailsViewProps {
  item: Item;
  /** True if the creator edited the properties before the sale was known. */
  isTooLate: boolean;
}

/** `/edit-product/{productCode}/metadata` of a sold work: read-only properties, since buyers rely on them. */
export function FrozenDetailsView({ item, isTooLate }: FrozenDetailsViewProps) {
  const { t } = useLingui();
  const { rows, collaboration, copyrightTransferred } = detailsOf(item.metadata?.nft_metadata ?? {});
  const yes = (is: boolean) => (is ? t`ja` : t`nein`);
  return (
    <div className="stack">
      {isTooLate && <SoldMeanwhile />}
      <Banner tone="info" title={t`Diese Angaben stehen seit dem ersten Verkauf fest.`}>
        <Trans>Die Käufer des Werks verlassen sich darauf.</Trans>
      </Banner>
      <Card>
        <DescriptionList
          items={[
            ...rows.map(({ key, value }) => ({ term: key, value })),
            { term: t`Gemeinsam mit anderen entstanden`, value: yes(collaboration) },
            { term: t`Ausschließliche Nutzungsrechte`, value: yes(copyrightTransferred) },
          ]}
        />
      </Card>
    </div>
  );
}
