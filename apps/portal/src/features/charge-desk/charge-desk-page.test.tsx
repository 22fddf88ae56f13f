import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../testing/render-portal.tsx';
import { chargePartAnswers } from '../../testing/sample-charge-parts.ts';

const calls = contract.settlement;
const { server, open } = portalTests();
const SOON = { timeout: 8000 };
const SLIP = { fileId: 32, name: 'slip.pdf', size: 8, address: '/files/32' };
const told = vi.fn<(what: string, input: unknown) => void>();

beforeEach(() => {
  told.mockClear();
  const answer =
    <T,>(what: string, data: T) =>
    (input: unknown) => {
      told(what, input);
      return data;
    };
  server.use(
    mock(calls.saveChargeTemplate, answer('keep', { id: 9, revision: 0 })),
    mock(calls.deleteChargeTemplate, answer('throw away', null)),
    mock(calls.issueStatement, answer('issue', { accountId: 77, accountNo: 'ST26110077' })),
    // The network of the tests cannot read a form that holds files.
    http.post(`*${calls.addQueryFile.path}`, () => {
      told('file', undefined);
      return HttpResponse.json({ code: '1', message: '', data: SLIP });
    }),
    mock(calls.answerCharge, answer('answer', { queryId: 5, revision: 2 })),
    mock(calls.closeMonth, answer('close', null)),
    mock(calls.saveExchange, answer('rate', null)),
    ...chargePartAnswers('zh-CN'),
  );
});
const page = (search = '') => open(`/backstage/charges${search}`, { as: chenWei });
const TEMPLATE = '上海至北欧整箱';

it('a template is added to the sheet, and the sheet is kept as one', async () => {
  const { person } = await page('?bookingId=47');
  await person.click(await screen.findByRole('button', { name: `使用“${TEMPLATE}”` }, SOON));
  const form = within(screen.getByRole('form', { name: '存为模板' }));
  await person.type(form.getByRole('textbox'), '欧线');
  await person.click(form.getByRole('button', { name: '存为模板' }));
  await waitFor(() => expect(told).toHaveBeenCalled());
  const [, kept] = told.mock.calls[0] as [string, { lines: { code: string }[] }];
  expect(kept).toMatchObject({ id: null, name: '欧线', revision: 0 });
  expect(kept.lines.map(({ code }) => code)).toEqual(['OF', 'AMD', 'TRK', 'DOC', 'ENS']);
});

it('a template without a name is not kept', async () => {
  const { person } = await page('?bookingId=47');
  await person.click(await screen.findByRole('button', { name: '存为模板' }, SOON));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(told).not.toHaveBeenCalled();
});

it('a template is replaced by the sheet, and thrown away after a question', async () => {
  const { person } = await page('?bookingId=47');
  await person.click(await screen.findByRole('button', { name: `用本表替换“${TEMPLATE}”` }, SOON));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith('keep', expect.objectContaining({ id: 8, name: TEMPLATE, revision: 2 })),
  );
  await person.click(screen.getByRole('button', { name: `删除“${TEMPLATE}”` }));
  const question = within(await screen.findByRole('alertdialog', {}, SOON));
  await person.click(question.getByRole('button', { name: `删除“${TEMPLATE}”` }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('throw away', { id: 8, revision: 2 }));
});

const choose = async (person: Awaited<ReturnType<typeof page>>['person'], ...numbers: string[]) => {
  for (const number of numbers)
    await person.click(await screen.findByRole('checkbox', { name: new RegExp(number) }, SOON));
};

it('orders of one company go on one statement of a month, each with the sheet that was seen', async () => {
  const { person } = await page();
  await choose(person, 'MB26S01847', 'MB26S01848');
  await person.click(await screen.findByRole('button', { name: '出月结账单' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 票订单的月结账单' }, SOON));
  await person.click(dialog.getByRole('button', { name: '发布给客户' }));
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(told.mock.calls[0]).toEqual([
    'issue',
    expect.objectContaining({ kind: 'month', bookingIds: [47, 48], revisions: [4, 4] }),
  ]);
  expect(await screen.findByText('账单 ST26110077 已发布给客户', {}, SOON)).toBeVisible();
});

it('orders of two companies do not', async () => {
  const { person } = await page();
  await choose(person, 'MB26S01847', 'MB26S01851');
  expect(await screen.findByText('请选择同一家公司的订单')).toBeVisible();
  expect(screen.queryByRole('button', { name: '出月结账单' })).toBeNull();
});

it('an answer to a query goes with its file; the one of the customer can be opened', async () => {
  const { person } = await page('?part=queries&queryId=5');
  const dialog = within(await screen.findByRole('dialog', {}, SOON));
  expect(dialog.getByRole('link', { name: '门岗记录.pdf' })).toHaveAttribute('href', '/files/31');
  const field = dialog.getByLabelText('随回复的文件', { selector: 'input' });
  await person.upload(field, new File(['%PDF-1.7'], 'slip.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('file', undefined), SOON);
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('slip'));
  await person.type(dialog.getByRole('textbox', { name: /答复/ }), '车队回单见附件');
  await person.click(dialog.getByRole('button', { name: '说明原因' }));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith('answer', {
      queryId: 5,
      decision: 'explain',
      text: '车队回单见附件',
      fileIds: [32],
      revision: 1,
    }),
  );
});

it('a month that is over is closed after a question; one that runs, or is closed, is not', async () => {
  const { person } = await page('?part=house');
  await person.click(await screen.findByRole('button', { name: '2026-10 结账' }, SOON));
  expect(screen.queryByRole('button', { name: '2026-09 结账' })).toBeNull();
  expect(screen.getByText(/贺青 .*结账/)).toBeVisible();
  const question = within(await screen.findByRole('alertdialog', {}, SOON));
  await person.click(question.getByRole('button', { name: '结账' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('close', { month: '2026-10' }));
  expect(await screen.findByText('2026-10 已结账', {}, SOON)).toBeVisible();
});

it('the rate of a day is written with its source; none goes without', async () => {
  const { person } = await page('?part=house');
  const form = within(await screen.findByRole('form', { name: '登记汇率' }, SOON));
  await person.click(form.getByRole('button', { name: '保存汇率' }));
  expect(await form.findByRole('alert')).toBeInTheDocument();
  await person.type(form.getByRole('textbox', { name: /1 单位合人民币/ }), '7.1234');
  await person.click(form.getByRole('button', { name: '保存汇率' }));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(
      'rate',
      expect.objectContaining({ currency: 'USD', cnyPerUnit: '7.1234', source: '中国外汇交易中心' }),
    ),
  );
});

it('says what the server said when a month cannot be closed', async () => {
  server.use(mockError(calls.closeMonth, { message: '还有未出账的订单' }));
  const { person } = await page('?part=house');
  await person.click(await screen.findByRole('button', { name: '2026-10 结账' }, SOON));
  await person.click(within(await screen.findByRole('alertdialog', {}, SOON)).getByRole('button', { name: '结账' }));
  expect(await screen.findByText(/还有未出账的订单/, {}, SOON)).toBeVisible();
});
