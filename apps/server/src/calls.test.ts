import { CODES, type Code, type Endpoint } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SchemaDescription } from 'yup';
import { customers, roleGrants } from './database/schema.ts';
import { perMinute } from './http/limit.ts';
import { type AskedCall, ask, CALLS } from './testing/asked.ts';
import { startServer } from './testing/server.ts';
import { ALL_CODES, type Side, type World, worldOver } from './testing/world.ts';
import { codesOf, ROLES } from './user/codes.ts';

/** Every call of the contract on the whole server, asked by everybody who may not and by everybody who may. Nothing is left out. */
let world: World;
beforeAll(async () => {
  world = worldOver(await startServer());
});
afterAll(() => world.close());

const codesFor = ({ access }: Endpoint): readonly Code[] =>
  access === 'visitor' || access === 'member' ? [] : typeof access === 'string' ? [access] : access;
const counts = (code: Code, side: Side) => CODES[code] === 'both' || CODES[code] === side;
const SIDES: readonly Side[] = ['customer', 'staff'];

/** Everybody who may call, with no code too many: which side of the counter, and the code. */
function entitled(endpoint: Endpoint): readonly (readonly [Side, readonly Code[]])[] {
  if (endpoint.access === 'member') return SIDES.map((side) => [side, []]);
  return codesFor(endpoint).flatMap((code) =>
    SIDES.filter((side) => counts(code, side)).map((side) => [side, [code]] as const),
  );
}

/** A session of the first who may. */
async function mayCall({ endpoint }: AskedCall): Promise<string> {
  return world.someone(...(entitled(endpoint)[0] ?? (['customer', []] as const)));
}

const fieldsOf = ({ input }: Endpoint) => {
  const { fields = {} } = (input?.describe() ?? {}) as { fields?: Record<string, Partial<SchemaDescription>> };
  return Object.entries(fields);
};

const ofMembers = CALLS.filter(({ endpoint }) => endpoint.access !== 'visitor');
const ofHolders = ofMembers.filter(({ endpoint }) => endpoint.access !== 'member');
const ofCustomers = ofMembers.filter((call) => entitled(call.endpoint).some(([side]) => side === 'customer'));

describe('who may', () => {
  it.each(CALLS)('gets an answer of the contract: $name', async ({ endpoint, example }) => {
    const people = endpoint.access === 'visitor' ? [undefined] : entitled(endpoint);
    for (const person of people) {
      const arg = await example(world, person?.[1]);
      const headers = { cookie: world.cookies.join('; ') };
      const token = person && (await world.someone(...person));
      const answer = await ask(world.app, endpoint, arg, { headers, ...(token && { token }) });
      // The forwarder's people cannot read a customer's messages: for them such a message is not found.
      const theirs = endpoint.about?.[0] === 'message' && person?.[0] === 'staff';
      const code = endpoint.kind === 'download' ? '' : '1';
      const expected = theirs ? { status: 404, code: '404' } : { status: 200, code };
      expect(answer, answer.text.slice(0, 300)).toMatchObject(expected);
    }
  });
});

describe('whoever is not logged in', () => {
  it.each(ofMembers)('is told so: $name', async ({ endpoint, example }) => {
    const arg = await example(world);
    for (const token of [undefined, '', 'no such token']) {
      const answer = await ask(world.app, endpoint, arg, token === undefined ? {} : { token });
      expect(answer).toMatchObject({ status: 401, code: '401', data: null });
    }
  });
});

describe('without the code', () => {
  // A company's level and membership grant codes with its people's roles, and the house grants roles more: calls before may have done all of it.
  beforeAll(async () => {
    await world.db.delete(roleGrants);
    await world.db.update(customers).set({ level: 0, fuda: null }).where(eq(customers.id, world.ids.customer));
  });
  it.each(ofHolders)('nobody gets in: $name', async ({ endpoint, example }) => {
    const arg = await example(world);
    const codes = codesFor(endpoint);
    const refused = async (token: string) =>
      expect(await ask(world.app, endpoint, arg, { token })).toMatchObject({ status: 403, code: '403', data: null });
    for (const side of SIDES) {
      // Every other code, and the right one too where it counts on the other side of the counter only.
      await refused(
        await world.someone(
          side,
          ALL_CODES.filter((code) => !codes.includes(code) || !counts(code, side)),
        ),
      );
      for (const role of Object.keys(ROLES[side])) {
        const granted = codesOf({ customerId: side === 'staff' ? null : 1, roles: [role], codes: [] });
        if (!codes.some((code) => granted.includes(code) && counts(code, side)))
          await refused(await world.someone(side, [], role));
      }
    }
  });
});

