/** Lets the browser paint and answer input before the start goes on: no task of it holds the page up for long. */
export function pause(): Promise<void> {
  if ('scheduler' in window && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
