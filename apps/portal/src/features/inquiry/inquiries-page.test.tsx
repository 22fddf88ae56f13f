import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { deskAnswers } from '../../testing/sample-desk.ts';

const { answerInquiry } = contract.user;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };

beforeEach(() => server.use(...deskAnswers('zh-CN')));

it('answers a question from the list, and not without an answer', async () => {
  const answered = vi.fn();
  server.use(
    mock(answerInquiry, (input) => {
      answered(input);
      return null;
    }),
  );
  const { person, path } = await open('/backstage/inquiries', { as: chenWei });
  await person.click(await screen.findByRole('button', { name: /李想/ }, SOON));
  await waitFor(() => expect(path()).toBe('/backstage/inquiries?inquiryId=414'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: '发送答复' }, SOON));
  expect(await dialog.findByText('请先填写答复')).toBeVisible();
  expect(answered).not.toHaveBeenCalled();
  await person.type(dialog.getByRole('textbox', { name: /^答复/ }), '有，请尽快下单。');
  await person.click(dialog.getByRole('button', { name: '发送答复' }));
  await waitFor(() => expect(answered).toHaveBeenLastCalledWith({ id: 414, answer: '有，请尽快下单。' }));
  await waitFor(() => expect(path()).toBe('/backstage/inquiries'));
});

it('keeps what was written where a colleague was first', async () => {
  server.use(mockError(answerInquiry, { message: '该咨询已答复' }));
  const { person } = await open('/backstage/inquiries?inquiryId=414', { as: chenWei });
  const field = await screen.findByRole('textbox', { name: /^答复/ }, SOON);
  await person.type(field, '有舱位');
  await person.click(screen.getByRole('button', { name: '发送答复' }));
  expect(await screen.findByText('该咨询已答复')).toBeVisible();
  expect(field).toHaveValue('有舱位');
});

it('shows an answer that was given', async () => {
  await open('/backstage/inquiries?inquiryId=402&state=all', { as: chenWei });
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  expect(await dialog.findByText(/11 月 26 日开船/)).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
});

it('says of feedback what it is about and how its answer is wanted', async () => {
  await open('/backstage/inquiries?inquiryId=418', { as: chenWei });
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  expect(await dialog.findByText('ONT8', {}, SOON)).toBeVisible();
  expect(await dialog.findByText('海卡', {}, SOON)).toBeVisible();
  expect(dialog.getByText('对方希望电话答复：请致电 13811111117，并在此记录答复内容。')).toBeVisible();
});
