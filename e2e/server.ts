import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MAIN = join(ROOT, 'apps', 'server', 'src', 'main.ts');
const START_LIMIT = 90_000;

/** A whole Lading of its own: a fresh folder of data and a free port, kept over restarts. */
export interface TestServer {
  readonly url: string;
  /** Ends the process as Ctrl-C does, or as a crash does, and starts it again on the same data. */
  restart(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
}

interface Running {
  child: ChildProcess;
  url: string;
}

function launch(dataDir: string, port: string): Promise<Running> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--conditions=lading-source', MAIN], {
    cwd: ROOT,
    env: { ...environment, DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1', LADING_MODE: 'demo' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${why}:\n${said}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), START_LIMIT);
    child.once('exit', (code) => fail(`ended with code ${code}`));
    const hear = (data: Buffer) => {
      said += data.toString();
      const url = /ready: (http:\/\/[\w.:]+)/.exec(said)?.[1];
      if (!url) return;
      clearTimeout(timer);
      child.removeAllListeners('exit');
      resolve({ child, url });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
}

async function end({ child }: Running, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

export async function startServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lading-e2e-'));
  let running = await launch(dataDir, process.env.E2E_PORT ?? '0');
  const { url } = running;
  return {
    url,
    async restart(signal) {
      await end(running, signal);
      running = await launch(dataDir, new URL(url).port);
    },
    async stop() {
      await end(running, 'SIGINT');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
