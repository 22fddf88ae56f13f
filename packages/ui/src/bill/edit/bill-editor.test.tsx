import type { BillRecord } from '@lading/validators/bill';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { preloadIssueTexts } from '../../i18n/rules.ts';
import { flagship, houseBill } from '../fixtures.ts';
import { emptyBill } from '../fixtures-cases.ts';
import { show } from '../test-frame.tsx';
import { BillEditor, type BillEditorProps } from './bill-editor.tsx';
import { choicesOf } from './fixtures.ts';
import { button, field, hasField } from './test-fields.ts';

beforeAll(() => preloadIssueTexts('zh-CN'));

const summaryOf = (words: RegExp) =>
  waitFor(() => {
    const summary = document.querySelector<HTMLElement>('[data-component=FormErrorSummary]');
    expect(summary).toHaveTextContent(words);
    return summary as HTMLElement;
  });
const link = (summary: HTMLElement, name: string) =>
  [...summary.querySelectorAll('a')].find((one) => one.textContent.startsWith(name)) as HTMLElement;
const option = (name: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll('[role=option]')].find((one) => one.textContent.includes(name));
    expect(found).toBeDefined();
    return found as HTMLElement;
  });
const isWrong = (control: HTMLElement) => control.getAttribute('aria-invalid') === 'true';
const save = () => userEvent.click(button('保存'));
/** The flagship with a phone number as the specification writes it. */
const sendable = (): BillRecord => {
  const bill = flagship();
  return { ...bill, bill: { ...bill.bill, blTel: '0574-87000000' } } as BillRecord;
};

function edit(record: BillRecord, props: Partial<BillEditorProps> = {}) {
  const onSave = vi.fn(props.onSave ?? (async () => ({ ok: true }) as const));
  const view = show(<BillEditor record={record} choices={choicesOf()} {...props} onSave={onSave} />);
  return { ...view, onSave, sent: () => onSave.mock.calls[0]?.[0] as BillRecord };
}

const MISSING: Record<string, readonly string[]> = {
  MBL: ['船公司', '运输条款', '付款方式', '开船日', '收货地', '起运港', '卸货港', '交货地'],
  HBL: ['结算方式'],
};

