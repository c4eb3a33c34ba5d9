import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Folder with a template for each of the flow’s files: `{{name}}` is tokenSale, `{{Name}}` TokenSale, `{{path}}`
 * token-sale.
 */
const TEMPLATE = fileURLToPath(new URL('template/', import.meta.url));

/** English of the flow’s German texts, except those that the app already has. */
const ENGLISH: Readonly<Record<string, string>> = {
  Abbrechen: 'Cancel',
  'In welcher Sprache möchten Sie zeichnen?': 'In which language would you like to subscribe?',
  'Bitte prüfen Sie Ihre Angaben': 'Please check your details',
  'Ihre Zeichnung ist eröffnet': 'Your subscription has been opened',
  'Alles Weitere schreiben wir Ihnen an {email}.': 'We will write to {email} about everything else.',
  'Ihre E-Mail-Adresse konnte nicht geladen werden.': 'Your email address could not be loaded.',
  'Bitte wählen Sie eine Sprache.': 'Please choose a language.',
  'Unterlagen und Nachrichten zu Ihrer Zeichnung erhalten Sie in dieser Sprache an {email}.':
    'Documents and messages about your subscription will be sent in this language to {email}.',
  'Sie gehen noch keine Verpflichtung ein.': 'You are not entering into any obligation yet.',
  'Zeichnung eröffnen': 'Open subscription',
  'Zeichnung wird eröffnet': 'Opening your subscription',
};

/** Returns the first part of the flow’s addresses: token-sale. */
const pathOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the unformatted files of a new flow by their paths; `behaviour.txt` and `chart.md` are written when the flow
 * runs.
 *
 * @param name camelCase, such as `tokenTransfer`.
 */
export function flowOf(name: string): Readonly<Record<string, string>> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const path = pathOf(name);
  const filled = (text: string) =>
    text.replaceAll('{{name}}', name).replaceAll('{{Name}}', type).replaceAll('{{path}}', path);
  const called = (file: string) =>
    file
      .replaceAll('\\', '/')
      .replace(/\.txt$/, '')
      .replaceAll('Name', type)
      .replaceAll(/\bname\b/g, name);
  return Object.fromEntries(
    globSync('**/*.txt', { cwd: TEMPLATE })
      .sort()
      .map((file) => [called(file), filled(readFileSync(TEMPLATE + file, 'utf8'))]),
  );
}

/** Returns the English catalogue with the translations of a new flow. */
export const translated = (catalogue: string): string =>
  catalogue.replaceAll(/^msgid "(.+)"\nmsgstr ""$/gm, (entry, german: string) =>
    ENGLISH[german] === undefined ? entry : `msgid "${german}"\nmsgstr "${ENGLISH[german]}"`,
  );

/** Returns machines/README.md with a row for the machine at the end of its catalogue. */
export const catalogued = (readme: string, name: string): string =>
  `${readme.trimEnd()}\n| [${name}](flows/${name}/machine.ts) | a choice, checked on a page of its own, and one write | across its screens |\n`;

/**
 * Returns the requirements with one for the flow’s addresses at the end of section 2, to be reworded for the product.
 */
export function required(requirements: string, name: string): string {
  const last = requirements.match(/^- \*\*2\.(\d+)\*\* .*$/gm)?.at(-1);
  const number = Number(last?.match(/\d+(?=\*\*)/)?.[0]) + 1;
  if (!last || Number.isNaN(number)) throw new Error('Section 2 of the requirements has no requirement to follow.');
  const path = pathOf(name);
  const own = `- **2.${number}** \`/${path}/language\`, \`/${path}/review\` and \`/${path}/done\` ask for the language of a subscription, show it to be checked, and open the subscription.`;
  return requirements.replace(last, () => `${last}\n${own}`);
}
