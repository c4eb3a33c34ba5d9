/** Milliseconds without progress before the request is aborted: no byte sent, or no answer after the last byte. */
const stallLimit = 60_000;

/**
 * Returns a `fetch` that reports upload progress from 0 to 1, which the browser's own cannot: a stream as body needs
 * HTTP/2, and only Chromium accepts one. Supports only the parts of `fetch` that the API layer uses: a form, a file or
 * a text as body, headers, and a signal. Rejects with a `TypeError` if the shop is unreachable, as `fetch` does, and if
 * the upload stalls.
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
      // A caller that aborted recognises it by its signal.
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
  // `Response` rejects a body for these statuses.
  return new Response([204, 205, 304].includes(status) ? null : response, { status, statusText, headers });
}
