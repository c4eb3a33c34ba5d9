/** What the page wrote to the console, and errors that nothing caught, since it was last emptied. */
export const heard: string[] = [];

const say = (kind: string, values: readonly unknown[]) =>
  heard.push(`${kind}: ${values.map((value) => (value instanceof Error ? value.stack : String(value))).join(' ')}`);

for (const kind of ['debug', 'log', 'info', 'warn', 'error'] as const) {
  console[kind] = (...values: unknown[]) => say(kind, values);
}
// React draws nothing for the developer tools then, which takes time. Its warnings are said all the same.
for (const track of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, track);
window.addEventListener('error', ({ message }) => say('uncaught', [message]));
window.addEventListener('unhandledrejection', ({ reason }) => say('unhandled', [reason]));