describe('another customer', () => {
  // Texts that occur in the first customer's data only: an answer that holds one of them leaks.
  // What is on sale and where it goes is everybody's.
  const SHARED = /^(?:pol|pod|rate|start|end)Id$/;
  const OF_RATES = new Set(['freight.lclForQuote', 'freight.airForQuote']);
  const MARKS = ['MB26S018', 'MB26W', 'Haoyu', '昊宇', 'NINGBO', 'AC1'];

  it.each(ofCustomers)('finds nothing of this one: $name', async ({ name: call, endpoint, example }) => {
    const token = await world.someone('other', ALL_CODES);
    const arg = await example(world);
    const answer = await ask(world.app, endpoint, arg, { token });
    if (!endpoint.about) {
      // A `requestId` names a sending and no thing of anybody's.
      const named = fieldsOf(endpoint).filter(
        ([name, field]) =>
          /^ids?$|Ids?$/.test(name) &&
          name !== 'requestId' &&
          !field.optional &&
          !SHARED.test(name) &&
          !OF_RATES.has(call),
      );
      expect(named, 'say what the call is about').toEqual([]);
      expect(MARKS.filter((mark) => answer.text.includes(mark))).toEqual([]);
      return;
    }
    expect(answer).toMatchObject({ status: 404, code: '404', data: null });
    const [own] = entitled(endpoint);
    if (!own) throw new Error('nobody may call it');
    const [, field] = endpoint.about;
    const several = Array.isArray((arg as Record<string, unknown>)[field]);
    const none = { ...(arg as object), [field]: several ? [2_000_000_000] : 2_000_000_000 };
    const missing = await ask(world.app, endpoint, none, { token: await world.someone(...own) });
    expect(missing.text).toBe(answer.text);
  });
});

describe('garbage', () => {
  const GARBAGE = [null, 'x\0', '\ud83d', {}, [[]], -1, 1e300, true, 'x'.repeat(100_000), { length: -1 }];
  const BODIES = ['[]', '7', 'null', '{"a":', '{"__proto__":{"x":1}}', `${'['.repeat(5_000)}`];

  it.each(CALLS)('is refused in the envelope: $name', async (call) => {
    const { endpoint, example } = call;
    const arg = (await example(world)) as object | undefined;
    const ends = endpoint.access === 'member' && !endpoint.input;
    for (const [field] of fieldsOf(endpoint)) {
      const token = await mayCall(call);
      for (const value of GARBAGE) {
        const answer = await ask(world.app, endpoint, { ...arg, [field]: value }, { token });
        expect(answer.status, `${field}: ${JSON.stringify(value).slice(0, 50)}`).toBeLessThan(500);
      }
    }
    for (const payload of BODIES) {
      if (endpoint.method === 'GET') continue;
      const token = await mayCall(call);
      const answer = await world.app.inject({
        method: 'POST',
        url: endpoint.path,
        payload,
        headers: { 'content-type': 'application/json', auth: token },
      });
      expect(answer.statusCode, payload.slice(0, 50)).toBeLessThan(500);
      // A file that takes no input comes whatever was sent with its call.
      if (endpoint.kind === 'download' && answer.statusCode === 200) continue;
      expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      if (ends) break;
    }
  });

  it.each(CALLS.filter(({ endpoint }) => fieldsOf(endpoint).length > 0))(
    'names what is missing: $name',
    async (call) => {
      const { endpoint, example } = call;
      const token = await mayCall(call);
      const arg = await example(world);
      for (const [field, described] of fieldsOf(endpoint)) {
        if (described.optional || described.default !== undefined) continue;
        const { [field]: _, ...rest } = arg as unknown as Record<string, unknown>;
        expect(await ask(world.app, endpoint, rest, { token })).toMatchObject({ status: 400, data: { path: field } });
      }
    },
  );
});

describe('too much', () => {
  it.each(CALLS.filter(({ endpoint }) => endpoint.method === 'POST'))('is not read: $name', async (call) => {
    const { endpoint } = call;
    // A form is begun to be read by whoever may send it only.
    const asking = endpoint.kind === 'upload' ? { token: await mayCall(call) } : {};
    const text = 'x'.repeat(endpoint.bodyLimit + 1);
    const sent = endpoint.kind === 'upload' ? { file: new File([text], 'x') } : { text };
    const answer = await ask(world.app, endpoint, sent, asking);
    expect(answer).toMatchObject({ status: 413, code: '413' });
  });

  it('of any call a minute is refused, and each has its own limit where it says one', async () => {
    // The smallest at which the limits of the contract still differ.
    const rate = 24;
    const limited = await startServer({ rate });
    for (const [at, { name, endpoint }] of CALLS.entries()) {
      const from = `10.0.0.${at + 1}`;
      const most = endpoint.limit === undefined ? rate : perMinute(endpoint.limit, rate);
      const statuses: number[] = [];
      for (let time = 0; time <= most; time++) statuses.push((await ask(limited.app, endpoint, {}, { from })).status);
      expect({ name, early: statuses.slice(0, most).includes(429), last: statuses.at(-1) }).toEqual({
        name,
        early: false,
        last: 429,
      });
    }
    await limited.close();
    // Every call of the contract as often as the limit and once more: the more calls there are, the longer.
  }, 240_000);
});
