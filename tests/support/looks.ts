/**
 * Returns the kit's components in a part of the page with their variant, size, tone and shape: `look: Log in (primary,
 * wide)`. Runs in the browser, so it refers to nothing else.
 */
export const looksIn = (part: Element): string[] =>
  [...part.querySelectorAll<HTMLElement>('[data-variant], [data-size], [data-tone], [data-wide], [data-shape]')]
    .filter((element) => element.checkVisibility())
    .map(({ dataset: { variant, size, tone, wide, shape }, textContent, ariaLabel }) => {
      const words = (ariaLabel ?? textContent).trim().split(/\s+/);
      return `look: ${words.slice(0, 4).join(' ')} (${[variant, size, tone, wide && 'wide', shape].filter(Boolean).join(', ')})`;
    });
