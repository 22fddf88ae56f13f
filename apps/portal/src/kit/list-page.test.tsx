import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../testing/render-portal.tsx';
import { backstage } from '../testing/sample-review.ts';
import { keptSize } from './list-preferences.ts';

const { blRequestQueue } = contract.order;
const { server, open } = portalTests();

it('keeps the focus in the words while the address follows, and a filter that is chosen meanwhile', async () => {
  const { person, path } = await open('/orders', { as: chenWei });
  const words = await screen.findByRole('searchbox');
  await person.type(words, 'COSU');
  await person.selectOptions(screen.getByLabelText('提单状态'), '6');
  words.focus();
  await waitFor(() => expect(path()).toBe('/orders?status=6&keyword=COSU'));
  expect(words).toHaveFocus();
  expect(words).toHaveValue('COSU');
  await person.click(screen.getAllByRole('button', { name: '清除条件' })[0] as HTMLElement);
  await waitFor(() => expect(path()).toBe('/orders'));
  expect(words).toHaveValue('');
});

it('does not come back for words that were typed just before the page was left', async () => {
  const { person, path, router } = await open('/orders', { as: chenWei });
  await person.type(await screen.findByRole('searchbox'), 'COSU');
  await router.navigate({ to: '/index' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(path()).toBe('/index');
});

it('has a number of rows of its own, which is kept', async () => {
  const asked = vi.fn();
  server.use(
    mock(blRequestQueue, (input) => {
      asked(input);
      return { records: [], total: 0 };
    }),
    ...backstage('zh-CN'),
  );
  const { person, preferences } = await open('/backstage/bills?state=all', { as: chenWei });
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ size: 20, state: 'all' }));
  await person.selectOptions(await screen.findByLabelText('每页条数'), '50');
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ size: 50, state: 'all' }));
  expect(keptSize(preferences, 'blRequests', 20).get()).toBe(50);
  expect(keptSize(preferences, 'orders').get()).toBe(10);
});
