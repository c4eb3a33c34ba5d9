/** Lets the browser paint and handle input before the start continues, so that no task blocks the page for long. */
export function pause(): Promise<void> {
  if ('scheduler' in window && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
