/**
 * Titles that name a page’s subject while its heading asks a question or states a result: the tasks of the
 * self-disclosure, the steps of an order and of a purchase. Every other title repeats its page’s heading.
 */
const TOPICS =
  /^(?:Selbstauskunft|Unternehmensdaten|Persönliche Daten|Politisch exponierte Person|Vertretung|Wirtschaftlich Berechtigte|Nachweise|Angemessenheitsprüfung|Professionelle Einstufung|Ihre Einstufung als Anleger|Risikohinweis|Verwahrung|Identitätsprüfung|Übersicht|Produkte|Zahlung|(?:Zeichnung|Kauf): \S+|Einzelheiten der Zeichnung|Vielen Dank|Ihr Kauf)$/;

/**
 * True if the title fits the heading, both in German (WCAG 2.4.2): by the same words, or by the page’s subject. A title
 * that asks for input that the heading confirms would fit neither.
 */
export const isTitleOf = (title: string, heading: string): boolean => title === heading || TOPICS.test(title);
