import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Texts about the marketplace: blocks of the content system by their codes, or these defaults if the shop has none. */
export const BLURBS: readonly { code: string; title: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    code: 'marketplace-collect',
    title: msg`Sammeln`,
    text: msg`Kaufen Sie Bilder, Audio und Video in kleiner Auflage. Ihre Exemplare sind in der Blockchain eingetragen.`,
  },
  {
    code: 'marketplace-create',
    title: msg`Anbieten`,
    text: msg`Zeigen Sie, was Sie geschaffen haben, und bestimmen Sie Preis und Auflage.`,
  },
  {
    code: 'marketplace-discover',
    title: msg`Entdecken`,
    text: msg`Stöbern Sie in den Kategorien, oder sehen Sie sich an, was andere geschaffen haben.`,
  },
  {
    code: 'marketplace-provenance',
    title: msg`Nachvollziehen`,
    text: msg`Zu jedem Werk sehen Sie, von wem es kommt und durch welche Wallets es gegangen ist.`,
  },
];
