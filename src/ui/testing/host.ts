import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Opens an element of the page to render in, until the end of the test. */
export function openHost(tag: 'div' | 'main' = 'div') {
  const host = document.body.appendChild(document.createElement(tag));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return { host, root };
}