it.each(['MBL', 'HBL'] as const)(
  'says of an empty %s everything that must be filled in, in the order of the page',
  async (kind) => {
    const empty = emptyBill();
    const record = kind === 'MBL' ? empty : houseBill();
    const ids = Object.keys(record.bill).filter((name) => /(?<!^)Id$/.test(name));
    const none = ids.flatMap((name) => [[name, null] as const, [name.replace(/Id$/, 'Name'), ''] as const]);
    const bill = { ...record.bill, ...Object.fromEntries(none), blEmail: '' };
    const { onSave } = edit({ ...record, bill, goods: empty.goods } as unknown as BillRecord);
    await save();
    const summary = await summaryOf(/需要改/);
    await waitFor(() => expect(summary).toHaveFocus());
    const said = [...summary.querySelectorAll('li')].map((entry) => entry.textContent);
    const places = (MISSING[kind] ?? []).map((label) =>
      said.findIndex((words) => /^(.+)不能为空$/.exec(words)?.[1] === label),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(said.some((words) => words.includes('邮箱'))).toBe(true);
    expect(said).toContain('货物明细不能为空');
    expect(onSave).not.toHaveBeenCalled();
  },
);

it('leads from the summary to a field and to a cell, and loses nothing', async () => {
  const record = sendable();
  const [first, second, third] = record.containers;
  edit({ ...record, containers: [first, { ...second, sealNo: 'CN 1' }, third] } as BillRecord);
  await userEvent.type(field('船名'), ' II');
  await userEvent.clear(field('制单人'));
  await save();
  const summary = await summaryOf(/还有 2 项需要改/);
  await userEvent.click(link(summary, '封号第 2 行'));
  expect(field('封号第 2 行')).toHaveFocus();
  await userEvent.click(link(summary, '制单人'));
  expect(field('制单人')).toHaveFocus();
  expect(field('船名')).toHaveValue('COSCO SHIPPING ANDES II');
});

it('checks a text when it is left, and one press repairs it', async () => {
  edit(sendable());
  const shipper = field('发货人');
  await userEvent.clear(shipper);
  await userEvent.type(shipper, 'HAOYU CO.，LTD.');
  expect(isWrong(shipper)).toBe(false);
  await userEvent.tab();
  expect(isWrong(shipper)).toBe(true);
  expect(shipper).toHaveAccessibleDescription(/全角/);
  await userEvent.click(button('改为 HAOYU CO.,LTD.'));
  expect(shipper).toHaveValue('HAOYU CO.,LTD.');
  expect(isWrong(shipper)).toBe(false);
});

it('asks nothing while an input method puts a word together', async () => {
  edit(sendable());
  const seal = field('封号第 1 行');
  await userEvent.clear(seal);
  await userEvent.type(seal, '封');
  await userEvent.tab();
  expect(isWrong(seal)).toBe(true);
  fireEvent.compositionStart(seal);
  fireEvent.change(seal, { target: { value: 'CN1' } });
  expect(isWrong(seal)).toBe(true);
  fireEvent.compositionEnd(seal);
  expect(isWrong(seal)).toBe(false);
});

it('takes places and terms that are said by name alone for chosen', async () => {
  const record = sendable();
  const nameless = {
    portStartId: null,
    portEndId: null,
    placeReceiptId: null,
    placeDeliveryId: null,
    payPlaceId: null,
  };
  const { onSave, sent } = edit({ ...record, bill: { ...record.bill, ...nameless, shippingId: null } } as BillRecord);
  expect(field('起运港')).toHaveValue('Ningbo');
  expect(field('付款地点')).toHaveValue('NINGBO');
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(sent().bill).toMatchObject({ portStartId: null, portStartName: 'Ningbo', portStartCode: 'CNNGB' });
}, 30_000);

it('warns of lines the carrier cannot print and of a wrong digit, and sends all the same', async () => {
  const { onSave, sent } = edit(sendable());
  await userEvent.type(field('收货人'), ' AND A GOOD DEAL MORE THAN FITS');
  await userEvent.tab();
  expect(field('收货人')).toHaveAccessibleDescription(/35/);
  const number = field('箱号第 3 行');
  await userEvent.clear(number);
  await userEvent.type(number, 'CSQU3054384');
  await userEvent.tab();
  expect(number).toHaveAccessibleDescription(/校验码应为3/);
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(sent().containers[2]?.ctnNo).toBe('CSQU3054384');
});

it('takes a placeholder for a number nobody knows yet', async () => {
  const { onSave } = edit(sendable());
  const number = field('箱号第 1 行');
  await userEvent.clear(number);
  await userEvent.type(number, 'XXXX0000000');
  await userEvent.tab();
  expect(isWrong(number)).toBe(false);
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
});

it('fills name, code and printed words of a port that is found, and keeps printed words that were written', async () => {
  const { sent, onSave } = edit(sendable());
  const port = field('卸货港');
  await userEvent.clear(port);
  await userEvent.type(port, 'ham');
  await userEvent.click(await option('汉堡'));
  expect(field('卸货港（提单上的写法）')).toHaveValue('HAMBURG, GERMANY');
  await userEvent.clear(field('交货地（提单上的写法）'));
  await userEvent.type(field('交货地（提单上的写法）'), 'DEPOT');
  const delivery = field('交货地');
  await userEvent.clear(delivery);
  await userEvent.type(delivery, 'long');
  await userEvent.click(await option('长滩'));
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(sent().bill).toMatchObject({
    portEndId: 23,
    portEndName: 'Hamburg',
    portEndCode: 'DEHAM',
    portEndDesc: 'HAMBURG, GERMANY',
    placeDeliveryId: 22,
    placeDeliveryDesc: 'DEPOT',
  });
});

it('sends what was written, once, and keeps what was written when the server refuses', async () => {
  const answers = [{ ok: false, message: '订舱号不存在' } as const, { ok: true } as const];
  const { onSave, sent } = edit(sendable(), { onSave: async () => answers.shift() ?? { ok: true } });
  await userEvent.type(field('船名'), ' II');
  const packages = field('件数第 1 行');
  await userEvent.clear(packages);
  await userEvent.type(packages, '641');
  await save();
  expect(await screen.findByText('订舱号不存在')).toHaveAttribute('role', 'alert');
  expect(field('船名')).toHaveValue('COSCO SHIPPING ANDES II');
  await save();
  await waitFor(() => expect(screen.queryByText('订舱号不存在')).not.toBeInTheDocument());
  expect(onSave).toHaveBeenCalledTimes(2);
  expect(sent().bill.vessel).toBe('COSCO SHIPPING ANDES II');
  expect(sent().goods.rows[0]?.number).toBe(641);
});

it('goes back and on again, step by step', async () => {
  edit(sendable());
  const back = () => userEvent.click(button('撤销'));
  expect(button('撤销')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field('航次'), 'X');
  await userEvent.click(button('添加一行货物'));
  expect(field('唛头第 4 行')).toHaveFocus();
  await back();
  expect(hasField('唛头第 4 行')).toBe(false);
  await back();
  expect(field('航次')).toHaveValue('042E');
  await userEvent.click(button('重做'));
  expect(field('航次')).toHaveValue('042EX');
});

it('copies and removes lines of cargo, and says the sum in words', async () => {
  edit(sendable());
  const [cargo] = document.querySelectorAll('table');
  await userEvent.click(button('复制第 1 行'));
  expect(field('唛头第 2 行')).toHaveFocus();
  expect(cargo).toHaveTextContent('SAY ONE THOUSAND NINE HUNDRED AND TWENTY CARTONS ONLY');
  expect(
    screen.getByText(/与货物明细不一致：件数少 640，毛重少 6,880.000 KGS，体积少 84.2000 CBM/),
  ).toBeInTheDocument();
  await userEvent.click(button('删除第 2 行'));
  expect(button('删除第 2 行')).toHaveFocus();
  expect(screen.getByText('与货物明细的件、毛、体一致')).toBeInTheDocument();
});

it('writes the time a bill was made as bills show it', async () => {
  const { sent, onSave } = edit(sendable());
  const made = field('制单日期');
  expect(made).toHaveValue('2026-11-18 16:40:12');
  await userEvent.clear(made);
  await act(() => userEvent.type(made, '2026-11-19 08:05'));
  await save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(sent().bill.blDate).toBe('2026-11-19T08:05:00+08:00');
});

it('sends by Ctrl+Enter, and by no Enter in a box', async () => {
  const { onSave } = edit(sendable());
  await userEvent.type(field('航次'), 'X{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
});
