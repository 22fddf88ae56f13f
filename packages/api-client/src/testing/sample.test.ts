import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { number, object, string } from 'yup';
import { createClient } from '../client/create-client.ts';
import { contractFiles, type Endpoint } from '../contract/index.ts';
import { mock, sampleAnswer, sampleOf } from './index.ts';

const server = setupServer();
const { call } = createClient({ base: 'http://mocked.test', token: () => 't', language: () => 'zh-CN' });
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const CALLS = Object.entries(contractFiles).flatMap(([service, files]) =>
  Object.values(files as Record<string, Record<string, Endpoint>>).flatMap((calls) =>
    Object.entries(calls).map(([name, endpoint]) => ({ name: `${service}.${name}`, endpoint })),
  ),
);

describe('an answer from the contract', () => {
  it.each(CALLS)('is taken for what the server says: $name', async ({ endpoint }) => {
    const { input, output } = endpoint;
    const asked = input && sampleOf(input);
    server.use(mock(endpoint, sampleAnswer(endpoint) as never));
    const answered: unknown = await call(endpoint as Endpoint & { input: undefined }, asked as undefined);
    if (endpoint.kind === 'download') expect(answered).toBeInstanceOf(Blob);
    else if (output) await output.validate(answered, { strict: true });
    else expect(answered).toBeNull();
  });

  it('holds each field, and says what its owner wants it to', () => {
    const schema = object({
      id: number().required(),
      day: string()
        .matches(/^\d{4}-\d\d-\d\d$/)
        .required(),
    });
    expect(sampleOf(schema)).toEqual({ id: 1, day: '2026-11-20' });
    const page = CALLS.find(({ name }) => name === 'user.sessionPage')?.endpoint ?? expect.fail();
    expect(sampleAnswer(page, { total: 7 })).toMatchObject({ total: 7, records: [{ session: 'A' }] });
  });

  it('is written by hand where none is found', () => {
    expect(() =>
      sampleOf(
        string()
          .matches(/^never$/)
          .required(),
      ),
    ).toThrow('write one');
  });
});
