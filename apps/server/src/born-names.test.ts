import type { Code, Endpoint } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, CALLS } from './testing/asked.ts';
import { startServer } from './testing/server.ts';
import { type Side, type World, worldOver } from './testing/world.ts';

/** What every object has without anybody writing it: `constructor`, `toString`, `__proto__` and their like. */
const BORN = Object.getOwnPropertyNames(Object.prototype);
// A method, an accessor and what makes the others, one for each kind: they are asked in every field of every call.
const AS_VALUES = ['constructor', '__proto__', 'toString'];
// Fastify's JSON parser refuses a body with this key by itself.
const REFUSED = '__proto__';
// Parsed from text, because `__proto__` in an object literal sets the prototype instead of a field.
const holding = (value: unknown): Readonly<Record<string, unknown>> =>
  JSON.parse(
    `{${BORN.filter((name) => name !== REFUSED)
      .map((name) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join()}}`,
  );

let world: World;
beforeAll(async () => {
  world = worldOver(await startServer());
});
afterAll(() => world.close());

function entitled({ access }: Endpoint): readonly [Side, readonly Code[]] {
  const codes = access === 'visitor' || access === 'member' ? [] : typeof access === 'string' ? [access] : access;
  return [codes.some((code) => code.startsWith('bill:issue')) ? 'staff' : 'customer', codes];
}

/** The input for a query string or a form, which hold texts and files only. */
const flat = (arg: unknown) =>
  Object.fromEntries(
    Object.entries(arg as object).map(([name, value]) => [
      name,
      typeof value === 'object' && !(value instanceof Blob) ? JSON.stringify(value) : value,
    ]),
  );

it.each(CALLS)('are names and texts like any other: $name', async ({ endpoint, example }) => {
  const arg = ((await example(world)) ?? {}) as Readonly<Record<string, unknown>>;
  const fields = Object.keys(arg);
  const asked: readonly unknown[] = [
    holding('x'),
    { ...arg, ...holding({ x: [1] }) },
    [holding('x')],
    JSON.parse(`{${JSON.stringify(REFUSED)}:{"x":1}}`),
    ...fields.map((field) => ({ ...arg, [field]: holding('x') })),
    ...fields.flatMap((field) => AS_VALUES.map((name) => ({ ...arg, [field]: name }))),
  ];
  const [side, codes] = entitled(endpoint);
  const isFlat = endpoint.method === 'GET' || endpoint.kind === 'upload';
  let token = await world.someone(side, codes);
  for (const one of asked) {
    const answer = await ask(world.app, endpoint, isFlat ? flat(one) : one, { token });
    if (answer.status === 401) token = await world.someone(side, codes);
    expect(answer.status, JSON.stringify(one).slice(0, 300)).toBeLessThan(500);
  }
});
