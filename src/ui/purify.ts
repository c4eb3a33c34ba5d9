import purifier from 'dompurify';

/** Sanitises HTML in browsers without a sanitiser of their own. */
export function purify(html: string, allowed: { elements: string[]; attributes: string[] }): DocumentFragment {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: allowed.elements,
    ALLOWED_ATTR: allowed.attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
