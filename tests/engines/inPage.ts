// Functions that run in the page, in each engine: they use nothing from outside of themselves.

/**
 * Returns the first control with this role and name that can be seen and used, that of the main part before one of the
 * header; a drawn checkbox or radio is represented by its label.
 * @param pattern Source of a regular expression for the name.
 */
export function findControl(role: string, pattern: string): HTMLElement | null {
  const selectors: Record<string, string> = {
    button: 'button',
    link: 'a[href]',
    field: 'input, select, textarea',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    file: 'input[type=file]',
  };
  const textOf = (node: Element | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
  function nameOf(element: Element): string {
    const ids = element.getAttribute('aria-labelledby');
    if (ids)
      return ids
        .split(' ')
        .map((id) => textOf(document.getElementById(id)))
        .join(' ');
    const label = element.getAttribute('aria-label');
    if (label) return label;
    if (element.matches('[hidden]')) return textOf(element.closest('li')?.querySelector('h2, h3, h4') ?? null);
    return textOf(element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : element);
  }
  const wanted = new RegExp(pattern);
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role] ?? role)].filter(
    (element) =>
      wanted.test(nameOf(element)) &&
      (role === 'file' || element.getClientRects().length > 0) &&
      !element.closest('[inert], [aria-disabled=true], :disabled'),
  );
  const control = found.find((element) => element.closest('main, dialog, [role=alertdialog]')) ?? found[0];
  if (!control) return null;
  const { width } = control.getBoundingClientRect();
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
  const target = (role === 'checkbox' || role === 'radio') && width < 8 && label ? label : control;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target;
}

export const focusedValue = (): string | null =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.value : null;

/** Returns the text that can be seen. */
export const shownText = (): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: `textContent` includes hidden parts.
  document.body.innerText.replace(/\s+/g, ' ');

/** Returns true if the next page is the first in German. */
export function chooseGerman(): boolean {
  const isNew = localStorage.getItem('parkett.locale') !== 'de';
  localStorage.setItem('parkett.locale', 'de');
  return isNew;
}

/** Collects errors, messages of `console.error` and violations of the policy; returns those since the last load. */
export function problems(): string[] {
  const own: typeof window & { problems?: string[] } = window;
  if (own.problems) return own.problems;
  const told: string[] = [];
  own.problems = told;
  addEventListener('error', ({ message }) => told.push(message));
  addEventListener('unhandledrejection', ({ reason }) => told.push(String(reason)));
  addEventListener('securitypolicyviolation', (event) => told.push(`${event.violatedDirective}: ${event.blockedURI}`));
  console.error = (...parts: unknown[]) => told.push(parts.join(' '));
  return told;
}
