import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
// What the suite has built, or the sources where journeys are walked without it.
const MAIN = process.env['SERVER_PROGRAM'] ?? join(ROOT, 'apps', 'server', 'src', 'main.ts');
const START_LIMIT = 90_000;
// Some forty servers start from the same files.
const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node') };

/** A whole Lading of its own: a fresh folder of data and a free port, kept over restarts. */
export interface TestServer {
  readonly url: string;
  /** Ends the process as Ctrl-C does, or as a crash does, and starts it again on the same data. */
  restart(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
}

/** Settings of the server beside those of every journey. */
export type Settings = Readonly<Record<string, string>>;

interface Running {
  child: ChildProcess;
  url: string;
}

function launch(dataDir: string, port: string, own: Settings = {}): Promise<Running> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--conditions=lading-source', MAIN], {
    cwd: ROOT,
    env: { ...environment, ...COMPILED, DATA_DIR: dataDir, PORT: port, HOST: '127.0.0.1', LADING_MODE: 'demo', ...own },
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
      // Once: what is said later must not take away who waits for the end by then.
      for (const stream of [child.stdout, child.stderr]) stream.off('data', hear).resume();
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

const newFolder = () => mkdtemp(join(tmpdir(), 'lading-e2e-'));
const remove = (folder: string) => rm(folder, { recursive: true, force: true });

/** Starts a server once and ends it: a folder of data as the first start leaves it. */
export async function firstStart(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const dataDir = await newFolder();
  await end(await launch(dataDir, '0'), 'SIGINT');
  return { dataDir, remove: () => remove(dataDir) };
}

/** A server on data of its own, those of the first start unless there was none. */
export async function startServer(settings: Settings = {}): Promise<TestServer> {
  const dataDir = await newFolder();
  const made = process.env['E2E_DATA'];
  if (made) await cp(made, dataDir, { recursive: true });
  let running = await launch(dataDir, '0', settings);
  const { url } = running;
  return {
    url,
    async restart(signal) {
      await end(running, signal);
      running = await launch(dataDir, new URL(url).port, settings);
    },
    async stop() {
      await end(running, 'SIGINT');
      await remove(dataDir);
    },
  };
}
