/** Console messages and uncaught errors of the page since this list was last emptied. */
export const consoleOutput: string[] = [];

const say = (kind: string, values: readonly unknown[]) =>
  consoleOutput.push(
    `${kind}: ${values.map((value) => (value instanceof Error ? value.stack : String(value))).join(' ')}`,
  );

for (const kind of ['debug', 'log', 'info', 'warn', 'error'] as const) {
  console[kind] = (...values: unknown[]) => say(kind, values);
}
// Without these, React draws nothing for the developer tools, which saves time. Its warnings still appear.
for (const track of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, track);
window.addEventListener('error', ({ message }) => say('uncaught', [message]));
window.addEventListener('unhandledrejection', ({ reason }) => say('unhandled', [reason]));
