import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { open, said } from './test-dialog.tsx';
import { housesOf } from './test-source.tsx';
import type { BillReviewSource } from './types.ts';

const SEAL = 'containers[TCNU7200794].sealNo';
const houses = housesOf('zh-CN');

it('counts what master and houses say of each other, and keeps the approval until it is decided', async () => {
  const onMark = vi.fn<BillReviewSource['onMark']>(async () => ({ ok: true }));
  await open({ given: {}, houses, onMark });
  // Five in all: three differences of the bill and two between master and houses.
  const way = await screen.findByRole('button', { name: /主单与分单合计.*2/ });
  expect(screen.getByRole('tab', { name: /差异核对/ })).toHaveTextContent('5');
  await userEvent.click(screen.getByRole('button', { name: /确认 COPY/ }));
  const missing = await screen.findByRole('region', { name: '主单与分单合计' });
  expect(
    within(missing)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['封号 · TCNU 7200794']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(way);
  // The card says what the sum was made of: which house bills.
  await said('2 票合计：MBLGB26S01702A, MBLGB26S01702B');
  const page = screen.getByRole('region', { name: /整页/ });
  expect(page).toHaveTextContent('CBHU');
  expect(page).toHaveTextContent('TCNU');
  const card = (await screen.findAllByRole('article')).find((one) => within(one).queryByText(/CN9/));
  card?.focus();
  await userEvent.keyboard('w');
  await userEvent.keyboard('已确认{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(onMark).toHaveBeenCalledWith(null, 3, { path: `houses.${SEAL}`, kind: 'waived', reason: '已确认' }, null),
  );
}, 60_000);

it('sends what is asked of the houses with the changes of the main bill', async () => {
  const asked = { kind: 'change', proposed: 'CN4471204', reason: 'typing', author: '陈蔚', at: '2026-11-20T01:40:00Z' };
  const onSend = vi.fn<BillReviewSource['onSend']>(async () => ({ ok: true }));
  const given = { [`houses.${SEAL}`]: { verdict: asked } } as never;
  await open({ given, houses, onSend });
  await userEvent.click(await screen.findByRole('button', { name: /提交.*1/ }));
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  const [requests] = onSend.mock.calls[0] ?? [];
  expect(requests?.get(null)).toMatchObject([{ path: `houses.${SEAL}`, proposed: 'CN4471204', severity: 'ERROR' }]);
}, 60_000);
