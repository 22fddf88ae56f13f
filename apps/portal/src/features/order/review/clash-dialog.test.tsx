import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { workingDay } from '../../../testing/sample-answers.ts';
import type { WaitingStep } from './waiting-step.ts';

const { server, open } = portalTests();
const { saveBlMarks } = contract.order;
const KEPT = `lading.marks.${chenWei.user.id}`;
const AT = '2026-11-20T02:00:00Z';

const step: WaitingStep = {
  id: 'a',
  at: AT,
  draft: { bookingId: 1702, billId: 6421, version: 3 },
  action: { path: 'bill.sAddress', kind: 'change', proposed: '1420 E WAREHOUSE', reason: 'typing' },
  revision: 2,
  clash: { theirs: { kind: 'waived', reason: '买方已同意', author: '李娜', at: AT }, revision: 9 },
};

const saved = vi.fn();
beforeEach(() => {
  saved.mockClear();
  localStorage.setItem(KEPT, JSON.stringify({ v: 1, d: [step] }));
  server.use(
    ...workingDay('zh-CN'),
    mock(saveBlMarks, (input) => {
      saved(input);
      return { version: 3, saved: [], conflicts: [] };
    }),
  );
});

async function clash() {
  const { person } = await open('/orders', { as: chenWei });
  return { person, dialog: await screen.findByRole('dialog', { name: '同一处有两种决定' }) };
}

it('shows both decisions and sends neither by itself', async () => {
  const { dialog } = await clash();
  const place = within(dialog).getByRole('region', { name: '收货人' });
  await waitFor(() => expect(place).toHaveTextContent('COSU6412098730 · 分票 1 · 草单第 3 版'));
  expect(dialog).not.toHaveTextContent('sAddress');
  expect(within(dialog).getByText('改单：1420 E WAREHOUSE')).toBeVisible();
  expect(within(dialog).getByText('李娜 的决定')).toBeVisible();
  expect(within(dialog).getByText('按草单接受：买方已同意')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

it('lets go of one’s own for theirs', async () => {
  const { person, dialog } = await clash();
  await person.click(within(dialog).getByRole('button', { name: '保留对方的' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(localStorage.getItem(KEPT)).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

it('puts one’s own in the place of what was seen', async () => {
  const { person, dialog } = await clash();
  await person.click(within(dialog).getByRole('button', { name: '用我的' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const { path, kind } = step.action;
  expect(saved.mock.lastCall?.[0]).toMatchObject({ version: 3, marks: [{ path, kind, revision: 9 }] });
  await waitFor(() => expect(localStorage.getItem(KEPT)).toBeNull());
});

it('waits where the choice is put off', async () => {
  const { person, dialog } = await clash();
  await person.click(within(dialog).getByRole('button', { name: '以后再选' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(localStorage.getItem(KEPT)).toContain('1420 E WAREHOUSE');
  expect(saved).not.toHaveBeenCalled();
});
