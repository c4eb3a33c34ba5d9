import type { MessageDescriptor } from '@lingui/core';

/** What a page is called that a screen shows in its own place, at the same address. */
export interface Pages {
  /** Null while what is shown is what the address says. */
  title: () => MessageDescriptor | null;
  /** Such a page is shown now; what is returned says that it is over. */
  enter: (title: MessageDescriptor) => () => void;
  /** What the page is about, as it is called in the language that is shown; null where its title says it all. */
  subject: () => string | null;
  /** What is returned says that it is not about that any more. */
  isAbout: (subject: string) => () => void;
  /** The title has changed, and nobody has gone anywhere. */
  onRenamed: (renamed: () => void) => void;
  /** `arrived`: somebody is on another page, though the address did not change. */
  onArrival: (arrived: () => void) => void;
}

export function createPages(): Pages {
  const followers: (() => void)[] = [];
  const readers: (() => void)[] = [];
  let title: MessageDescriptor | null = null;
  let subject: string | null = null;
  const rename = (next: string | null) => {
    subject = next;
    for (const renamed of readers) renamed();
  };
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
    subject: () => subject,
    isAbout(next) {
      rename(next);
      return () => rename(null);
    },
    onRenamed: (renamed) => readers.push(renamed),
    onArrival: (arrived) => followers.push(arrived),
  };
}
