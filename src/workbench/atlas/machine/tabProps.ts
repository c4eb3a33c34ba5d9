import type { AtlasSubject } from '../subjects.ts';

/** Props of a machine's tab. Tabs read parameters of the address with `useRoute().params`. */
export interface TabProps {
  subject: AtlasSubject;
  /** Segments of the address after the tab: `['0:17.16']` in `#/order/steps/0:17.16`. */
  rest: readonly string[];
}
