/** The connection is lost and comes back, as the browser tells it. */
export function reconnect(): void {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
}
