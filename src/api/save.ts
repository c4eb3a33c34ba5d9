/** iOS up to this version ignores the `download` attribute (spec section 9): there a file opens in a new tab. */
const lastIosWithoutDownload = 12;
/** Milliseconds that a slow device may take before it begins to read the file. */
const handOver = 60_000;

/** Saves a file under this name on the visitor's device. */
export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  if (ignoresDownload(navigator.userAgent)) {
    link.target = '_blank';
    link.rel = 'noopener';
  } else {
    link.download = name;
  }
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), handOver);
}

/**
 * Shows a file in a tab of its own, or saves it where the browser opens none. Only for types that cannot run anything: the
 * tab has this page's origin, and its Content-Security-Policy.
 */
export function showBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(address), handOver);
  if (window.open(address, '_blank') === null) saveBlob(name, blob);
}

/** Whether the browser runs on an older iOS, where all browsers share one engine. */
export function ignoresDownload(userAgent: string): boolean {
  const version = userAgent.match(/\((?:iPhone|iPad|iPod)[^)]* OS (\d+)_/)?.[1];
  return Number(version) <= lastIosWithoutDownload;
}
