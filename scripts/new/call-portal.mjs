import { TYPES } from './columns.mjs';
import { capital, kebab } from './names.mjs';

const samples = (columns) => columns.map(({ name, type }) => `${name}: ${TYPES[type].sample(name)}`).join(', ');
const answerName = (name) => `${name}Answer`;

/** What the call answers in stories and tests of pages. */
export const answerOf = ({
  service,
  name,
  kind,
  columns,
}) => `import type { contract, Out } from '@lading/api-client/contract';

/** What a page gets from it in stories and tests. */
export const ${answerName(name)} = (): Out<typeof contract.${service}.${name}> => (${
  kind === 'query' ? `{ total: 1, records: [{ id: 1, ${samples(columns)} }] }` : '{ id: 1 }'
});
`;

/** The hook by which a page asks. */
export const hookOf = ({ service, name, kind }) =>
  kind === 'query'
    ? `import { type Arg, contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';

const { ${name} } = contract.${service};

/** Null asks nothing. */
export const use${capital(name)} = (arg: Arg<typeof ${name}> | null) => useQuery(${name}, arg);
`
    : `import { contract } from '@lading/api-client/contract';
import { useCommand } from '@lading/api-client/react';

/** Sends it once; what it makes stale is asked for anew. */
export const use${capital(name)} = () => useCommand(contract.${service}.${name});
`;

/** The hook over the mock. */
export function hookTestOf(call) {
  const { service, name, kind, columns } = call;
  const hook = `use${capital(name)}`;
  const run =
    kind === 'query'
      ? `  const { result } = renderHook(() => ${hook}({}), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual(${answerName(name)}()));`
      : `  const { result } = renderHook(() => ${hook}(), { wrapper });
  const answer = { ok: true, data: ${answerName(name)}() };
  await act(async () => expect(await result.current.run({ ${samples(columns)} })).toEqual(answer));`;
  const react = ['act', 'renderHook', 'waitFor'].filter((word) => run.includes(`${word}(`));
  return `import { createClient } from '@lading/api-client';
import { contract } from '@lading/api-client/contract';
import { ApiProvider } from '@lading/api-client/react';
import { mock } from '@lading/api-client/testing';
import { ${react.join(', ')} } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ${answerName(name)} } from '../../testing/answers/${kebab(name)}.ts';
import { ${hook} } from './use-${kebab(name)}.ts';

const server = setupServer();
const client = createClient({ base: 'http://portal.test', token: () => 't', language: () => 'en-US' });
const wrapper = ({ children }: { children: ReactNode }) => (
  <ApiProvider client={client} epoch="${name}">
    {children}
  </ApiProvider>
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it('gives a page what the server answers', async () => {
  server.use(mock(contract.${service}.${name}, ${answerName(name)}()));
${run}
});
`;
}
