import { contract, type In } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { accountAnswers } from '../../../testing/sample-account.ts';
import { mockSealKey } from '../../../testing/sealing.ts';

const { login, register, registerCode, sendSmsCode, verifySmsCode, updatePassword } = contract.user;
const { server, open } = portalTests();
type Person = ReturnType<(typeof userEvent)['setup']>;

beforeEach(() => server.use(mockSealKey(), ...accountAnswers('zh-CN')));

const PASSWORD = 'Lading2026';
const send = () => screen.getByRole('button', { name: '发送验证码' });

async function slide() {
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  fireEvent.keyUp(screen.getByRole('slider'), { key: 'End' });
  await waitFor(() => expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '验证通过'));
}

/** The telephone, that a person is there, and the code. */
async function prove(person: Person) {
  await person.type(await screen.findByLabelText('手机号'), '13900139000');
  await slide();
  await person.click(send());
  await screen.findByText('已发送到 139****9000，5 分钟内有效');
  await person.type(screen.getByLabelText('短信验证码'), '482719');
}

describe('the registration', () => {
  it('registers a company and its first user, who is logged in at once', async () => {
    const heard = vi.fn<(input: In<typeof register>) => void>();
    const asked = vi.fn<(input: In<typeof registerCode>) => void>();
    server.use(
      mock(registerCode, (input) => {
        asked(input);
        return { resendAfter: 60, expires: 300 };
      }),
      mock(register, (input) => {
        heard(input);
        return chenWei;
      }),
    );
    const { person, path } = await open('/register');
    await prove(person);
    await person.type(screen.getByLabelText('公司名称'), '宁波昊屿家居');
    await person.type(screen.getByLabelText('姓名'), '陈蔚');
    await person.type(screen.getByLabelText('密码'), PASSWORD);
    await person.type(screen.getByLabelText('确认密码'), PASSWORD);
    await person.click(screen.getByRole('checkbox', { name: /服务协议/ }));
    await person.click(screen.getByRole('button', { name: '注册' }));
    await waitFor(() => expect(path()).toBe('/orders'));
    expect(asked.mock.lastCall?.[0]).toMatchObject({ phone: '13900139000', captcha: { id: 'n8Qp0uZx3VtKcY1a' } });
    expect(heard.mock.lastCall?.[0]).toMatchObject({ code: '482719', companyName: '宁波昊屿家居', agreement: true });
    // Each is sealed by itself, for a sealed text is taken once.
    const { password, passwordAgain } = heard.mock.lastCall?.[0] ?? {};
    expect(password).toMatch(/^v1\.k1\./);
    expect(passwordAgain).toMatch(/^v1\.k1\./);
    expect(passwordAgain).not.toBe(password);
  });

  it('asks for everything in the words of the rules, and sends nothing', async () => {
    const { person } = await open('/register');
    await person.click(await screen.findByRole('button', { name: '注册' }));
    expect(await screen.findByText('请先阅读并勾选服务协议')).toBeInTheDocument();
    for (const name of ['手机号', '公司名称', '姓名', '密码']) expect(screen.getByLabelText(name)).toBeInvalid();
    expect(screen.getByRole('slider')).toBeInvalid();
  });

  it('sends no code before the slider is at the far end, and says so there', async () => {
    const asked = vi.fn();
    server.use(mock(registerCode, asked));
    const { person } = await open('/register');
    await person.type(await screen.findByLabelText('手机号'), '13900139000');
    await person.click(send());
    await waitFor(() => expect(screen.getByRole('slider')).toBeInvalid());
    expect(asked).not.toHaveBeenCalled();
  });

  it('lets who cannot slide solve a sum', async () => {
    const asked = vi.fn<(input: In<typeof registerCode>) => void>();
    server.use(
      mock(registerCode, (input) => {
        asked(input);
        return { resendAfter: 60, expires: 300 };
      }),
    );
    const { person } = await open('/register');
    await person.type(await screen.findByLabelText('手机号'), '13900139000');
    await person.click(screen.getByRole('button', { name: '不便拖动？改为算一道题' }));
    await person.type(await screen.findByLabelText('二十三加五等于几？'), '28');
    await person.click(send());
    await screen.findByText(/已发送到/);
    expect(asked.mock.lastCall?.[0].captcha).toMatchObject({ sum: 28 });
  });

  it('says a wrong code at its field and keeps what was entered', async () => {
    server.use(mockError(register, { message: '验证码不正确或已过期', field: 'code' }));
    const { person } = await open('/register');
    await prove(person);
    await person.type(screen.getByLabelText('公司名称'), '宁波昊屿家居');
    await person.type(screen.getByLabelText('姓名'), '陈蔚');
    await person.type(screen.getByLabelText('密码'), PASSWORD);
    await person.type(screen.getByLabelText('确认密码'), PASSWORD);
    await person.click(screen.getByRole('checkbox', { name: /服务协议/ }));
    await person.click(screen.getByRole('button', { name: '注册' }));
    await waitFor(() =>
      expect(screen.getByLabelText('短信验证码')).toHaveAccessibleDescription(expect.stringContaining('验证码不正确')),
    );
    expect(screen.getByLabelText('公司名称')).toHaveValue('宁波昊屿家居');
    expect(screen.getByLabelText('密码')).toHaveValue(PASSWORD);
  });

  it('is found by its old name', async () => {
    const { path } = await open('/registerFn');
    await screen.findByRole('heading', { name: '注册' });
    expect(path()).toBe('/register');
  });
});

