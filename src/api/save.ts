/** Last version of iOS that ignores the `download` attribute (requirement 9.16); there a file opens in a new tab. */
const lastIosWithoutDownload = 12;
/** Milliseconds that a slow device may take before it begins to read the file. */
const handOver = 60_000;

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
 * Opens a file in a new tab, or saves it if the browser blocks the tab. Only for types that cannot run scripts: the tab
 * shares this page's origin and Content-Security-Policy.
 */
export function showBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(address), handOver);
  if (window.open(address, '_blank') === null) saveBlob(name, blob);
}

/** True for old versions of iOS, in every browser: all share one engine there. */
export function ignoresDownload(userAgent: string): boolean {
  const version = userAgent.match(/\((?:iPhone|iPad|iPod)[^)]* OS (\d+)_/)?.[1];
  return Number(version) <= lastIosWithoutDownload;
}
