import { contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { sampleInfo, statementAnswers } from '../../../testing/sample-statement.ts';

const { inConfirmInfo, disputeCharge, markCharges, replyCharge, updateInConfirm } = contract.settlement;
const { server, open } = portalTests();
const SOON = { timeout: 8000 };
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
    mock(disputeCharge, answer('query', { queryId: 9, revision: 4 })),
    mock(markCharges, answer('mark', { revision: 4 })),
    mock(replyCharge, answer('reply', { queryId: 5, revision: 3 })),
    mock(updateInConfirm, answer('confirm', null)),
    ...statementAnswers('zh-CN'),
  );
});
const page = () => open('/settlement/12', { as: chenWei });
const row = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name }, SOON)).closest('tr') as HTMLElement);

it('shows what is apart from what was promised, and what was promised and not billed', async () => {
  await page();
  expect((await row(/拖车/)).getByText('+300.00').tagName).toBe('MARK');
  expect((await row(/改单费/)).getByText('未预计')).toBeInTheDocument();
  const dropped = await row(/ENS 舱单/);
  expect(dropped.getByText('未出账')).toBeInTheDocument();
  // Nobody can ask about a line that is not there.
  expect(dropped.queryByRole('button', { name: /异议/ })).toBeNull();
  expect((await row(/单证、订舱/)).getByText('无误')).toBeInTheDocument();
});

it('queries a line with a reason, words and what it should be; the revision that was seen goes along', async () => {
  const { person } = await page();
  await person.click((await row(/拖车/)).getByRole('button', { name: /提异议/ }));
  const form = within(await screen.findByRole('form', { name: /拖车/ }, SOON));
  await person.selectOptions(form.getByRole('combobox', { name: /原因/ }), '未发生');
  await person.type(form.getByRole('textbox', { name: /哪里不对/ }), '没有等候，门岗记录为证');
  await person.click(form.getByRole('button', { name: '发送异议' }));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(
      'query',
      expect.objectContaining({
        accountId: 12,
        lineId: 7,
        reason: 'notOccurred',
        text: '没有等候，门岗记录为证',
        expected: '1350.00',
        revision: 3,
      }),
    ),
  );
  await waitFor(() => expect(screen.queryByRole('form', { name: /拖车/ })).toBeNull());
});

it('agrees with a line, and takes an answer', async () => {
  const { person } = await page();
  await person.click((await row(/改单费/)).getByRole('button', { name: /认为无误/ }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('mark', { accountId: 12, lineIds: [4], fine: true }));
  await person.click(screen.getByRole('button', { name: '接受答复' }));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith('reply', expect.objectContaining({ queryId: 5, step: 'settle', revision: 2 })),
  );
});

it('confirms the lines that nobody asks about, after a question', async () => {
  const { person } = await page();
  await person.click(await screen.findByRole('button', { name: '确认其余 7 条' }, SOON));
  const question = within(await screen.findByRole('alertdialog', {}, SOON));
  await person.click(question.getByRole('button', { name: '确认' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('confirm', { accountId: 12, type: '4', revision: 3 }));
  expect(await screen.findByText('对账单 ST26110012 已确认', {}, SOON)).toBeVisible();
});

it('says why it was not confirmed', async () => {
  server.use(mockError(updateInConfirm, { message: '账单刚刚重出，请重新核对' }));
  const { person } = await page();
  await person.click(await screen.findByRole('button', { name: '确认其余 7 条' }, SOON));
  await person.click(within(await screen.findByRole('alertdialog', {}, SOON)).getByRole('button', { name: '确认' }));
  expect(await screen.findByText('账单刚刚重出，请重新核对', {}, SOON)).toBeVisible();
});

it.each(['confirmed', 'paid', 'void'] as const)('offers neither confirming nor asking once it is %s', async (state) => {
  const info = sampleInfo('zh-CN');
  server.use(mock(inConfirmInfo, { ...info, canConfirm: false, confirmable: 0, row: { ...info.row, state } }));
  await page();
  expect((await row(/拖车/)).queryByRole('button', { name: /提异议/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^确认/ })).toBeNull();
});

it('says that there is no such statement', async () => {
  server.use(mockError(inConfirmInfo, { status: 404, message: '没有找到' }));
  await page();
  expect(await screen.findByText('没有这张账单', {}, SOON)).toBeVisible();
});
