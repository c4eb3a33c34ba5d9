/** iOS up to this version ignores the `download` attribute (spec section 9): there a file opens in a new tab. */
const lastIosWithoutDownload = 12;
/** How long a slow device may take to begin reading a file that was handed over, in milliseconds. */
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

/** Whether the browser is one of an older iOS; all of them there have the same engine. */
export function ignoresDownload(userAgent: string): boolean {
  const version = userAgent.match(/\((?:iPhone|iPad|iPod)[^)]* OS (\d+)_/)?.[1];
  return version !== undefined && Number(version) <= lastIosWithoutDownload;
}
