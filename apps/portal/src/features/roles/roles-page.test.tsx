import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { officeAnswers } from '../../testing/sample-office.ts';

const { createRole, deleteRole, deskAs, setRolePeople } = contract.desk;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const NO_WORK = { records: [], total: 0, scopes: { mine: 0, team: 4, all: 4 }, team: [], recent: [] };

beforeEach(() => server.use(...officeAnswers('zh-CN')));
const button = (name: string | RegExp) => screen.findByRole('button', { name }, SOON);
const roles = () => open('/backstage/roles', { as: chenWei });

it('makes a role as a copy of the one that is looked at, and says which name is taken', async () => {
  const asked = vi.fn();
  server.use(mockError(createRole, { message: '已有名为“夜班”的角色，请换一个名称', data: { path: 'name' } }));
  const { person } = await roles();
  await person.click(await button('单证'));
  await person.click(await button('复制此角色'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /^中文名称/ }), '夜班');
  await person.type(dialog.getByRole('textbox', { name: /^英文名称/ }), 'Night');
  await person.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText(/请换一个名称/)).toBeVisible();
  server.use(
    mock(createRole, (input) => {
      asked(input);
      return { role: 'own-5f0d8337' };
    }),
  );
  await person.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(asked).toHaveBeenCalledWith({ name: '夜班', nameEn: 'Night', from: 'doc' }));
  expect(await screen.findByText(/已建立“夜班”/)).toBeVisible();
});

it('gives one of its own to people, and deletes it once nobody has it', async () => {
  const given = vi.fn();
  const deleted = vi.fn();
  server.use(
    mock(setRolePeople, (input) => {
      given(input);
      return { people: 1 };
    }),
    mock(deleteRole, (input) => {
      deleted(input);
      return null;
    }),
  );
  const { person } = await roles();
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  await person.click(await button('夜班单证'));
  await person.click(await button('授予或收回'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('checkbox', { name: '林悦' }));
  await person.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(given).toHaveBeenCalledWith({ role: 'own-5f0d8337', userIds: [3] }));
  await person.click(await button('删除'));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(deleted).toHaveBeenCalledWith({ role: 'own-5f0d8337' }));
});

it('is looked at as the role would find its day: its menu and desk, in which nothing can be pressed, and it ends by one', async () => {
  const asked = vi.fn();
  server.use(
    mock(deskAs, (input) => {
      asked(input);
      return { ...NO_WORK, queues: [{ kind: 'booking' as const, count: 4, oldest: null, nextDue: null }] };
    }),
  );
  const { person } = await roles();
  await person.click(await button('单证'));
  await person.click(await button(/^以“单证”身份查看/));
  const dialog = within(await screen.findByRole('dialog', { name: /单证/ }));
  expect(await dialog.findByText(/^预览：单证看到的菜单/)).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining({ role: 'doc' })));
  const desk = await dialog.findByText('订舱受理', { selector: '[inert] *' }, SOON);
  expect(desk.closest('button')).toHaveTextContent('4');
  await person.click(dialog.getByRole('button', { name: '结束预览' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
