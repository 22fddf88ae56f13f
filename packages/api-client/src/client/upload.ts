import type { Answer, Exchange } from './exchange.ts';

/** An upload's argument as a form: files as they are, everything else as text; what is absent stays away. */
export function formOf(arg: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(arg)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

/** Sends a form from a browser: fetch tells nobody how much of a body has left. */
export const sendForm = ({ url, method, headers, signal, onProgress }: Exchange, form: FormData) =>
  new Promise<Answer>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = () => reject(signal?.reason);
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        type: request.getResponseHeader('content-type') ?? '',
        body: request.responseText,
      });
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    if (signal?.aborted) fail();
    else {
      signal?.addEventListener('abort', stop, { once: true });
      request.send(form);
    }
  });
