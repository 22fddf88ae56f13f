import { type Arg, contract, type Endpoint, type Envelope, type Out } from '@lading/api-client/contract';

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
  const { data, message } = await ask(origin, contract.user.login, { account, password: PASSWORD });
  if (!data) throw new Error(`no login: ${message}`);
  return data.token;
}

export interface Reading {
  /** milliseconds of the longest read since the last look */
  longest(): number;
  stop(): Promise<void>;
}

/** Somebody who looks at his to-do list twenty times a second, while others attack. */
export function keepReading(origin: string, token: string): Reading {
  let longest = 0;
  let isOver = false;
  // A read that is still on its way counts as well.
  let begun: number | undefined;
  const sinceBegun = () => (begun === undefined ? 0 : performance.now() - begun);
  const done = (async () => {
    while (!isOver) {
      begun = performance.now();
      await ask(origin, contract.user.toDoList, {}, token);
      longest = Math.max(longest, sinceBegun());
      begun = undefined;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return {
    longest() {
      const most = Math.max(longest, sinceBegun());
      longest = 0;
      return Math.round(most);
    },
    async stop() {
      isOver = true;
      await done;
    },
  };
}
