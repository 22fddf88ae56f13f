import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
};

/** The file that an address asks for, or undefined when it is no address. */
function pathIn(folder, url = '/') {
  try {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
  } catch {
    return undefined;
  }
}

/**
 * Serves a folder, on a free port of 127.0.0.1 unless told: { url, close }. Rejects when the port is taken.
 * @param {string} folder
 * @param {{ port?: number, host?: string, headers?: Record<string, string> }} [options]
 */
export function serveFolder(folder, { port = 0, host = '127.0.0.1', headers = {} } = {}) {
  const server = createServer((request, response) => {
    const path = pathIn(folder, request.url);
    if (!path?.startsWith(join(folder, sep)) || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { ...headers, 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const given = typeof address === 'object' ? address?.port : 0;
      resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${given}`, close: () => server.close() });
    });
  });
}
