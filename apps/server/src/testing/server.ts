import { type Arg, contract, type Endpoint, type Envelope, type Out } from '@lading/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from '../app.ts';
import type { Database } from '../database/open.ts';
import { loadDemo } from '../demo/index.ts';
import { demoWeChat } from '../user/wechat/demo.ts';
import { openTestDatabase } from './database.ts';
import { addFixture, PASSWORD } from './fixture.ts';
import { formOf } from './form.ts';

export const ACCOUNTS = { customer: '13800138000', other: '13900139000', staff: '13700137000' };

type Headers = Record<string, string>;
export interface Called<T> extends Envelope<T> {
  readonly status: number;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly ids: Awaited<ReturnType<typeof addFixture>>;
  /** One call, with a token and in English unless told otherwise. */
  call<E extends Endpoint>(endpoint: E, arg: Arg<E>, token?: string, headers?: Headers): Promise<Called<Out<E>>>;
  /** Anything posted to a path, for what the types forbid. */
  post(url: string, payload?: unknown, headers?: Headers): Promise<Called<unknown>>;
  login(account?: string): Promise<string>;
  close(): Promise<void>;
}

/** The whole server over an own database with the fixture. */
export async function startServer(options: AppOptions = {}): Promise<TestServer> {
  const database = await openTestDatabase();
  const ids = await addFixture(database.db);
  return { ...(await serverOver(database, options)), ids };
}

/** The same with the demonstration. */
export async function startDemoServer(options: AppOptions = {}): Promise<Omit<TestServer, 'ids'>> {
  const database = await openTestDatabase();
  await loadDemo(database.db);
  return serverOver(database, options);
}

async function serverOver(database: Database, options: AppOptions): Promise<Omit<TestServer, 'ids'>> {
  const app = await createApp(database, { strictOut: true, rate: 100_000, wechat: demoWeChat, ...options });
  app.log.level = 'silent';
  const post = async (url: string, payload?: unknown, headers: Headers = {}) => {
    const json = { 'content-type': 'application/json', ...headers };
    const body = payload === undefined ? '' : JSON.stringify(payload);
    const answer = await app.inject({ method: 'POST', url, payload: body, headers: json });
    return { status: answer.statusCode, ...answer.json<Envelope<unknown>>() };
  };
  const call = async <E extends Endpoint>(endpoint: E, arg: Arg<E>, token?: string, headers: Headers = {}) => {
    const sent = { language: 'en-US', ...(token === undefined ? {} : { auth: token }), ...headers };
    if (endpoint.kind !== 'upload') return (await post(endpoint.path, arg, sent)) as Called<Out<E>>;
    const answer = await app.inject({ method: 'POST', url: endpoint.path, payload: formOf(arg), headers: sent });
    return { status: answer.statusCode, ...answer.json<Envelope<unknown>>() } as Called<Out<E>>;
  };
  return {
    app,
    database,
    call,
    post,
    async login(account = ACCOUNTS.customer) {
      const { data, message } = await call(contract.user.login, { account, password: PASSWORD });
      if (!data) throw new Error(message);
      return data.token;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
