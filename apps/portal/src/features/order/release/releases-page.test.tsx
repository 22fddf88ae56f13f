import { contract, RELEASE_STATE } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { deskAnswers } from '../../../testing/sample-desk.ts';
import { releaseDeskAnswers } from '../../../testing/sample-releases.ts';

const { order } = contract;
const { server, open } = portalTests();
const SOON = { timeout: 10_000 };
const dialog = async () => within(await screen.findByRole('dialog', {}, SOON));

beforeEach(() => server.use(...releaseDeskAnswers('zh-CN', 3), ...deskAnswers('zh-CN')));

it('lists what waits, and says how much is missing', async () => {
  const asked = vi.fn();
  server.use(
    mock(order.releasePage, (input) => {
      asked(input);
      return { records: [], total: 0 };
    }),
  );
  await open('/backstage/releases', { as: chenWei });
  expect(await screen.findByText('没有放货申请', {}, SOON)).toBeVisible();
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ open: true }));
});

it('takes one up, and wants a reason for what is turned down', async () => {
  const decided = vi.fn();
  server.use(
    mock(order.decideRelease, (input) => {
      decided(input);
      return { id: 7, status: RELEASE_STATE.returned, revision: 3 };
    }),
  );
  const { person } = await open('/backstage/releases?releaseId=7', { as: chenWei });
  const form = within(await (await dialog()).findByRole('form', { name: '处理' }, SOON));
  await person.click(form.getByRole('radio', { name: '退回补件' }));
  await person.click(form.getByRole('button', { name: '退回补件' }));
  expect(await form.findByText('请填写原因')).toBeVisible();
  expect(decided).not.toHaveBeenCalled();
  await person.type(form.getByRole('textbox', { name: /^原因/ }), '保函未盖章');
  await person.click(form.getByRole('button', { name: '退回补件' }));
  await waitFor(() =>
    expect(decided).toHaveBeenCalledWith(
      expect.objectContaining({ id: 7, decision: 'return', reason: '保函未盖章', revision: 2 }),
    ),
  );
});
