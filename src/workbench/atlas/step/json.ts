/** Returns a value as JSON that fits into two lines of the panel; errors by their message, which JSON would omit. */
export function brief(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) => (part instanceof Error ? part.message : part)) ?? '–';
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
