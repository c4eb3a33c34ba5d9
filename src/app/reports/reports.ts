import type { Settings } from '#domain/shop/settings.ts';
import type { Noticed } from './noticed.ts';

/**
 * Tells the operator what goes wrong for people: failures of machines and calls, errors and web vitals, without data
 * about anybody.
 */
export interface Reports {
  notice(noticed: Noticed): void;
  /** Pattern of the displayed screen's path: `/products/$productCode`. */
  show(screen: string): void;
}

/**
 * Returns the reports of this page, or null: only the deployment's settings name an endpoint, and only for a share of
 * the pages; browsers that ask for privacy (Global Privacy Control) never report. What is noticed before the reporting
 * code is loaded is queued.
 */
export function reportsAs({ reports }: Settings, chance: () => number = Math.random): Reports | null {
  const asksForPrivacy = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  if (reports === null || asksForPrivacy || chance() >= reports.share) return null;
  const early: Noticed[] = [];
  let screen = '';
  let notice: Reports['notice'] = (noticed) => void early.push(noticed);
  import('./reporter.ts').then(
    ({ startReporter }) => {
      const reporter = startReporter(reports.url, () => screen);
      early.forEach(reporter.notice);
      notice = reporter.notice;
    },
    () => {
      notice = () => undefined;
    },
  );
  return {
    notice: (noticed) => notice(noticed),
    show(pattern) {
      screen = pattern;
    },
  };
}
