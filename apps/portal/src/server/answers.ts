import type { Client } from '@lading/api-client';
import type { Endpoint, Out } from '@lading/api-client/contract';
import type { FirstAnswers } from '@lading/api-client/react';

/** A page asks, is answered, and may then ask for more; none of ours asks further than this. */
const ROUNDS = 4;

/** Asks what the hooks of a page ask for, and draws it until everything is there: a server's page cannot be drawn again when an answer comes. */
export function createAnswers() {
  const answers: Record<string, unknown> = Object.create(null);
  const missing = new Map<string, (client: Client) => Promise<unknown>>();
  const paths = new Map<string, string>();
  const first: FirstAnswers = (id, endpoint, arg) => {
    paths.set(id, endpoint.path);
    if (id in answers) return answers[id] as never;
    missing.set(id, (client) =>
      (client.call as (...call: unknown[]) => Promise<unknown>)(endpoint, arg, { retries: 0 }),
    );
    return undefined;
  };
  return {
    answers,
    first,
    /** what the page was answered to its questions of one kind */
    of: <E extends Endpoint>({ path }: E): Out<E>[] =>
      Object.entries(answers).flatMap(([id, answer]) => (paths.get(id) === path ? [answer as Out<E>] : [])),
    async drawn(client: Client, draw: () => Promise<string>): Promise<string> {
      for (let round = 0; round < ROUNDS; round++) {
        missing.clear();
        const html = await draw();
        if (missing.size === 0) return html;
        await Promise.all([...missing].map(async ([id, ask]) => Object.assign(answers, { [id]: await ask(client) })));
      }
      throw new Error(`The page asks for more after ${ROUNDS} rounds: ${[...missing.keys()].join(', ')}`);
    },
  };
}
