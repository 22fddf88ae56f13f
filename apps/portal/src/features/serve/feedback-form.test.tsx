import { contract, type In } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { portalTests } from '../../testing/render-portal.tsx';

const { saveFeedback } = contract.content;
const { newCaptcha } = contract.user;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };

it('names what is missing, and sends what was written once a person has shown to be there', async () => {
  const sent = vi.fn<(input: In<typeof saveFeedback>) => void>();
  server.use(
    mock(newCaptcha, { id: 'n8Qp0uZx3VtKcY1a', bits: 1, question: '二十三加五等于几？', expires: 120 }),
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
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    name: '陈蔚',
    email: 'wei.chen@haoyu.example',
    captcha: { sum: 28 },
  });
  expect(form.getByRole('textbox', { name: /^反馈内容/ })).toHaveValue('');
});
