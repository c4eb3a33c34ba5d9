import axe from 'axe-core';
import { expect } from 'vitest';
import { STANDARD } from '../support/standard.ts';

/** Verdicts by what the page was: the same markup has the same faults. */
const verdicts = new Map<string, readonly string[]>();

/** Expects that axe finds nothing on the page as it is. WCAG 2.2 AA and axe's best practices. */
export async function expectAccessible(): Promise<void> {
  const markup = fingerprint();
  let verdict = verdicts.get(markup);
  if (!verdict) {
    const { violations } = await axe.run(document, { runOnly: [...STANDARD], resultTypes: ['violations'] });
    verdict = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help} ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
    verdicts.set(markup, verdict);
  }
  expect(verdict, 'axe').toEqual([]);
}

/** The page's markup without the ids that React counts up. */
const fingerprint = () => `${document.title} ${document.body.innerHTML.replaceAll(/_r_\w+_|react-aria[\w:-]+/g, '#')}`;
