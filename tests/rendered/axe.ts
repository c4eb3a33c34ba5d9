import { STANDARD } from '../support/standard.ts';

/** Verdicts by structure: pages with the same elements and attributes have the same faults, in other words too. */
const verdicts = new Map<string, readonly string[]>();

/**
 * Expects that axe finds no fault on the current page, by WCAG 2.2 AA and axe's best practices. This takes half of a
 * walk's time; `VITE_AXE=no` in the environment skips it.
 */
export async function expectAccessible(): Promise<void> {
  if (import.meta.env.VITE_AXE === 'no') return;
  const structure = structureOfPage();
  let verdict = verdicts.get(structure);
  if (!verdict) {
    const { default: axe } = await import('axe-core');
    const { violations } = await axe.run(document, { runOnly: [...STANDARD], resultTypes: ['violations'] });
    verdict = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help} ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
    verdicts.set(structure, verdict);
  }
  if (verdict.length > 0) throw new Error(`axe: ${verdict.join('; ')}`);
}

/** Returns the page's markup without words, figures, and the ids that React counts up. */
const structureOfPage = () =>
  `${document.title && 'titled'} ${document.body.innerHTML
    .replaceAll(/_r_\w+_|react-aria[\w:-]+/g, '#')
    .replaceAll(/>[^<]+/g, '>…')
    .replaceAll(/\d+/g, '0')}`;
