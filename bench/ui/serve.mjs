import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { builtApp } from './apps.mjs';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const assets = new Map();

function assetAt(path) {
  const known = assets.get(path);
  if (known) return known;
  const raw = readFileSync(path);
  const text = extname(path) !== '.woff2';
  const asset = {
    raw: raw.length,
    gzip: text ? gzipSync(raw, { level: 9 }).length : raw.length,
    body: text ? brotliCompressSync(raw, BEST) : raw,
    encoding: text ? { 'content-encoding': 'br' } : {},
  };
  assets.set(path, asset);
  return asset;
}

const fileOf = (pathname) => {
  const [, app = '', ...rest] = pathname.split('/');
  const folder = builtApp(app);
  const path = join(folder, rest.join('/') || 'index.html');
  return path.startsWith(folder) && existsSync(path) && statSync(path).isFile() ? path : undefined;
};

/** Serves the built apps with brotli and without a cache: { origin, close }. */
export async function serveApps() {
  const server = createServer((request, response) => {
    const path = fileOf(new URL(request.url, 'http://localhost').pathname);
    if (!path) return void response.writeHead(404).end();
    const { body, encoding } = assetAt(path);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': 'no-store',
      ...encoding,
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** Bytes of what a page asked for: scripts and stylesheets, raw, gzip -9 and brotli 11. */
export function transferred(urls) {
  const total = { js: { raw: 0, gzip: 0, brotli: 0 }, css: { raw: 0, gzip: 0, brotli: 0 } };
  for (const pathname of new Set(urls.map((url) => new URL(url).pathname))) {
    const sum = total[extname(pathname).slice(1)];
    const path = fileOf(pathname);
    if (!sum || !path) continue;
    const { raw, gzip, body } = assetAt(path);
    sum.raw += raw;
    sum.gzip += gzip;
    sum.brotli += body.length;
  }
  return total;
}
