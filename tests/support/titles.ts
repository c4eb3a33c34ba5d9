/**
 * Titles that name what a page is about, under which its heading asks for something or says how it stands: the tasks of
 * the self-disclosure, the steps of an order and of a purchase. Whatever a page calls itself besides, its heading says too.
 */
const TOPICS =
  /^(?:Selbstauskunft|Unternehmensdaten|Persönliche Daten|Politisch exponierte Person|Vertretung|Wirtschaftlich Berechtigte|Nachweise|Angemessenheitsprüfung|Professionelle Einstufung|Ihre Einstufung als Anleger|Risikohinweis|Verwahrung|Identitätsprüfung|Übersicht|Produkte|Zahlung|(?:Zeichnung|Kauf): \S+|Einzelheiten der Zeichnung|Vielen Dank|Ihr Kauf)$/;

/**
 * Whether a tab may be called so over this heading, both in German (WCAG 2.4.2): by the same words, or by what the page is
 * about. A title that asks for what the heading says is done would be neither.
 */
export const isTitleOf = (title: string, heading: string): boolean => title === heading || TOPICS.test(title);
