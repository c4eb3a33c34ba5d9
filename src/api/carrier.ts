/** Milliseconds for which nothing may happen: no byte is taken, or no answer comes once all of them are there. */
const stallLimit = 60_000;

/**
 * A `fetch` that says how far the body has come, from 0 to 1, which the browser's own cannot (a body as a stream needs
 * HTTP/2, and only Chromium takes one). It knows what the API layer asks of it: a form, a file or a text as body, headers, a signal.
 * Rejects with a `TypeError` where there is no way to the shop, as fetch does, and where the way is stuck.
 */
export function carrierOf(onProgress: (share: number) => void, stall = stallLimit): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, signal } = init;
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      let waiting = setTimeout(abort, stall);
      const goOn = () => {
        clearTimeout(waiting);
        waiting = setTimeout(abort, stall);
      };
      const end = () => {
        clearTimeout(waiting);
        signal?.removeEventListener('abort', abort);
      };
      // Whoever gave it up knows so from the signal.
      const fail = () => {
        end();
        reject(new TypeError('Failed to fetch'));
      };
      request.open(method, String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.onprogress = ({ loaded, total }) => {
        goOn();
        if (total > 0) onProgress(loaded / total);
      };
      request.upload.onload = goOn;
      request.onerror = fail;
      request.onabort = fail;
      request.onload = () => {
        end();
        resolve(answerOf(request));
      };
      if (signal?.aborted) return fail();
      signal?.addEventListener('abort', abort);
      request.send(body instanceof FormData || body instanceof Blob || typeof body === 'string' ? body : null);
    });
}

function answerOf(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  // Of these the constructor takes no body.
  return new Response([204, 205, 304].includes(status) ? null : response, { status, statusText, headers });
}
