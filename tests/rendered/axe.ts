import { STANDARD } from '../support/standard.ts';

/** Verdicts by markup: the same markup has the same faults. */
const verdicts = new Map<string, readonly string[]>();
/** Structures whose contrast was judged. Contrast depends on elements and classes, not on words. */
const judged = new Set<string>();

/**
 * Makes sure that axe finds nothing on the current page, by WCAG 2.2 AA and axe's best practices. It takes half of a
 * walk's time; `VITE_AXE=no` in the environment leaves it out.
 */
export async function expectAccessible(): Promise<void> {
  if (import.meta.env.VITE_AXE === 'no') return;
  const markup = fingerprint();
  let verdict = verdicts.get(markup);
  if (!verdict) {
    const { default: axe } = await import('axe-core');
    const structure = markup.replaceAll(/>[^<]+/g, '>');
    const { violations } = await axe.run(document, {
      runOnly: [...STANDARD],
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: !judged.has(structure) } },
    });
    judged.add(structure);
    verdict = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help} ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
    verdicts.set(markup, verdict);
  }
  if (verdict.length > 0) throw new Error(`axe: ${verdict.join('; ')}`);
}

/** The page's markup without the ids that React counts up. */
const fingerprint = () => `${document.title} ${document.body.innerHTML.replaceAll(/_r_\w+_|react-aria[\w:-]+/g, '#')}`;
