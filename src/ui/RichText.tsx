import { useCallback } from 'react';
import './RichText.css';

/** Elements and attributes that the shop's content may contain; everything else is removed. */
const ALLOWED = {
  elements:
    'a b blockquote br dd div dl dt em figcaption figure h2 h3 h4 hr i img li ol p small span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  attributes: 'alt colspan height href lang rowspan scope src title width'.split(' '),
};

/** Allowed protocols of the content's links: web, mail and telephone. Paths of this site resolve to one of them. */
const LINK = /^(?:https?:|mailto:|tel:)/;

/** Removes the address of all other links, and invalid addresses; the links' texts stay. */
function withSafeLinks<T extends ParentNode>(content: T): T {
  for (const link of content.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href, location.href) || !LINK.test(new URL(href, location.href).protocol))
      link.removeAttribute('href');
  }
  return content;
}

interface RichTextProps {
  html: string;
  className?: string;
  /** `terms` for a list whose items begin with a term in bold: the terms stand above their texts, in columns. */
  layout?: 'terms';
}

/**
 * Sanitised HTML of the shop's content system. Uses the browser's own sanitiser; if there is none, loads DOMPurify (the
 * Content-Security-Policy allows only its policy).
 */
export function RichText({ html, className = '', layout }: RichTextProps) {
  const show = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) return;
      if ('setHTML' in element && typeof element.setHTML === 'function') {
        element.setHTML(html, { sanitizer: ALLOWED });
        // Set before the task ends, so that pictures far below load only when they come near.
        for (const image of element.querySelectorAll('img')) image.loading = 'lazy';
        withSafeLinks(element);
        return;
      }
      import('./purify.ts').then(
        ({ purify }) => element.replaceChildren(withSafeLinks(purify(html, ALLOWED))),
        // On a legal page the text matters most, so it is shown without its markup.
        () => element.replaceChildren(html.replace(/<[^>]*>/g, ' ')),
      );
    },
    [html],
  );
  return <div className={`rich-text ${className}`} data-layout={layout} ref={show} />;
}
