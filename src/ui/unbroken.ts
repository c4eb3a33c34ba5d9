import { createElement, Fragment, type ReactNode } from 'react';

/** A single letter before a hyphen, and the word after it: „E-Mail“. */
const LETTERED = /\b([A-Z]-\p{L}+)/u;

/**
 * Keeps a single letter and the word after its hyphen on one line: „E-“ at the end of a line reads as a broken word.
 * The font has no U+2011, and texts stay searchable. Changes texts only, not elements.
 */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text
    .split(LETTERED)
    .map((part, index) => (index % 2 === 0 ? part : createElement('span', { className: 'nowrap' }, part)));
  return createElement(Fragment, null, ...parts);
}
