/** What the page wrote to the console, and errors that nothing caught, since it was last emptied. */
export const heard: string[] = [];

const say = (kind: string, values: readonly unknown[]) =>
  heard.push(`${kind}: ${values.map((value) => (value instanceof Error ? value.stack : String(value))).join(' ')}`);

for (const kind of ['debug', 'log', 'info', 'warn', 'error'] as const) {
  console[kind] = (...values: unknown[]) => say(kind, values);
}
window.addEventListener('error', ({ message }) => say('uncaught', [message]));
window.addEventListener('unhandledrejection', ({ reason }) => say('unhandled', [reason]));
