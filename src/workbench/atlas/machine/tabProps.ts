import type { AtlasSubject } from '../subjects.ts';

/** What a tab of a machine is given. Parameters of the address are read with `useRoute().params`. */
export interface TabProps {
  subject: AtlasSubject;
  /** What stands in the address behind the tab: `['0:17.16']` in `#/order/steps/0:17.16`. */
  rest: readonly string[];
}
