import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { portalTests } from '../../../testing/render-portal.tsx';
import { sharedBill } from '../../../testing/sample-review.ts';

const { enterBlShare, openBlShare } = contract.order;
const { server, open } = portalTests();
const TOKEN = 'a-token-that-opens';

it('takes the token out of the address before anything is shown', async () => {
  const asked: unknown[] = [];
  server.use(
    mock(enterBlShare, ({ token }) => {
      asked.push(token);
      return { link: 'name' };
    }),
    mock(openBlShare, (input) => {
      asked.push(input);
      return sharedBill('zh-CN');
    }),
  );
  const { path } = await open(`/share/${TOKEN}`);
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(path()).toBe('/shared/name');
  expect(asked).toEqual([TOKEN, { link: 'name' }]);
});

it('does so for a token that opens nothing, too', async () => {
  server.use(mockError(enterBlShare, { status: 404 }), mockError(openBlShare, { status: 404 }));
  const { path } = await open(`/share/${TOKEN}`);
  expect(await screen.findByText(/链接无效/)).toBeInTheDocument();
  await waitFor(() => expect(path()).toBe('/shared/gone'));
});
