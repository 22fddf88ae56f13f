import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer } from '../src/testing/administer.ts';
import { PROGRAM } from '../src/testing/program.ts';

const START_LIMIT = 120_000;

export interface OwnServer {
  readonly origin: string;
  /** all that it wrote so far */
  said(): string;
  isOver(): boolean;
  signal(name: NodeJS.Signals): void;
  /** its exit code, or the signal that ended it, and the milliseconds from the first signal until then; killed after the limit */
  ended(limit: number): Promise<{ code: number | string | null; time: number }>;
}

/** A place for the servers of the walks: a folder, or a database beside `database`, whose address is `url`. */
export async function ownPlace(database: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'lading-attack-'));
  const name = `lading_attack_${process.pid}_${Date.now()}`;
  const url = database && (await administer(database, `create database ${name}`, name));
  return {
    url: url || undefined,
    start: () => start({ DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }),
    async remove() {
      rmSync(folder, { recursive: true, force: true });
      if (database) await administer(database, `drop database ${name} with (force)`, name);
    },
  };
}

async function start(settings: Readonly<Record<string, string>>): Promise<OwnServer> {
  const { DATABASE_URL: _none, LADING_MODE: _mode, ...environment } = process.env;
  const child = spawn(process.execPath, ['--no-warnings', '--conditions=lading-source', PROGRAM], {
    env: { ...environment, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += data;
    });
  const gone = once(child, 'exit');
  const origin = await ready(child, () => said);
  let signalled = 0;
  return {
    origin,
    said: () => said,
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    signal(name) {
      signalled ||= performance.now();
      child.kill(name);
    },
    async ended(limit) {
      const killing = setTimeout(() => child.kill('SIGKILL'), limit);
      const [code, signal] = await gone;
      clearTimeout(killing);
      return { code: (signal ?? code) as number | string | null, time: Math.round(performance.now() - signalled) };
    },
  };
}

async function ready(child: ChildProcess, said: () => string): Promise<string> {
  for (const until = performance.now() + START_LIMIT; performance.now() < until; ) {
    const url = /is ready: (\S+)/.exec(said())?.[1];
    if (url) return url;
    if (child.exitCode !== null) throw new Error(`the server stopped: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not start: ${said()}`);
}
