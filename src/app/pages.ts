import type { MessageDescriptor } from '@lingui/core';

/** What a page is called that a screen shows in its own place, at the same address. */
export interface Pages {
  /** Null while what is shown is what the address says. */
  title: () => MessageDescriptor | null;
  /** Such a page is shown now; what is returned says that it is over. */
  enter: (title: MessageDescriptor) => () => void;
  /** `arrived`: somebody is on another page, though the address did not change. */
  onArrival: (arrived: () => void) => void;
}

export function createPages(): Pages {
  const followers: (() => void)[] = [];
  let title: MessageDescriptor | null = null;
  const show = (next: MessageDescriptor | null) => {
    title = next;
    for (const arrived of followers) arrived();
  };
  return {
    title: () => title,
    enter(next) {
      show(next);
      return () => show(null);
    },
    onArrival: (arrived) => followers.push(arrived),
  };
}
