import type { ShopSettings } from '../http/settings.ts';

/** When the shop is notified of the outcome; `default` is the setting of the control page. */
export const WEBHOOKS = ['default', 'now', 'late', 'twice', 'never'] as const;
export type Webhook = (typeof WEBHOOKS)[number];

type Timing = Pick<ShopSettings, 'webhookDelay' | 'webhookCopies'>;

/** Seconds until a late one comes. */
const LATE = 60;

const timings: Record<Exclude<Webhook, 'default'>, Timing> = {
  now: { webhookDelay: 0, webhookCopies: 1 },
  late: { webhookDelay: LATE, webhookCopies: 1 },
  twice: { webhookDelay: 0, webhookCopies: 2 },
  never: { webhookDelay: -1, webhookCopies: 1 },
};

/** What a partner's form says about it; anything else is the default. */
export function timingOf(chosen: unknown, settings: ShopSettings): Timing {
  const webhook = WEBHOOKS.find((each) => each === chosen) ?? 'default';
  return webhook === 'default' ? settings : timings[webhook];
}