describe('a login by SMS', () => {
  it('is chosen in the address, and opens what was wanted', async () => {
    const heard = vi.fn();
    server.use(
      mock(sendSmsCode, (input) => {
        heard(input.purpose);
        return { resendAfter: 60, expires: 300 };
      }),
      mock(verifySmsCode, { login: chenWei, ticket: null, expires: null }),
    );
    const { person, path } = await open('/login?redirect=%2Fpersonal');
    await person.click(await screen.findByRole('tab', { name: '短信登录' }));
    await waitFor(() => expect(path()).toContain('mode=sms'));
    await prove(person);
    await person.click(screen.getByRole('checkbox', { name: /服务协议/ }));
    await person.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(path()).toBe('/personal'));
    expect(heard).toHaveBeenCalledWith('login');
  });

  it('says a refusal of the captcha where it is, and lets it be slid again', async () => {
    server.use(mockError(sendSmsCode, { message: '请再验证一次', field: 'captcha' }));
    const { person } = await open('/login?mode=sms');
    await person.type(await screen.findByLabelText('手机号'), '13900139000');
    await slide();
    await person.click(send());
    await waitFor(() => expect(screen.getByRole('slider')).toHaveAccessibleDescription('请再验证一次'));
    expect(send()).toBeEnabled();
  });
});

describe('a forgotten password', () => {
  it('is replaced once the telephone is proved', async () => {
    const heard = vi.fn<(input: In<typeof updatePassword>) => void>();
    server.use(
      mock(verifySmsCode, { login: null, ticket: 't-1', expires: 600 }),
      mock(updatePassword, (input) => {
        heard(input);
        return null;
      }),
      mockError(login, { message: '不该登录' }),
    );
    const { person, path } = await open('/forget');
    await prove(person);
    await person.click(screen.getByRole('button', { name: '下一步' }));
    await person.type(await screen.findByLabelText('新密码'), PASSWORD);
    await person.type(screen.getByLabelText('确认密码'), 'Lading2027');
    await person.click(screen.getByRole('button', { name: '保存新密码' }));
    await waitFor(() => expect(screen.getByLabelText('确认密码')).toBeInvalid());
    await person.clear(screen.getByLabelText('确认密码'));
    await person.type(screen.getByLabelText('确认密码'), PASSWORD);
    await person.click(screen.getByRole('button', { name: '保存新密码' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(heard.mock.lastCall?.[0].ticket).toBe('t-1');
  });
});
