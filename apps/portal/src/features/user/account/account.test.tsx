import { contract, type In } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { accountAnswers, webUser } from '../../../testing/sample-account.ts';
import { mockSealKey } from '../../../testing/sealing.ts';

const { endSession, sessionPage, updatePassword, updateWebUserBase, webUserBase } = contract.user;
const { server, open } = portalTests();

beforeEach(() => server.use(mockSealKey(), ...accountAnswers('zh-CN')));

describe('the personal center', () => {
  it('shows who somebody is, and saves what he changes', async () => {
    const heard = vi.fn<(input: In<typeof updateWebUserBase>) => void>();
    server.use(
      mock(updateWebUserBase, (input) => {
        heard(input);
        return { ...webUser('zh-CN'), position: input.position };
      }),
    );
    const { person } = await open('/personal', { as: chenWei });
    expect(await screen.findByText('138 **** 8000')).toBeInTheDocument();
    await person.click(await screen.findByRole('button', { name: '编辑' }));
    const position = screen.getByLabelText('职务');
    await person.clear(position);
    await person.type(position, '操作主管');
    await person.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByLabelText('职务')).toBeNull());
    expect(heard.mock.lastCall?.[0]).toMatchObject({ position: '操作主管', name: '陈蔚', qq: '' });
  });

  it('says a refusal at its field and keeps what was entered', async () => {
    server.use(mockError(updateWebUserBase, { message: '邮箱不正确', field: 'email' }));
    const { person } = await open('/personal', { as: chenWei });
    await person.click(await screen.findByRole('button', { name: '编辑' }));
    await person.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByLabelText('邮箱')).toHaveAccessibleDescription('邮箱不正确'));
    expect(screen.getByLabelText('职务')).toHaveValue('单证主管');
  });

  it('says why the data did not come, and asks again', async () => {
    server.use(mockError(webUserBase, { message: '用户服务正在维护' }));
    const { person } = await open('/personal', { as: chenWei });
    const [failed] = await screen.findAllByText(/用户服务正在维护/);
    expect(failed).toBeInTheDocument();
    server.use(mock(webUserBase, webUser('zh-CN')));
    const [again] = screen.getAllByRole('button', { name: '重试' });
    if (again) await person.click(again);
    expect(await screen.findByText('wei.chen@haoyu.example')).toBeInTheDocument();
  });

  it('ends a session that is not known, after asking', async () => {
    const heard = vi.fn<(input: In<typeof endSession>) => void>();
    server.use(
      mock(endSession, (input) => {
        heard(input);
        return null;
      }),
    );
    const { person } = await open('/personal', { as: chenWei });
    const table = within(await screen.findByRole('table', { name: '登录记录' }));
    expect(await table.findByText('本机')).toBeInTheDocument();
    const [edge] = await table.findAllByRole('button', { name: '退出登录' });
    if (edge) await person.click(edge);
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/Edge 142/)).toBeInTheDocument();
    await person.click(asked.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ session: 's2' }));
  });

  it('marks a login from a network that no other one came from, there and beside the page', async () => {
    const { person } = await open('/personal', { as: chenWei });
    const table = within(await screen.findByRole('table', { name: '登录记录' }));
    const row = (await table.findByText('Firefox 144, Linux')).closest('tr') ?? expect.fail();
    expect(within(row).getByText('该网段仅此一次登录')).toBeInTheDocument();
    expect(table.getAllByText('该网段仅此一次登录')).toHaveLength(1);
    const entry = screen.getByRole('link', { name: '登录的设备 1 个异常' });
    Element.prototype.scrollIntoView = vi.fn();
    await person.click(entry);
    expect(screen.getByRole('region', { name: '登录的设备' })).toHaveFocus();
  });

  it('asks nothing more once its reader has logged out', async () => {
    const heard = vi.fn();
    server.use(
      mock(webUserBase, () => {
        heard('user');
        return webUser('zh-CN');
      }),
      mock(sessionPage, () => {
        heard('sessions');
        return { records: [], total: 0 };
      }),
    );
    const { person, path } = await open('/personal', { as: chenWei });
    await screen.findByText('138 **** 8000');
    await waitFor(() => expect(heard).toHaveBeenCalledWith('sessions'));
    heard.mockClear();
    await person.click(screen.getByRole('button', { name: /陈蔚/ }));
    await person.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(heard.mock.calls).toEqual([]);
  });

  it('offers to end all others only where there are others', async () => {
    server.use(mock(sessionPage, { records: [], total: 0 }));
    await open('/personal', { as: chenWei });
    await screen.findByText('138 **** 8000');
    expect(screen.queryByRole('button', { name: '退出其他全部设备' })).toBeNull();
  });
});

describe('another password', () => {
  it('takes the old one, sealed like the new ones, and leads back', async () => {
    const heard = vi.fn<(input: In<typeof updatePassword>) => void>();
    server.use(
      mock(updatePassword, (input) => {
        heard(input);
        return null;
      }),
    );
    const { person, path } = await open('/alterpwd', { as: chenWei });
    await person.type(await screen.findByLabelText('当前密码'), 'Lading2026');
    await person.type(screen.getByLabelText('新密码'), 'Vessel2027');
    await person.type(screen.getByLabelText('确认密码'), 'Vessel2027');
    await person.click(screen.getByRole('button', { name: '保存新密码' }));
    await waitFor(() => expect(path()).toBe('/personal'));
    expect(heard.mock.lastCall?.[0].oldPassword).toMatch(/^v1\.k1\./);
    expect(heard.mock.lastCall?.[0].ticket).toBeUndefined();
  });

  it('says a wrong old one at its field', async () => {
    server.use(mockError(updatePassword, { message: '当前密码不正确', field: 'oldPassword' }));
    const { person } = await open('/alterpwd', { as: chenWei });
    await person.type(await screen.findByLabelText('当前密码'), 'Wrong2026');
    await person.type(screen.getByLabelText('新密码'), 'Vessel2027');
    await person.type(screen.getByLabelText('确认密码'), 'Vessel2027');
    await person.click(screen.getByRole('button', { name: '保存新密码' }));
    await waitFor(() => expect(screen.getByLabelText('当前密码')).toHaveAccessibleDescription('当前密码不正确'));
  });
});
