import { contract, type In } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { accountAnswers, newSecret, RECOVERY, waiting } from '../../../testing/sample-account.ts';
import { mockSealKey } from '../../../testing/sealing.ts';

const { login, proveSecondFactor, verifySmsCode, wechatLogin, wechatRegister } = contract.user;
const { server, open } = portalTests();
type Person = ReturnType<(typeof userEvent)['setup']>;

const NEEDED = {
  message: '请输入验证器应用显示的 6 位动态码',
  field: 'second',
  data: { ticket: 't-1' },
};
const entered = { ...chenWei, mustChange: false };
const field = () => screen.findByLabelText('动态码');

beforeEach(() => server.use(mockSealKey(), ...accountAnswers('zh-CN')));

async function byPassword(person: Person) {
  await person.type(await screen.findByLabelText('手机号'), '13800138000');
  await person.type(screen.getByLabelText('密码'), 'Lading2026');
  const agreement = screen.getByRole('checkbox', { name: /服务协议/ });
  // Ticked already where it was accepted before.
  if (!agreement.matches(':checked')) await person.click(agreement);
  await person.click(screen.getByRole('button', { name: '登录' }));
}
/** What the second step sends. */
function proving(recovery: string[] | null = null) {
  const heard = vi.fn<(input: In<typeof proveSecondFactor>) => void>();
  server.use(
    mock(proveSecondFactor, (input) => {
      heard(input);
      return { login: entered, recovery };
    }),
  );
  return heard;
}
async function slide() {
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  fireEvent.keyUp(screen.getByRole('slider'), { key: 'End' });
  await waitFor(() => expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '验证通过'));
}
async function byCode(person: Person) {
  await person.type(await screen.findByLabelText('手机号'), '13900139000');
  await slide();
  await person.click(screen.getByRole('button', { name: '发送验证码' }));
  await screen.findByText('已发送到 139****9000，5 分钟内有效');
  await person.type(screen.getByLabelText('短信验证码'), '482719');
  await person.click(screen.getByRole('checkbox', { name: /服务协议/ }));
}

describe('the second step of a login', () => {
  it('asks for the figures of the app where the password was right, and goes where that was wanted', async () => {
    const heard = proving();
    server.use(mockError(login, NEEDED));
    const { person, path } = await open('/login?redirect=%2Forders%3Fpage%3D1');
    await byPassword(person);
    const figures = await field();
    expect(screen.getByText('二次验证', { selector: 'h1' })).toBeInTheDocument();
    expect(screen.getByText(NEEDED.message)).toBeInTheDocument();
    expect(figures).toHaveFocus();
    expect(figures).toHaveAttribute('autocomplete', 'one-time-code');
    expect(figures).toHaveAttribute('inputmode', 'numeric');
    expect(screen.queryByLabelText('密码')).toBeNull();
    await person.paste('482 719');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(heard).toHaveBeenCalledWith({ ticket: 't-1', code: '482719' });
    expect(localStorage.getItem('lading.userToken')).toContain(chenWei.token);
  });

  it('says at the field that a code is wrong, and the next is written over it', async () => {
    server.use(mockError(login, NEEDED), mockError(proveSecondFactor, { message: '动态码不正确', field: 'code' }));
    const { person, path } = await open('/login');
    await byPassword(person);
    await person.type(await field(), '000000');
    await person.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(expect.stringContaining('动态码不正确')),
    );
    const heard = proving();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await person.keyboard('482719{Enter}');
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(heard).toHaveBeenCalledWith({ ticket: 't-1', code: '482719' });
  });

  it('takes a recovery code instead, and leads back to the first step', async () => {
    const heard = proving();
    server.use(mockError(login, NEEDED));
    const { person, path } = await open('/login');
    await byPassword(person);
    await person.click(await screen.findByRole('button', { name: '返回登录' }));
    await byPassword(person);
    await person.click(await screen.findByRole('button', { name: /使用恢复码/ }));
    const code = await screen.findByRole('textbox', { name: '恢复码' });
    expect(code).toHaveFocus();
    await person.type(code, 'A7QK-M2XD-4RTV-PZ6N');
    await person.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(heard).toHaveBeenCalledWith({ ticket: 't-1', code: 'A7QK-M2XD-4RTV-PZ6N' });
  });

  it('is set up first by who must have it, whose recovery codes are shown before anything else', async () => {
    const heard = proving(RECOVERY);
    server.use(mockError(login, { ...NEEDED, data: { ...NEEDED.data, ...newSecret } }));
    const { person, path } = await open('/login');
    await byPassword(person);
    expect(await screen.findByRole('img', { name: '验证器应用二维码' })).toBeInTheDocument();
    expect(screen.getByText(newSecret.secret)).toBeInTheDocument();
    // Nobody has one before the app is set up.
    expect(screen.queryByRole('button', { name: /使用恢复码/ })).toBeNull();
    await person.type(await field(), '482719');
    await person.click(screen.getByRole('button', { name: '登录' }));
    const list = within(await screen.findByRole('list', { name: '恢复码' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(RECOVERY);
    expect(localStorage.getItem('lading.userToken')).toBeNull();
    await person.click(screen.getByRole('button', { name: '已保存，继续' }));
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(heard).toHaveBeenCalledOnce();
  });
});

describe('it follows the other ways, too', () => {
  it('a code to the telephone', async () => {
    const heard = proving();
    server.use(mockError(verifySmsCode, NEEDED));
    const { person, path } = await open('/login?mode=sms');
    await byCode(person);
    await person.click(screen.getByRole('button', { name: '登录' }));
    await person.type(await field(), '482719{Enter}');
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(heard).toHaveBeenCalledWith({ ticket: 't-1', code: '482719' });
  });

  it('a scan with WeChat', async () => {
    const heard = proving();
    server.use(mockError(wechatLogin, NEEDED));
    const { person, path } = await open('/wechat');
    await person.type(await field(), '482719{Enter}');
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(heard).toHaveBeenCalledWith({ ticket: 't-1', code: '482719' });
  });

  it('a WeChat that is bound just now', async () => {
    const heard = proving();
    server.use(
      mock(wechatLogin, { ...waiting, state: 'bind', wxTicket: 'ticket-1' }),
      mockError(wechatRegister, NEEDED),
    );
    const { person, path } = await open('/wechat');
    await byCode(person);
    await person.click(screen.getByRole('button', { name: '绑定并登录' }));
    await person.type(await field(), '482719{Enter}');
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(heard).toHaveBeenCalledWith({ ticket: 't-1', code: '482719' });
  });
});
