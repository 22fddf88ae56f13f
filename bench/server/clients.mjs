import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const PLAIN = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes) => bytes };
// One address may ask only so often a minute: each call comes from another machine behind the proxy.
const MACHINES = 4_000;
let machine = 0;
const address = () => {
  machine = (machine + 1) % MACHINES;
  return `10.20.${machine >> 8}.${machine & 255}`;
};

function dataOf(bytes, encoding) {
  const { code, message, data } = JSON.parse(PLAIN[encoding ?? 'identity'](bytes).toString());
  if (code !== '1') throw new Error(`${code}: ${message}`);
  return data;
}

/** As a browser asks: connections are kept, answers may be compressed. */
export function connect(url, sockets) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const post = (path, input, auth = '') =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(input);
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'accept-encoding': 'gzip, deflate, br',
        'x-forwarded-for': address(),
        language: 'en-US',
        auth,
      };
      const asked = request({ hostname, port, path, method: 'POST', agent, headers }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          const read = () => dataOf(bytes, answer.headers['content-encoding']);
          if (answer.statusCode === 200) resolve(read);
          else reject(new Error(`${path} ${body}: ${answer.statusCode} ${bytes}`));
        });
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });
  return {
    post,
    ask: async (...args) => (await post(...args))(),
    close: () => agent.destroy(),
  };
}

// Reading every answer would measure this process.
const SAMPLE = 50;

/**
 * `count` clients, each asking again as soon as it is answered: first `warm` calls that do not count, then `calls` that do. `started` is
 * told when these begin; answers how many ms each took.
 */
export async function crowd(connection, { scenario, ready, count, warm, calls, started }) {
  const took = [];
  let asked = 0;
  const client = async (number) => {
    const { next, hear } = scenario.of(number, ready);
    const token = ready.tokens[number % ready.tokens.length];
    while (asked < warm + calls) {
      const place = asked++;
      if (place === warm) started();
      const { path, input, token: own = token } = next();
      const begun = performance.now();
      const read = await connection.post(path, input, own);
      if (place >= warm) took.push(performance.now() - begun);
      if (scenario.everyAnswer || place % SAMPLE === 0) hear(read());
    }
  };
  await Promise.all(Array.from({ length: count }, (_, number) => client(number)));
  return took;
}
