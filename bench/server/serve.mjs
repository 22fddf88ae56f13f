import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findNode } from '../../scripts/tools/node.mjs';
import { start } from '../../scripts/tools/run.mjs';

// The first start loads the demonstration, on a machine that may be busy.
const START_TIMEOUT = 300_000;
const MODES = {
  production: {
    LADING_MODE: 'production',
    PUBLIC_ORIGIN: 'https://portal.example.com',
    SECRET_KEY: randomBytes(32).toString('base64'),
    ALLOW_DEMO_PROVIDERS: '1',
  },
  demo: { LADING_MODE: 'demo', PUBLIC_ORIGIN: undefined },
};

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/**
 * A server of a checkout over one database. In the mode `demo` it compares every answer with the contract.
 * @param {{ home: string, mode: 'demo' | 'production', place: { url?: string, folder?: string }, flags?: string[] }} options
 */
export async function serve({ home, mode, place, flags = [] }) {
  const main = join(home, 'apps', 'server', 'src', 'main.ts');
  const port = await freePort();
  const child = start(findNode(), ['--no-warnings', '--conditions=lading-source', ...flags, main], {
    cwd: home,
    env: {
      ...process.env,
      ...MODES[mode],
      TRUST_PROXY: '1',
      DATABASE_URL: place.url,
      DATA_DIR: place.folder,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const said = await whenReady(child);
  return {
    said,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function whenReady(child) {
  let said = '';
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), START_TIMEOUT);
    const hear = (data) => {
      said += data;
      if (!/is ready: /.test(said)) return;
      clearTimeout(late);
      resolve(undefined);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`the server stopped: ${said}`)));
  });
  child.stdout.removeAllListeners('data').resume();
  return said;
}

const TICK = 10;

function timesOf(pid) {
  const [, after] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), own: (user + system) * TICK, ended: (endedUser + endedSystem) * TICK };
}

/** ms of processor a process has used so far, with its children where asked; undefined where the machine does not tell. */
export function cpuOf(pid, { family = false } = {}) {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined;
  const first = timesOf(pid);
  if (!family) return first.own;
  let sum = first.own + first.ended;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const { parent, own } = timesOf(name);
      if (parent === pid) sum += own;
    } catch {
      // It ended meanwhile.
    }
  }
  return sum;
}
