/** Simulates a connection that is lost and restored, by the browser's events. */
export function reconnect(): void {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
}
