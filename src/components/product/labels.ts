import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProductLabel } from '#domain/order/eligibility.ts';
import type { BadgeTone } from '#ui/Badge.tsx';

/** Text and tone of a product's label (requirement 2.21). */
export const labelText: Record<ProductLabel, MessageDescriptor> = {
  open: msg`Zeichnung möglich`,
  soldOut: msg`Ausverkauft`,
  exclusive: msg`Exklusiv`,
  locked: msg`Auf Anfrage`,
  professionalOnly: msg`Professionelle Kunden`,
};

export const labelTone: Record<ProductLabel, { badge: BadgeTone; art: 'brand' | 'accent' | 'neutral' }> = {
  open: { badge: 'brand', art: 'brand' },
  soldOut: { badge: 'neutral', art: 'neutral' },
  exclusive: { badge: 'accent', art: 'accent' },
  locked: { badge: 'accent', art: 'accent' },
  professionalOnly: { badge: 'accent', art: 'accent' },
};
