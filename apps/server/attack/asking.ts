import { type Arg, contract, type Endpoint, type Envelope, type Out } from '@lading/api-client/contract';
import { slid } from '../src/testing/proofs.ts';

/** Of the demonstration: a customer's, a second customer's and the forwarder's. */
export const PEOPLE = { customer: '13800138000', other: '13900139000', staff: '13700137000' };
const PASSWORD = 'Lading2026';

/** One call as the portal makes it. */
export async function ask<E extends Endpoint>(
  origin: string,
  endpoint: E,
  arg: Arg<E>,
  token = '',
): Promise<Envelope<Out<E>>> {
  const answer = await fetch(`${origin}${endpoint.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en-US', auth: token },
    body: arg === undefined ? '' : JSON.stringify(arg),
    signal: AbortSignal.timeout(30_000),
  });
  return (await answer.json()) as Envelope<Out<E>>;
}

export async function logIn(origin: string, account = PEOPLE.customer): Promise<string> {
  const asked = { account, password: PASSWORD };
  let { data, message } = await ask(origin, contract.user.login, asked);
  // Another walk may have typed wrong ones from here a moment ago.
  if (message.includes('security check')) {
    const captcha = await slid({ call: (endpoint, arg) => ask(origin, endpoint, arg) });
    ({ data, message } = await ask(origin, contract.user.login, { ...asked, captcha }));
  }
  if (!data) throw new Error(`no login: ${message}`);
  return data.token;
}

export interface Reading {
  /** Watches from now on; what it answers tells the milliseconds of the longest read since. */
  watch(): () => number;
  stop(): Promise<void>;
}

/** Somebody who looks at his to-do list twenty times a second, while others attack. */
export function keepReading(origin: string, token: string): Reading {
  const reads: { begun: number; ended?: number }[] = [];
  let isOver = false;
  const done = (async () => {
    while (!isOver) {
      const read: (typeof reads)[number] = { begun: performance.now() };
      reads.push(read);
      await ask(origin, contract.user.toDoList, {}, token);
      read.ended = performance.now();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    watch() {
      const from = performance.now();
      return () => {
        const now = performance.now();
        // One that is still on its way counts as well.
        const since = reads.filter(({ ended = now }) => ended > from);
        return Math.round(Math.max(0, ...since.map(({ begun, ended = now }) => ended - begun)));
      };
    },
    async stop() {
      isOver = true;
      await done;
    },
  };
}
