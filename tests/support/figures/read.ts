import type { Locator } from 'playwright/test';

const MONTHS =
  'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Oct|Nov|Dec';
/** Texts with digits that are not figures, by their form. */
const EXEMPT = [
  // Days, with or without the year.
  new RegExp(`\\b\\d{1,2}\\.? (?:${MONTHS})\\b(?: \\d{4})?`, 'g'),
  /\b\d{2}[./]\d{2}[./]\d{4}\b/g,
  // Quarters, named by number and year.
  /\b[1-4]\. Quartal/g,
  // Addresses and hashes of the blockchain.
  /\b0x[0-9a-f]{3,}(?:…[0-9a-f]+)?/gi,
  // English name of the second factor.
  /\b2-step\b/g,
  // Paragraphs of laws.
  /§§? ?\d+[a-z]*/g,
  // Years alone, as in the names of bonds: an amount from 1,000 on has a separator.
  /(?<![\d.,-])(?<!\d )20\d{2}(?![\d.,]*\d)(?! ?[€%])/g,
];

const masked = (text: string): string => EXEMPT.reduce((rest, form) => rest.replaceAll(form, '…'), text);

/**
 * Returns the figures below an element, each with its labels: `region › row › column: text`. Leaves out texts of the
 * catalogue and of the content system.
 */
export async function readFigures(root: Locator, prose: ReadonlySet<string>): Promise<string[]> {
  const texts = await textsWithDigits(root);
  return texts
    .filter(({ text }) => !prose.has(text) && /\d/.test(masked(text)))
    .map(({ labels, text }) => `${labels.join(' › ')}: ${masked(text)}`)
    .toSorted();
}

/** Returns the texts with digits below an element, each with its labels: region, table, row, column or term. */
async function textsWithDigits(root: Locator): Promise<{ labels: string[]; text: string }[]> {
  return root.evaluate((main) => {
    for (const details of main.querySelectorAll('details')) details.open = true;
    const flat = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    /** Text before any further remark in the cell. */
    const firstText = (element: Element): string => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (flat(textContent) && !parentElement?.closest('time')) return flat(textContent);
      }
      return '';
    };
    const named = (element: Element): string => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const byIds = ids.map((id) => flat(document.getElementById(id)?.textContent)).join(' ');
      const heading = element.querySelector('h1, h2, h3, h4, caption, legend');
      return flat(element.getAttribute('aria-label')) || byIds || flat(heading?.textContent);
    };
    const isInline = (element: Element) => ['inline', 'contents'].includes(getComputedStyle(element).display);
    const blockOf = (node: Node): Element => {
      let element = node.parentElement ?? main;
      while (element !== main && isInline(element) && element.parentElement) element = element.parentElement;
      return element;
    };
    const labelsOf = (block: Element): string[] => {
      const labels: string[] = [];
      const cell = block.closest('td, th');
      const row = cell?.closest('tr');
      if (cell instanceof HTMLTableCellElement && row) {
        const header = row.querySelector('th[scope=row]');
        if (header && header !== cell) labels.unshift(firstText(header));
        const column =
          flat(cell.getAttribute('data-label')) ||
          flat(cell.closest('table')?.querySelector('thead')?.querySelectorAll('th, td')[cell.cellIndex]?.textContent);
        labels.push(column);
      }
      const definition = block.closest('dd');
      if (definition) {
        let term = definition.previousElementSibling;
        while (term && term.tagName !== 'DT') term = term.previousElementSibling;
        labels.push(flat(term?.textContent));
      }
      const item = block.closest('article') ? null : block.closest('li');
      const itemName = item && firstText(item);
      if (itemName && !flat(block.textContent).startsWith(itemName)) labels.push(itemName);
      const copied = block.closest('.copy-field');
      if (copied) labels.push(flat(copied.querySelector('.field-hint')?.textContent));
      if (block instanceof HTMLInputElement) labels.push(flat(block.labels?.[0]?.textContent));
      for (let element: Element | null = block; element && element !== main; element = element.parentElement)
        if (
          element.matches(
            'section, article, table, fieldset, form, dialog, [role=region], [role=group], [role=dialog], ul[aria-label], ol[aria-label], ul[aria-labelledby], ol[aria-labelledby]',
          )
        ) {
          const name = named(element);
          if (name && labels[0] !== name && name !== flat(block.textContent)) labels.unshift(name);
        }
      return labels;
    };
    const texts = new Map<Element, string>();
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The value of a slider is the place of a bar, whose figure the chart's table has.
      if (node instanceof HTMLInputElement && node.type !== 'range') texts.set(node, node.value);
      if (
        !(node instanceof Text) ||
        node.parentElement?.closest('option, script, style, title, desc, time, figure [aria-hidden=true]')
      )
        continue;
      // Texts of the shop's content system.
      if (node.parentElement?.closest('.rich-text')) continue;
      if (node.parentElement && !node.parentElement.checkVisibility()) continue;
      const block = blockOf(node);
      texts.set(block, (texts.get(block) ?? '') + node.data);
    }
    return [...texts]
      .map(([block, text]) => ({ labels: labelsOf(block), text: flat(text) }))
      .filter(({ text }) => /\d/.test(text));
  });
}
