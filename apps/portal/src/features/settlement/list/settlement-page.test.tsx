import { contract } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { invoiceAnswers } from '../../../testing/sample-invoices.ts';

const { confirmStatements, applyEInvoice } = contract.settlement;
const { server, open } = portalTests();
const SOON = { timeout: 8000 };
const told = vi.fn<(what: string, input: unknown) => void>();

beforeEach(() => {
  told.mockClear();
  server.use(
    mock(confirmStatements, (input) => {
      told('confirm', input);
      return { confirmed: 1, refused: [{ accountId: 14, accountNo: 'ST26110007', message: '已作废' }] };
    }),
    mock(applyEInvoice, (input) => {
      told('invoice', input);
      return { list: [1, 2].map((id) => ({ id, status: 0, revision: 0 })) };
    }),
    ...invoiceAnswers('zh-CN'),
  );
});
const tick = (no: string) => screen.findByRole('checkbox', { name: new RegExp(no) }, SOON);

it('shows every currency by itself, and narrows by a state of its own address', async () => {
  const { person, path } = await open('/settlement', { as: chenWei });
  const row = within((await screen.findByRole('link', { name: 'ST26110012' }, SOON)).closest('tr') as HTMLElement);
  expect(row.getByText('9,458.35')).toBeVisible();
  expect(row.getByText('CNY +650.00').tagName).toBe('MARK');
  expect(screen.getByTitle('未到期 USD 34,503.35')).toBeVisible();
  await person.click(screen.getByRole('link', { name: /^有异议/ }));
  expect(path()).toBe('/settlement?state=queried');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'ST26110009' })).toBeNull());
});

it('confirms several, and says which of them could not be', async () => {
  const { person } = await open('/settlement', { as: chenWei });
  await person.click(await tick('ST26110009'));
  await person.click(await tick('ST26110007'));
  await person.click(await screen.findByRole('button', { name: '确认 2 张' }, SOON));
  await person.click(within(await screen.findByRole('alertdialog', {}, SOON)).getByRole('button', { name: '确认' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('confirm', { accountIds: [13, 14] }));
  expect(await screen.findByText('已确认 1 张账单', {}, SOON)).toBeVisible();
  expect(await screen.findByText('ST26110007：已作废', {}, SOON)).toBeVisible();
});

it('asks for invoices, one for each rate of tax, with a tax number whose last character fits', async () => {
  const { person } = await open('/settlement', { as: chenWei });
  const [ask] = await screen.findAllByRole('button', { name: '开票 ST26110003' }, SOON);
  await person.click(ask as HTMLElement);
  const drawer = within(await screen.findByRole('dialog', {}, SOON));
  const number = await drawer.findByRole('textbox', { name: /税号/ }, SOON);
  expect(drawer.getByText('CNY 54,282.00')).toBeVisible();
  await person.clear(number);
  await person.type(number, '91330212MA2KHY873A');
  await person.click(drawer.getByRole('button', { name: '申请 2 张' }));
  expect(await drawer.findByText(/“M”/, {}, SOON)).toBeVisible();
  expect(told).not.toHaveBeenCalled();
  await person.clear(number);
  await person.type(number, '91330212MA2KHY873M');
  await person.click(drawer.getByRole('button', { name: '申请 2 张' }));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(
      'invoice',
      expect.objectContaining({ accountIds: [16], buyerTaxNo: '91330212MA2KHY873M', kind: '01' }),
    ),
  );
  expect(await screen.findByText('已申请 2 张发票', {}, SOON)).toBeVisible();
});

it('leaves a charge for a later invoice, keeps what was written, and takes it again', async () => {
  const { person } = await open('/settlement', { as: chenWei });
  const [ask] = await screen.findAllByRole('button', { name: '开票 ST26110003' }, SOON);
  await person.click(ask as HTMLElement);
  const drawer = within(await screen.findByRole('dialog', {}, SOON));
  const remark = await drawer.findByRole('textbox', { name: /备注/ }, SOON);
  await person.clear(remark);
  await person.type(remark, '只开码头费');
  await person.click(drawer.getByRole('button', { name: '不开 国际货物运输代理服务' }));
  expect(await drawer.findByText('1 项费用本次不开票', {}, SOON)).toBeVisible();
  expect(await drawer.findByText('CNY 3,730.00', {}, SOON)).toBeVisible();
  // Something has to stand on an invoice.
  expect(drawer.queryByRole('button', { name: /^不开/ })).toBeNull();
  await person.click(drawer.getByRole('button', { name: '全部恢复' }));
  expect(await drawer.findByText('CNY 54,282.00', {}, SOON)).toBeVisible();
  await person.click(drawer.getByRole('button', { name: '不开 国际货物运输代理服务' }));
  await person.click(await drawer.findByRole('button', { name: '申请 1 张' }, SOON));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(
      'invoice',
      expect.objectContaining({ accountIds: [16], lineIds: [2], remark: '只开码头费' }),
    ),
  );
});
