import { contract, type In } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { portalTests } from '../../testing/render-portal.tsx';
import { siteContent } from '../../testing/sample-content.ts';
import { fbaAnswers } from '../../testing/sample-fba.ts';

const { saveFeedback } = contract.content;
const { newCaptcha } = contract.user;
const { server, open } = portalTests();
beforeEach(() => server.use(...siteContent('zh-CN')));
const SOON = { timeout: 5000 };

/** Writes a whole form but for what a test is about, and sends it. */
async function sendWith(form: ReturnType<typeof within>, person: Awaited<ReturnType<typeof open>>['person']) {
  const write = (name: RegExp, words: string) => person.type(form.getByRole('textbox', { name }), words);
  await write(/^称呼/, '陈蔚');
  await write(/^电话/, '0574-55501088');
  await write(/^邮箱/, 'wei.chen@haoyu.example');
  await write(/^反馈内容/, '夜里不收货');
  await person.click(form.getByRole('button', { name: '不便拖动？改为算一道题' }));
  await person.type(await screen.findByLabelText('二十三加五等于几？', {}, SOON), '28');
  await person.click(form.getByRole('button', { name: '提交反馈' }));
}
const CAPTCHA = mock(newCaptcha, { id: 'n8Qp0uZx3VtKcY1a', bits: 1, question: '二十三加五等于几？', expires: 120 });

it('says which warehouse somebody comes from, which service it is about, and how he wants the answer', async () => {
  const sent = vi.fn<(input: In<typeof saveFeedback>) => void>();
  server.use(
    CAPTCHA,
    mock(saveFeedback, (input) => {
      sent(input);
      return { id: 1 };
    }),
    ...fbaAnswers('zh-CN'),
  );
  const { person } = await open('/serve?warehouseId=1');
  const form = within(await screen.findByRole('form', { name: '意见反馈' }, SOON));
  expect(await form.findByDisplayValue('ONT8', {}, SOON)).toBeVisible();
  await person.click(form.getByRole('combobox', { name: /^相关服务/ }));
  await person.click(await screen.findByRole('option', { name: /海卡/ }, SOON));
  await person.click(form.getByRole('radio', { name: /^电话/ }));
  await sendWith(form, person);
  expect(await form.findByText('反馈已收到', {}, SOON)).toBeVisible();
  expect(sent.mock.lastCall?.[0]).toMatchObject({ warehouseId: 1, transportType: 4, replyBy: 'phone' });
  expect(form.queryByDisplayValue('ONT8')).toBeNull();
  expect(form.getByRole('radio', { name: /^邮箱/ })).toBeChecked();
});

it('says at the phone what the server wants of it', async () => {
  server.use(CAPTCHA, mockError(saveFeedback, { message: '要在门户查看答复，请留手机号', field: 'phone' }));
  const { person } = await open('/serve');
  const form = within(await screen.findByRole('form', { name: '意见反馈' }, SOON));
  await person.click(form.getByRole('radio', { name: /^只在门户看/ }));
  await sendWith(form, person);
  expect(await form.findByText('要在门户查看答复，请留手机号', {}, SOON)).toBeVisible();
  expect(form.getByRole('textbox', { name: /^电话/ })).toBeInvalid();
});

it('names what is missing, and sends what was written once a person has shown to be there', async () => {
  const sent = vi.fn<(input: In<typeof saveFeedback>) => void>();
  server.use(
    CAPTCHA,
    mock(saveFeedback, (input) => {
      sent(input);
      return { id: 1 };
    }),
  );
  const { person } = await open('/serve');
  const form = within(await screen.findByRole('form', { name: '意见反馈' }, SOON));
  await person.type(form.getByRole('textbox', { name: /^邮箱/ }), 'wei.chen@haoyu');
  await person.click(form.getByRole('button', { name: '提交反馈' }));
  expect(form.getByRole('textbox', { name: /^邮箱/ })).toBeInvalid();
  expect(form.getByRole('textbox', { name: /^反馈内容/ })).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
  await person.type(form.getByRole('textbox', { name: /^称呼/ }), '陈蔚');
  await person.type(form.getByRole('textbox', { name: /^电话/ }), '13800138000');
  await person.type(form.getByRole('textbox', { name: /^邮箱/ }), '.example');
  await person.type(form.getByRole('textbox', { name: /^反馈内容/ }), '账单多了一行改单费');
  await person.click(form.getByRole('button', { name: '不便拖动？改为算一道题' }));
  await person.type(await screen.findByLabelText('二十三加五等于几？', {}, SOON), '28');
  await person.click(form.getByRole('button', { name: '提交反馈' }));
  expect(await form.findByText('反馈已收到', {}, SOON)).toBeVisible();
  expect(sent.mock.lastCall?.[0]).not.toHaveProperty('warehouseId');
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    replyBy: 'mail',
    name: '陈蔚',
    email: 'wei.chen@haoyu.example',
    captcha: { sum: 28 },
  });
  expect(form.getByRole('textbox', { name: /^反馈内容/ })).toHaveValue('');
});
