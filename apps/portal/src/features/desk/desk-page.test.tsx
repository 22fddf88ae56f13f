import { type Arg, contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { deskAnswers, deskWork } from '../../testing/sample-desk.ts';

const { deskQueue, takeWork } = contract.desk;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const row = (name: RegExp) => screen.findByRole('row', { name }, SOON);

beforeEach(() => server.use(...deskAnswers('zh-CN')));

it('takes what waits, and shows whose it is', async () => {
  const now = deskWork('zh-CN');
  const taken = vi.fn();
  server.use(
    mock(deskQueue, () => structuredClone(now)),
    mock(takeWork, (input) => {
      taken(input);
      now.records = now.records.map((one) => (one.kind === input.kind ? { ...one, owner: '周宁', mine: true } : one));
      return { owner: '周宁', mine: true };
    }),
  );
  const { person } = await open('/backstage', { as: chenWei });
  const credit = await row(/30000 CNY/);
  await person.click(within(credit).getByRole('button', { name: /^领取/ }));
  await waitFor(() => expect(taken).toHaveBeenLastCalledWith({ kind: 'credit', id: 413, taken: true }));
  expect(await within(credit).findByRole('button', { name: /^退回/ }, SOON)).toBeVisible();
});

it('says who was first', async () => {
  server.use(mockError(takeWork, { message: '林悦已领取' }));
  const { person } = await open('/backstage', { as: chenWei });
  await person.click(within(await row(/30000 CNY/)).getByRole('button', { name: /^领取/ }));
  expect(await screen.findByText('林悦已领取')).toBeVisible();
});

it('keeps queue and scope in the address and asks for them', async () => {
  const asked = vi.fn<(input: Arg<typeof deskQueue>) => void>();
  server.use(
    mock(deskQueue, (input) => {
      asked(input);
      return deskWork('zh-CN');
    }),
  );
  const { person, path } = await open('/backstage', { as: chenWei });
  await row(/30000 CNY/);
  await person.click(screen.getByRole('button', { name: /^结算申请.*最久/ }));
  await waitFor(() => expect(path()).toBe('/backstage?queue=credit'));
  await person.click(screen.getByRole('radio', { name: /^我的/ }));
  await waitFor(() => expect(path()).toBe('/backstage?queue=credit&scope=mine'));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ kind: 'credit', scope: 'mine', current: 1 }));
});

it('shows all keys of the workspace where the focus is beside the work', async () => {
  const { person } = await open('/backstage', { as: chenWei });
  await row(/30000 CNY/);
  // The search comes late, and its keys with it.
  await screen.findByRole('button', { name: /委托、提单/ }, SOON);
  screen.getAllByRole('link', { name: '今日工作' })[0]?.focus();
  await person.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: '全部快捷键' }, SOON);
  expect(within(sheet).getByText('命令列表')).toBeVisible();
});
