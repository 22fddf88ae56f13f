import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { accountAnswers } from '../../../testing/sample-account.ts';
import { asOwner, companyAnswers, invitation, people } from '../../../testing/sample-company.ts';

const { endInvitation, invitations, linkWebUser, resetPasswordByAdmin, setUserActive, setUserRoles, webUserPage } =
  contract.user;
const { server, open } = portalTests();
const heardBy = () => vi.fn<(input: unknown) => void>();

beforeEach(() => server.use(...companyAnswers('zh-CN'), ...accountAnswers('zh-CN')));

const rowOf = async (name: string) => {
  const table = within(await screen.findByRole('table', { name: '企业成员' }));
  return within((await table.findByText(name)).closest('tr') ?? document.body);
};
const shen = people('zh-CN')[2];
if (!shen) throw new Error('nobody to change');

it('shows who is in the company, masks their numbers, and offers nothing against oneself', async () => {
  await open('/company', { as: chenWei });
  const own = await rowOf('陈蔚');
  expect(own.getByText('138 **** 8000')).toBeInTheDocument();
  expect(own.getByText('本人')).toBeInTheDocument();
  expect(own.queryByRole('button', { name: '停用' })).toBeNull();
  expect((await rowOf('丁乔')).getByRole('button', { name: '启用' })).toBeInTheDocument();
  expect((await rowOf('沈瑜')).getByText('财务')).toBeInTheDocument();
});

it('calls everybody by the name that the language of the reader has for him', async () => {
  const [first, second] = people('zh-CN').map((one, at) => ({ ...one, nameEn: at === 0 ? 'Chen Wei' : '' }));
  if (!first || !second) throw new Error('nobody to name');
  server.use(mock(webUserPage, { records: [first, second], total: 2 }));
  await open('/company', { as: chenWei, language: 'en-US' });
  expect(await screen.findByRole('cell', { name: 'Chen Wei' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: second.name })).toBeInTheDocument();
  expect(screen.queryByRole('cell', { name: first.name })).toBeNull();
});

it('asks for those who are shut out, by its address', async () => {
  const heard = heardBy();
  server.use(
    mock(webUserPage, (input) => {
      heard(input);
      return { records: [], total: 0 };
    }),
  );
  await open('/company?active=off&keyword=ding', { as: chenWei });
  expect(await screen.findByText('没有符合的成员')).toBeInTheDocument();
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ active: false, keyword: 'ding' }));
});

it('invites a number with its roles, and not without one', async () => {
  const heard = heardBy();
  server.use(
    mock(linkWebUser, (input) => {
      heard(input);
      return invitation('zh-CN');
    }),
  );
  const { person } = await open('/company', { as: chenWei });
  await person.click(await screen.findByRole('button', { name: '邀请成员' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('手机号'), '13500135000');
  await person.type(dialog.getByLabelText('姓名'), '何苗');
  await person.click(dialog.getByRole('checkbox', { name: '操作' }));
  await person.click(dialog.getByRole('button', { name: '发送邀请' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(heard).not.toHaveBeenCalled();
  await person.click(dialog.getByRole('checkbox', { name: '财务' }));
  await person.click(dialog.getByRole('button', { name: '发送邀请' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heard).toHaveBeenCalledWith({ phone: '13500135000', name: '何苗', roles: ['finance'] });
});

it('takes an invitation back', async () => {
  const heard = heardBy();
  server.use(
    mock(endInvitation, (input) => {
      heard(input);
      return null;
    }),
  );
  const { person } = await open('/company', { as: chenWei });
  const table = within(await screen.findByRole('table', { name: '邀请名单' }));
  server.use(mock(invitations, { list: [] }));
  await person.click(table.getByRole('button', { name: '撤回' }));
  await waitFor(() => expect(screen.queryByRole('table', { name: '邀请名单' })).toBeNull());
  expect(heard).toHaveBeenCalledWith({ phone: '13500135000' });
});

it('gives other roles, at least one, and says why it was refused', async () => {
  const heard = heardBy();
  server.use(mockError(setUserRoles, { message: '企业至少保留一名管理员' }));
  const { person } = await open('/company', { as: chenWei });
  await person.click((await rowOf('沈瑜')).getByRole('button', { name: '角色' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = (name: string) => dialog.getByRole('checkbox', { name });
  await person.click(box('操作'));
  await person.click(box('财务'));
  await person.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('至少选择一个角色')).toBeInTheDocument();
  await person.click(box('只读'));
  await person.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('企业至少保留一名管理员')).toBeInTheDocument();
  server.use(
    mock(setUserRoles, (input) => {
      heard(input);
      return shen;
    }),
  );
  await person.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heard).toHaveBeenCalledWith({ userId: 3, roles: ['viewer'] });
});

it('shows a reset password once, after asking', async () => {
  const heard = heardBy();
  server.use(
    mock(resetPasswordByAdmin, (input) => {
      heard(input);
      return { temporaryPassword: 'kfmw-4829-tqhz' };
    }),
  );
  const { person } = await open('/company', { as: chenWei });
  await person.click((await rowOf('沈瑜')).getByRole('button', { name: '重置密码' }));
  expect(heard).not.toHaveBeenCalled();
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '重置密码' }));
  expect(await screen.findByText('kfmw-4829-tqhz')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByText('kfmw-4829-tqhz')).toBeNull());
  expect(heard).toHaveBeenCalledWith({ userId: 3, requestId: expect.stringMatching(/^[\w-]{36}$/) });
});

it('takes the second step away with the password where that is asked for, and offers it of no others', async () => {
  const heard = heardBy();
  server.use(
    mock(resetPasswordByAdmin, (input) => {
      heard(input);
      return { temporaryPassword: 'kfmw-4829-tqhz' };
    }),
  );
  const { person } = await open('/company', { as: chenWei });
  await person.click((await rowOf('顾念')).getByRole('button', { name: '重置密码' }));
  const other = within(await screen.findByRole('alertdialog'));
  expect(other.queryByRole('checkbox')).toBeNull();
  await person.click(other.getByRole('button', { name: '取消' }));
  await person.click((await rowOf('沈瑜')).getByRole('button', { name: '重置密码' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await person.click(dialog.getByRole('checkbox', { name: '同时停用二次验证' }));
  await person.click(dialog.getByRole('button', { name: '重置密码' }));
  expect(await screen.findByText('kfmw-4829-tqhz')).toBeInTheDocument();
  expect(heard).toHaveBeenCalledWith({ userId: 3, requestId: expect.any(String), endSecondFactor: true });
});

it('shuts somebody out after asking, and says so', async () => {
  const heard = heardBy();
  server.use(
    mock(setUserActive, (input) => {
      heard(input);
      return { ...shen, active: false };
    }),
  );
  const { person } = await open('/company', { as: chenWei });
  await person.click((await rowOf('沈瑜')).getByRole('button', { name: '停用' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '停用' }));
  expect(await screen.findByText('沈瑜 已停用')).toBeInTheDocument();
  expect(heard).toHaveBeenCalledWith({ userId: 3, active: false });
});

it('is no page of who looks after nobody', async () => {
  server.use(asOwner('zh-CN', ['bill:view']));
  const { path } = await open('/company', { as: chenWei });
  await waitFor(() => expect(path()).not.toContain('/company'));
});
