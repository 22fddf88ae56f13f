import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Arg, contract, type Endpoint, type Envelope, type Out } from '@lading/api-client/contract';
import { PASSWORD } from '../testing/fixture.ts';
import { PROGRAM } from '../testing/program.ts';
import { ACCOUNTS } from '../testing/server.ts';

const START_TIMEOUT = 60_000;

/** A server process of its own over a PGlite folder. */
export interface ServerProcess {
  call<E extends Endpoint>(endpoint: E, arg: Arg<E>): Promise<Envelope<Out<E>>>;
  /** The same server asked by somebody else. */
  as(account: string): Promise<Pick<ServerProcess, 'call'>>;
  /** `kill -9` */
  kill(): Promise<void>;
}

async function ready(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the server did not start: ${said}`)), START_TIMEOUT);
    const hear = (data: unknown) => {
      said += data;
      const url = /is ready: (\S+)/.exec(said)?.[1];
      if (!url) return;
      clearTimeout(late);
      resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`the server stopped: ${said}`)));
  });
}

/** Starts the server and logs the customer in. */
export async function startProcess(dataDir: string): Promise<ServerProcess> {
  const { DATABASE_URL: _none, LADING_MODE: _mode, ...environment } = process.env;
  const child = spawn(process.execPath, ['--no-warnings', '--conditions=lading-source', PROGRAM], {
    env: { ...environment, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await ready(child);
  const as = async (account: string) => {
    let auth = '';
    const call = async <E extends Endpoint>(endpoint: E, arg: Arg<E>) => {
      const headers = { 'content-type': 'application/json', auth };
      const answer = await fetch(`${url}${endpoint.path}`, { method: 'POST', headers, body: JSON.stringify(arg) });
      return (await answer.json()) as Envelope<Out<E>>;
    };
    const { data, message } = await call(contract.user.login, { account, password: PASSWORD });
    if (!data) throw new Error(message);
    auth = data.token;
    return { call };
  };
  return {
    ...(await as(ACCOUNTS.customer)),
    as,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/**
 * Asks for all at once and kills the server amid it; answers what was answered. `after` is in milliseconds; without it the
 * server dies at its first answer.
 */
export async function killAmid<T>(
  server: ServerProcess,
  all: readonly T[],
  ask: (one: T) => Promise<Envelope<unknown>>,
  after: number | undefined,
): Promise<T[]> {
  const answered: T[] = [];
  const sent = all.map(async (one) => {
    const { code, message } = await ask(one);
    if (code !== '1') throw new Error(message);
    answered.push(one);
  });
  const settled = Promise.allSettled(sent);
  if (after === undefined) await Promise.any(sent);
  else await new Promise((resolve) => setTimeout(resolve, after));
  await server.kill();
  await settled;
  return answered;
}
