import { useCallback } from 'react';
import './RichText.css';

/** The elements and attributes that the shop's content may contain; everything else is removed. */
const ALLOWED = {
  elements:
    'a b blockquote br dd div dl dt em figcaption figure h2 h3 h4 hr i img li ol p small span strong sub sup table tbody td th thead tr u ul'.split(
      ' ',
    ),
  attributes: 'alt colspan height href lang rowspan scope src title width'.split(' '),
};

/** Where a link of the content may lead: into the web, to a mail or a telephone, or to a path of this site. */
const LINK = /^(?:https?:|mailto:|tel:)/;

/** Takes every other address from the links, and those that are none; their texts stay. */
function withSafeLinks<T extends ParentNode>(content: T): T {
  for (const link of content.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href, location.href) || !LINK.test(new URL(href, location.href).protocol))
      link.removeAttribute('href');
  }
  return content;
}

/**
 * HTML of the shop's content system, sanitised. The browser's own sanitiser is used; where there is none, DOMPurify is
 * loaded (its policy is the only one that the Content-Security-Policy allows).
 */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
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
  return <div className={`rich-text ${className}`} ref={show} />;
}
