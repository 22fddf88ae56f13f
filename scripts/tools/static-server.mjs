import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves a folder as it is now, on a free port of 127.0.0.1 unless told: { url, close }. Rejects when the port is taken.
 * @param {string} folder
 * @param {{ port?: number, host?: string, headers?: Record<string, string> }} [options]
 */
export function serveFolder(folder, { port = 0, host = '127.0.0.1', headers = {} } = {}) {
  const serve = sirv(folder, {
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  const server = createServer((request, response) =>
    serve(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const given = typeof address === 'object' ? address?.port : 0;
      resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${given}`, close: () => server.close() });
    });
  });
}
