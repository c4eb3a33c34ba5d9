import type { MessageDescriptor } from '@lingui/core';

/** Title and subject of the page, for screens that show another page at the same address. */
export interface Pages {
  /** Overriding title; null while the address determines the page. */
  title: () => MessageDescriptor | null;
  /** Overrides the title; returns a function that resets it. */
  enter: (title: MessageDescriptor) => () => void;
  /** Subject of the page in the displayed language; null if its title suffices. */
  subject: () => string | null;
  /** Sets the subject; returns a function that resets it. */
  isAbout: (subject: string) => () => void;
  /** Subscribes to changes of the subject, which are not navigations. */
  onRenamed: (renamed: () => void) => void;
  /** Subscribes to page changes without a change of the address. */
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
