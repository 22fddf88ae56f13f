import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../testing/fake-socket.ts';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { inquiryAnswers, myInquiriesOf } from '../../testing/sample-inquiries.ts';

const { askAsVisitor, askInquiry, myInquiries } = contract.user;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
const QUESTION = '宁波到汉堡 20GP 最早哪天开船？';
type Person = ReturnType<(typeof userEvent)['setup']>;

beforeEach(() => server.use(...inquiryAnswers('zh-CN')));

/** Opens the form by the button of this name. */
async function form(person: Person, button: string) {
  await person.click(await screen.findByRole('button', { name: button }, SOON));
  return within(await screen.findByRole('dialog', {}, SOON));
}

describe('my inquiries', () => {
  it('stand with what is answered and what waits, and in the menu', async () => {
    await open('/inquiry', { as: chenWei });
    expect(await screen.findByText(/ALSO NOTIFY/, {}, SOON)).toBeVisible();
    expect(screen.getByText('待答复')).toBeVisible();
    expect(screen.getByText('已答复')).toBeVisible();
    expect(screen.getByText(/^周敏 · /)).toBeVisible();
    expect(screen.getAllByRole('link', { name: '我的咨询' })[0]).toHaveAttribute('href', '/inquiry');
  });

  it('are asked by a form, which wants a question of some length, and are shown anew', async () => {
    const heard = vi.fn();
    let records = myInquiriesOf('zh-CN').records.slice(1);
    server.use(
      mock(myInquiries, () => ({ records, total: records.length })),
      mock(askInquiry, (input) => {
        heard(input);
        records = myInquiriesOf('zh-CN').records;
        return { id: 414 };
      }),
    );
    const { person } = await open('/inquiry', { as: chenWei });
    await screen.findByText('已答复', {}, SOON);
    const dialog = await form(person, '我要咨询');
    const field = await dialog.findByRole('textbox', { name: /^问题/ }, SOON);
    expect(dialog.queryByRole('slider')).toBeNull();
    await person.type(field, '运价');
    await person.click(dialog.getByRole('button', { name: '提交咨询' }));
    expect(await dialog.findByText('请至少写 5 个字')).toBeVisible();
    expect(heard).not.toHaveBeenCalled();
    await person.clear(field);
    await person.type(field, QUESTION);
    await person.selectOptions(dialog.getByRole('combobox', { name: /^类别/ }), 'booking');
    await person.click(dialog.getByRole('button', { name: '提交咨询' }));
    await waitFor(() =>
      expect(heard).toHaveBeenLastCalledWith({
        topic: 'booking',
        question: QUESTION,
        requestId: expect.stringMatching(/^[\w-]{36}$/),
      }),
    );
    expect(await screen.findByText('待答复')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show an answer as soon as it is heard of', async () => {
    const [first] = myInquiriesOf('zh-CN').records;
    let records = first ? [first] : [];
    server.use(mock(myInquiries, () => ({ records, total: records.length })));
    await open('/inquiry', { as: chenWei });
    await screen.findByText('待答复', {}, SOON);
    await waitFor(() => expect(FakeSocket.all[0]?.sent).toContainEqual({ cmd: 'login', text: chenWei.token }), SOON);
    records = records.map((one) => ({
      ...one,
      state: 2,
      answer: '26 日',
      answeredBy: '周敏',
      answeredAt: one.createTime,
    }));
    const notice = {
      id: 21,
      messageTypeStr: '咨询',
      messageTitle: '咨询已答复',
      message: '26 日',
      createTime: '2026-11-20T09:28:00+08:00',
    };
    act(() => FakeSocket.all[0]?.say({ cmd: 'notice_msg', msg: { data: notice } }));
    expect(await screen.findByText('26 日', { selector: 'dd' }, SOON)).toBeVisible();
    expect(screen.queryByText('待答复')).toBeNull();
  });

  it('keep what was written where the server refuses', async () => {
    server.use(mockError(askInquiry, { message: '请稍后再试' }));
    const { person } = await open('/inquiry', { as: chenWei });
    const dialog = await form(person, '我要咨询');
    const field = await dialog.findByRole('textbox', { name: /^问题/ }, SOON);
    await person.type(field, QUESTION);
    await person.click(dialog.getByRole('button', { name: '提交咨询' }));
    expect(await dialog.findByText('请稍后再试')).toBeVisible();
    expect(field).toHaveValue(QUESTION);
  });
});

describe('the consultation of a public page', () => {
  it('asks a visitor who he is, and that a person is there', async () => {
    const heard = vi.fn();
    server.use(
      mock(askAsVisitor, (input) => {
        heard(input);
        return { id: 416 };
      }),
    );
    const { person } = await open('/index');
    const dialog = await form(person, '商务合作');
    await person.type(await dialog.findByRole('textbox', { name: /^问题/ }, SOON), QUESTION);
    await person.click(dialog.getByRole('button', { name: '提交咨询' }));
    await waitFor(() => expect(dialog.getByRole('slider')).toBeInvalid());
    expect(dialog.getByRole('textbox', { name: /^手机号/ })).toBeInvalid();
    expect(heard).not.toHaveBeenCalled();
    await person.type(dialog.getByRole('textbox', { name: /^称呼/ }), '李想');
    await person.type(dialog.getByRole('textbox', { name: /^手机号/ }), '13922220117');
    await slide();
    await person.click(dialog.getByRole('button', { name: '提交咨询' }));
    await waitFor(() =>
      expect(heard).toHaveBeenLastCalledWith(
        expect.objectContaining({ topic: 'cooperation', question: QUESTION, name: '李想', phone: '13922220117' }),
      ),
    );
    expect(heard.mock.lastCall?.[0].captcha).toMatchObject({ id: 'n8Qp0uZx3VtKcY1a' });
    expect(await screen.findByText('咨询已提交，我们会尽快给您回电')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('wants a captcha anew after a refusal', async () => {
    server.use(mockError(askAsVisitor, { message: '安全验证已失效', field: 'captcha' }));
    const { person } = await open('/index');
    const dialog = await form(person, '在线咨询');
    await person.type(await dialog.findByRole('textbox', { name: /^问题/ }, SOON), QUESTION);
    await person.type(dialog.getByRole('textbox', { name: /^称呼/ }), '李想');
    await person.type(dialog.getByRole('textbox', { name: /^手机号/ }), '13922220117');
    await slide();
    await person.click(dialog.getByRole('button', { name: '提交咨询' }));
    await waitFor(() => expect(screen.getByRole('slider')).toHaveAccessibleDescription('安全验证已失效'));
    expect(screen.getByRole('slider')).not.toHaveAttribute('aria-valuetext', '验证通过');
  });

  it('knows a customer who is logged in, and is none for our own people', async () => {
    const { person } = await open('/index', { as: { ...chenWei, ext: { codeList: ['order:view'] } } });
    const dialog = await form(person, '在线咨询');
    await dialog.findByRole('textbox', { name: /^问题/ }, SOON);
    expect(dialog.queryByRole('textbox', { name: /^手机号/ })).toBeNull();
  });

  it('is no part of the page of the forwarder itself', async () => {
    await open('/index', { as: { ...chenWei, ext: { codeList: ['staff:home'] } } });
    await screen.findByRole('heading', { level: 1 }, SOON);
    act(() => {
      vi.stubGlobal('scrollY', 5000);
      fireEvent.scroll(window);
    });
    await screen.findByRole('button', { name: '回到顶部' }, SOON);
    expect(screen.queryByRole('button', { name: '在线咨询' })).toBeNull();
    vi.stubGlobal('scrollY', 0);
  });
});

async function slide() {
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'End' });
  fireEvent.keyUp(screen.getByRole('slider'), { key: 'End' });
  await waitFor(() => expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '验证通过'));
}
