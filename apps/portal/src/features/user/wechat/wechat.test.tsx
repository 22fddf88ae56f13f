import { contract, type In } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { accountAnswers, waiting } from '../../../testing/sample-account.ts';
import { mockSealKey } from '../../../testing/sealing.ts';

const { wechatLogin, wechatRegister, wechatBinding, bindWechat, unbindWechat } = contract.user;
const { server, open } = portalTests();

beforeEach(() => server.use(mockSealKey(), ...accountAnswers('zh-CN')));

/** Answers each look with the next state; the last one stays. */
function going(...states: Partial<typeof waiting>[]) {
  const heard = vi.fn<(input: In<typeof wechatLogin>) => void>();
  let at = -1;
  server.use(
    mock(wechatLogin, (input) => {
      heard(input);
      at = Math.min(at + 1, states.length - 1);
      return { ...waiting, ...states[at] };
    }),
  );
  return heard;
}
const PATIENT = { timeout: 8_000 };

describe('login by WeChat', () => {
  it('shows a code as the third way, looks how far it is, and goes in', async () => {
    const heard = going({}, { state: 'scanned' }, { state: 'confirmed', login: chenWei });
    const { person, path } = await open('/login?redirect=%2Fpersonal');
    await person.click(await screen.findByRole('tab', { name: '微信扫码' }));
    expect(await screen.findByRole('img', { name: '微信二维码' })).toBeInTheDocument();
    await waitFor(() => expect(document.querySelector('[data-state=scanned]')).not.toBeNull(), PATIENT);
    await waitFor(() => expect(path()).toBe('/personal'), PATIENT);
    expect(heard.mock.calls.map(([{ scene }]) => scene)).toEqual([undefined, 'scene-1', 'scene-1']);
  }, 20_000);

  it('offers another code when one expired or did not come', async () => {
    const heard = going({}, { state: 'expired' }, {});
    const { person } = await open('/wechat');
    await person.click(await screen.findByRole('button', { name: '换一个' }, PATIENT));
    await waitFor(() => expect(document.querySelector('[data-state=shown]')).not.toBeNull());
    expect(heard.mock.lastCall?.[0].scene).toBeUndefined();
    expect(document.title).toMatch(/^微信登录/);
  }, 20_000);

  it('says in the server’s words why there is none', async () => {
    server.use(mockError(wechatLogin, { message: '暂未开通微信登录' }));
    await open('/wechat');
    expect(await screen.findByText('暂未开通微信登录')).toBeInTheDocument();
  });

  it('binds the telephone of who has an account, and asks for a company where there is none', async () => {
    going({ state: 'bind', wxTicket: 'ticket-1' });
    const heard = vi.fn<(input: In<typeof wechatRegister>) => void>();
    server.use(mockError(wechatRegister, { message: '该手机号尚未注册', field: 'companyName' }));
    const { person, path } = await open('/wechat');
    await person.type(await screen.findByLabelText('手机号'), '13900139000');
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
    fireEvent.keyUp(screen.getByRole('slider'), { key: 'End' });
    await waitFor(() => expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '验证通过'));
    await person.click(screen.getByRole('button', { name: '发送验证码' }));
    await screen.findByText('已发送到 139****9000，5 分钟内有效');
    await person.type(screen.getByLabelText('短信验证码'), '482719');
    expect(screen.queryByLabelText('公司名称')).toBeNull();
    await person.click(screen.getByRole('checkbox', { name: /服务协议/ }));
    await person.click(screen.getByRole('button', { name: '绑定并登录' }));
    expect(await screen.findByText('该手机号尚未注册')).toBeInTheDocument();
    server.use(
      mock(wechatRegister, (input) => {
        heard(input);
        return chenWei;
      }),
    );
    await person.type(screen.getByLabelText('公司名称'), '宁波昊屿家居');
    await person.type(screen.getByLabelText('姓名'), '陈蔚');
    await person.type(screen.getByLabelText('密码'), 'Vessel2027');
    await person.click(screen.getByRole('button', { name: '注册并登录' }));
    await waitFor(() => expect(path()).toBe('/orders'));
    const sent = {
      wxTicket: 'ticket-1',
      phone: '13900139000',
      code: '482719',
      companyName: '宁波昊屿家居',
      name: '陈蔚',
    };
    expect(heard.mock.lastCall?.[0]).toMatchObject(sent);
    expect(heard.mock.lastCall?.[0].password).toMatch(/^v1\.k1\./);
  });
});

describe('the WeChat of an account', () => {
  it('is shown, and unbound after asking', async () => {
    const gone = vi.fn();
    server.use(
      mock(unbindWechat, () => {
        gone();
        return null;
      }),
    );
    const { person } = await open('/personal', { as: chenWei });
    await person.click(await screen.findByRole('button', { name: '解绑微信' }));
    const dialog = await screen.findByRole('alertdialog');
    server.use(mock(wechatBinding, { bound: false, nickname: '', since: null }));
    await person.click(within(dialog).getByRole('button', { name: '解绑微信' }));
    expect(await screen.findByText('未绑定')).toBeInTheDocument();
    expect(gone).toHaveBeenCalledOnce();
  });

  it('is bound by a scan', async () => {
    server.use(mock(wechatBinding, { bound: false, nickname: '', since: null }));
    const { person } = await open('/personal', { as: chenWei });
    await person.click(await screen.findByRole('button', { name: '绑定微信' }));
    expect(await screen.findByRole('img', { name: '微信二维码' })).toBeInTheDocument();
    server.use(
      mock(bindWechat, { ...waiting, state: 'confirmed' }),
      mock(wechatBinding, { bound: true, nickname: '小蔚', since: '2026-11-02T09:15:00+08:00' }),
    );
    expect(await screen.findByText('小蔚', {}, PATIENT)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  }, 20_000);
});
