import type { ShopSettings } from '../http/settings.ts';

/** Timing of the shop’s notification; `default` follows the setting of the control page. */
export const WEBHOOKS = ['default', 'now', 'late', 'twice', 'never'] as const;
export type Webhook = (typeof WEBHOOKS)[number];

type Timing = Pick<ShopSettings, 'webhookDelay' | 'webhookCopies'>;

/** Seconds until a late webhook arrives. */
const LATE = 60;

const timings: Record<Exclude<Webhook, 'default'>, Timing> = {
  now: { webhookDelay: 0, webhookCopies: 1 },
  late: { webhookDelay: LATE, webhookCopies: 1 },
  twice: { webhookDelay: 0, webhookCopies: 2 },
  never: { webhookDelay: -1, webhookCopies: 1 },
};

/** Returns the timing that a partner’s form selects; the default for unknown values. */
export function timingOf(chosen: unknown, settings: ShopSettings): Timing {
  const webhook = WEBHOOKS.find((each) => each === chosen) ?? 'default';
  return webhook === 'default' ? settings : timings[webhook];
}
