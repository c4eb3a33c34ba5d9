import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ItemCard } from '#components/item/ItemCard.tsx';
import { type ItemSketch, sketchedItem } from '#domain/item/prepared.ts';
import classes from './itemPreview.module.css';

/** Renders the card with the answers of earlier steps and those typed now; absent in the investors' reading. */
export type CardOf = ((typed?: Partial<ItemSketch>) => ReactNode) | undefined;

export interface ItemPreviewViewProps {
  sketch: ItemSketch;
  /** Null without a profile name. */
  profileName: string | null;
}

/**
 * Card of the prepared work as the gallery will show it. Its links lead nowhere yet, and all that it says is in the
 * forms: it takes no focus and is not read out.
 */
export function ItemPreviewView({ sketch, profileName }: ItemPreviewViewProps) {
  const { t } = useLingui();
  const item = { ...sketchedItem(sketch, t`Ihr Titel`), creator: profileName === null ? null : { profileName } };
  return (
    <div className={classes.preview} inert aria-hidden="true">
      <p className="soft small">
        <Trans>So erscheint Ihr Werk in der Galerie</Trans>
      </p>
      <div className={classes.card}>
        <ItemCard item={item} isPreview early />
      </div>
    </div>
  );
}
