import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { accountAnswers } from '../../../testing/sample-account.ts';
import { mockSealKey } from '../../../testing/sealing.ts';

const { login } = contract.user;
const { server, open } = portalTests();

beforeEach(() => server.use(mockSealKey()));

async function fill(person: Awaited<ReturnType<typeof open>>['person'], account = '13800138000') {
  await person.type(await screen.findByLabelText('手机号'), account);
  await person.type(screen.getByLabelText('密码'), 'Lading2026');
  await person.click(screen.getByRole('checkbox', { name: /服务协议/ }));
  await person.click(screen.getByRole('button', { name: '登录' }));
}

describe('the login page', () => {
  it('logs in with a sealed password and opens what was wanted', async () => {
    const heard = vi.fn();
    server.use(
      mock(login, (input) => {
        heard(input);
        return chenWei;
      }),
    );
    const { person, path } = await open('/login?redirect=%2Forders%3Fpage%3D1');
    await fill(person, '138 0013 8000');
    await screen.findByRole('heading', { name: '订单管理' });
    expect(path()).toBe('/orders');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(heard.mock.lastCall?.[0].account).toBe('13800138000');
    expect(heard.mock.lastCall?.[0].password).toMatch(/^v1\.k1\./);
    expect(localStorage.getItem('lading.userToken')).toContain(chenWei.token);
  });

  it('has its title', async () => {
    await open('/login');
    await screen.findByLabelText('手机号');
    expect(document.title).toBe('登录 · 子午湾国际货运');
  });

  it('shows a refusal in the server’s words and loses nothing that was entered', async () => {
    server.use(mockError(login, { message: '账号或密码不正确' }));
    const { person, path } = await open('/login');
    await fill(person);
    expect(await screen.findByText('账号或密码不正确')).toBeInTheDocument();
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('账号或密码不正确');
    expect(screen.getByLabelText('手机号')).toHaveValue('13800138000');
    expect(screen.getByLabelText('密码')).toHaveValue('Lading2026');
    expect(path()).toBe('/login');
    expect(localStorage.getItem('lading.userData')).toBeNull();
    await person.type(screen.getByLabelText('密码'), '!');
    expect(screen.queryByText('账号或密码不正确')).toBeNull();
  });

  it('shows the captcha when the server asks for one, sends its answer once, and keeps what was entered', async () => {
    const heard = vi.fn();
    const refusals = vi.fn();
    const refusal = { message: '请先完成安全验证，再登录', field: 'captcha' };
    server.events.on('response:mocked', ({ request }) => request.url.endsWith(login.path) && refusals());
    server.use(...accountAnswers('zh-CN'), mockError(login, refusal));
    const { person, path } = await open('/login');
    await fill(person);
    const slider = await screen.findByRole('slider');
    expect(await screen.findByText('请先完成安全验证，再登录')).toBeInTheDocument();
    expect(screen.getByLabelText('密码')).toHaveValue('Lading2026');
    // Again without an answer: it is said again, and stays.
    await person.type(screen.getByLabelText('密码'), '!');
    await person.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(refusals).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(slider).toBeInvalid());
    const slide = async () => {
      fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
      fireEvent.keyUp(screen.getByRole('slider'), { key: 'End' });
      await waitFor(() => expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '验证通过'));
    };
    await slide();
    expect(slider).toBeValid();
    server.use(mockError(login, { message: '账号或密码不正确' }));
    await person.click(screen.getByRole('button', { name: '登录' }));
    expect(await screen.findByText('账号或密码不正确')).toBeInTheDocument();
    // What was sent is spent: the next login needs another.
    await waitFor(() => expect(screen.getByRole('slider')).not.toHaveAttribute('aria-valuetext', '验证通过'));
    await slide();
    server.use(
      mock(login, (input) => {
        heard(input);
        return chenWei;
      }),
    );
    await person.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(heard.mock.lastCall?.[0].captcha).toMatchObject({ id: 'n8Qp0uZx3VtKcY1a', track: expect.any(Array) });
  });

  it('says what a mobile number looks like, and asks nothing', async () => {
    const { person, path } = await open('/login');
    await fill(person, '12800138000');
    expect(await screen.findByText('手机号应以 13、14、15、17、18 或 19 开头，请核对')).toBeInTheDocument();
    expect(screen.getByLabelText('手机号')).toBeInvalid();
    expect(path()).toBe('/login');
  });

  it('offers the number without its country code', async () => {
    server.use(mock(login, chenWei));
    const { person, path } = await open('/login');
    await fill(person, '+86 138-0013-8000');
    await person.click(await screen.findByRole('button', { name: /13800138000/ }));
    expect(screen.getByLabelText('手机号')).toHaveValue('13800138000');
    await waitFor(() => expect(screen.getByLabelText('手机号')).toBeValid());
    await person.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(path()).toBe('/orders'));
  });

  it('says which field is empty, in the language of the page', async () => {
    const { person } = await open('/login');
    await person.click(await screen.findByRole('button', { name: '登录' }));
    expect(await screen.findByText('手机号不能为空')).toBeInTheDocument();
    expect(screen.getByText('密码不能为空')).toBeInTheDocument();
    expect(screen.getByLabelText('手机号')).toHaveFocus();
  });

  it('asks of an old password only that it is there', async () => {
    server.use(mock(login, chenWei));
    const { person, path } = await open('/login');
    await person.type(await screen.findByLabelText('手机号'), '13800138000');
    await person.type(screen.getByLabelText('密码'), 'abc');
    await person.click(screen.getByRole('checkbox', { name: /服务协议/ }));
    await person.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(path()).toBe('/orders'));
  });

  it('is not for who is logged in', async () => {
    const { path } = await open('/login', { as: chenWei });
    await waitFor(() => expect(path()).toBe('/index'));
  });

  it('never leads outside of the portal', async () => {
    server.use(mock(login, chenWei));
    const { person, path } = await open('/login?redirect=%2F%5Cevil.example');
    await fill(person);
    await waitFor(() => expect(path()).toBe('/orders'));
  });
});
