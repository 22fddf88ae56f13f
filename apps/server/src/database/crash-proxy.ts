import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PROGRAM } from '../testing/program.ts';

const START_TIMEOUT = 120_000;

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
}

/** A process of the portal over a database that others use too. */
export async function startShared(settings: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, ['--no-warnings', '--conditions=lading-source', PROGRAM], {
    env: { ...process.env, LADING_MODE: 'demo', HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the process did not start: ${said}`)), START_TIMEOUT);
    const hear = (data: unknown) => {
      said = `${said}${data}`.slice(-10_000);
      const found = /is ready: http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (!found) return;
      clearTimeout(late);
      resolve(Number(found));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`the process stopped: ${said}`)));
  });
  return { child, port };
}

export async function killShared({ child }: Running): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Gives what comes to those processes that listen, in turn; what was on its way to one that dies is answered with 502. */
export async function openProxy(ports: () => readonly number[]) {
  let turn = 0;
  const next = () => ports()[turn++ % ports().length] ?? 0;
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.headers['x-forwarded-for'] ?? '10.0.0.1' };
    const onward = request({ host: '127.0.0.1', port: next(), path: asked.url, method: asked.method, headers });
    const fail = () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    };
    onward.on('error', fail);
    onward.on('response', (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.on('error', fail).pipe(answer);
    });
    asked.pipe(onward);
  };
  const server = createServer(pass);
  // A live socket is two wires tied together: when one ends so does the other.
  server.on('upgrade', (asked: IncomingMessage, near: Socket, head: Buffer) => {
    const far = connect(next(), '127.0.0.1', () => {
      const lines = asked.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? `${name}: ${all[at + 1]}` : []));
      far.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
