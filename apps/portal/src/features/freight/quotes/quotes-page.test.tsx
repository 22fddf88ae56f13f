import { type Arg, contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveBlob } from '../../../kit/save-blob.ts';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { QUOTES, QUOTING, quoteAnswers, quoteRows, sharedQuote } from '../../../testing/sample-quotes.ts';
import { LANE_PATH, rateAnswers } from '../../../testing/sample-rates.ts';

vi.mock('../../../kit/save-blob.ts', () => ({ saveBlob: vi.fn() }));

const { freight } = contract;
const { server, open } = portalTests();
const SOON = { timeout: 10_000 };
const as = { ...chenWei, ext: { codeList: QUOTING } };

beforeEach(() => {
  vi.mocked(saveBlob).mockClear();
  server.use(QUOTES('zh-CN'), ...quoteAnswers('zh-CN'));
});
const row = async (quoteNo: string) => {
  const cell = (await screen.findAllByText(quoteNo, {}, SOON))[0] as HTMLElement;
  return within(cell.closest('tr') as HTMLElement);
};

describe('the history of quotations', () => {
  it('is narrowed by its filters, and downloads a quotation again', async () => {
    const asked = vi.fn<(input: Arg<typeof freight.quoteHistory>) => void>();
    server.use(
      mock(freight.quoteHistory, (input) => {
        asked(input);
        const records = quoteRows('zh-CN').filter(({ state }) => !input.state || state === input.state);
        return { records, total: records.length };
      }),
    );
    const { person, path } = await open('/quotes?from=2026-11-01&to=2026-02-31', { as });
    const first = await row('QT2611200031');
    // A day that there is not asks for nothing.
    expect(asked.mock.lastCall?.[0]).toMatchObject({ from: '2026-11-01' });
    expect(asked.mock.lastCall?.[0].to).toBeUndefined();
    await person.click(first.getByRole('button', { name: '下载 QT2611200031' }));
    await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), 'QT2611200031.xlsx'), SOON);
    await person.selectOptions(screen.getByRole('combobox', { name: '状态' }), 'lapsed');
    await waitFor(() => expect(path()).toContain('validity=lapsed'), SOON);
    await waitFor(() => expect(screen.queryByText('QT2611200031')).toBeNull(), SOON);
  }, 40_000);

  it('loses what is chosen, after a question', async () => {
    const gone = vi.fn();
    server.use(
      mock(freight.deleteQuoteHistory, ({ ids }) => {
        gone(ids);
        return { deleted: ids.length };
      }),
    );
    const { person } = await open('/quotes', { as });
    await person.click((await row('QT2611110027')).getByRole('checkbox'));
    await person.click(await screen.findByRole('button', { name: '删除' }));
    expect(gone).not.toHaveBeenCalled();
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(gone).toHaveBeenCalledWith([27]), SOON);
  }, 40_000);

  it('shares a quotation by a link that is shown once, and withdraws one', async () => {
    const withdrawn = vi.fn();
    server.use(
      mock(freight.revokeQuoteShare, (input) => {
        withdrawn(input);
        return null;
      }),
    );
    const { person } = await open('/quotes', { as });
    await person.click((await row('QT2611200031')).getByRole('button', { name: /^分享 QT2611200031/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '分享 QT2611200031' }, SOON));
    await person.click(await dialog.findByRole('button', { name: '生成链接' }));
    const link = await dialog.findByRole('textbox', { name: /^链接/ }, SOON);
    expect((link as HTMLInputElement).value).toMatch(/\/share\/quote\/a-token$/);
    await person.click(await dialog.findByRole('button', { name: '撤回' }));
    await waitFor(() => expect(withdrawn).toHaveBeenCalledWith({ quoteId: 31, id: 7 }), SOON);
  }, 40_000);
});

describe('templates', () => {
  it('are changed column by column', async () => {
    const saved = vi.fn<(input: Arg<typeof freight.saveQuoteTemplate>) => void>();
    server.use(
      mock(freight.saveQuoteTemplate, (input) => {
        saved(input);
        return { id: 3 };
      }),
    );
    const { person } = await open('/quotes?tab=templates', { as });
    await person.click(await screen.findByRole('button', { name: '编辑 美西 40HQ 周报' }, SOON));
    const dialog = within(await screen.findByRole('dialog', {}, SOON));
    await person.click(dialog.getByRole('button', { name: '上移航程' }));
    await person.click(dialog.getByRole('checkbox', { name: '备注' }));
    await person.clear(dialog.getByRole('textbox', { name: /^数值/ }));
    await person.click(dialog.getByRole('button', { name: '保存' }));
    expect((await dialog.findAllByText(/加价由费用代码/, {}, SOON))[0]).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
    await person.type(dialog.getByRole('textbox', { name: /^数值/ }), '60');
    await person.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(saved).toHaveBeenCalled(), SOON);
    expect(saved.mock.lastCall?.[0]).toMatchObject({
      id: 3,
      revision: 2,
      columns: ['carrier', 'transit', 'etd', 'remark'],
      language: 'en',
      markUps: [{ code: 'OF', kind: 'add', value: '60' }],
    });
  }, 40_000);
});

describe('the page of rates', () => {
  it('puts rates into a quotation, and saves its workbook', async () => {
    const asked = vi.fn<(input: Arg<typeof freight.quotationVipExcel>) => void>();
    server.use(
      ...rateAnswers('zh-CN'),
      mock(freight.quotationVipExcel, (input) => {
        asked(input);
        return new File(['PK'], 'QT1.xlsx');
      }),
    );
    const { person } = await open(`/rates${LANE_PATH}`, { as });
    for (const name of [/AAC2/, /PS6/]) {
      const slip = within(await screen.findByRole('article', { name }, SOON));
      await person.click(slip.getByRole('button', { name: /加入报价单$/ }));
    }
    await person.click(screen.getByRole('button', { name: '制作报价单' }));
    const dialog = within(await screen.findByRole('dialog', { name: '为 2 条运价制作报价单' }, SOON));
    await person.type(dialog.getByRole('textbox', { name: /^客户/ }), 'Globex');
    await waitFor(() => expect(dialog.getByRole('option', { name: '美西 40HQ 周报' })).toBeInTheDocument(), SOON);
    await person.selectOptions(dialog.getByRole('combobox', { name: /^模板/ }), '3');
    await person.click(dialog.getByRole('button', { name: '制作并下载' }));
    await waitFor(() => expect(saveBlob).toHaveBeenCalled(), SOON);
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      mode: 'fcl',
      containers: [{ ctnType: 3, count: 2 }],
      toCompany: 'Globex',
      templateId: 3,
      validDays: 7,
      markUps: [{ code: 'OF', kind: 'add', value: '50' }],
    });
    expect(asked.mock.lastCall?.[0].rateIds).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SOON);
    expect(screen.queryByRole('button', { name: '制作报价单' })).toBeNull();
  }, 40_000);

  it('offers nothing of the kind to a visitor', async () => {
    server.use(...rateAnswers('zh-CN'));
    await open(`/freight${LANE_PATH}`);
    const slip = within(await screen.findByRole('article', { name: /AAC2/ }, SOON));
    expect(slip.queryByRole('button', { name: /加入报价单$/ })).toBeNull();
  }, 40_000);
});

describe('a shared quotation', () => {
  it('takes the token out of the address, shows what the workbook says, and saves it', async () => {
    const asked: unknown[] = [];
    server.use(
      mock(freight.enterQuoteShare, ({ token }) => {
        asked.push(token);
        return { link: 'name' };
      }),
      mock(freight.openQuoteShare, sharedQuote('zh-CN')),
      mock(freight.sharedQuoteExcel, new File(['PK'], 'QT1.xlsx')),
    );
    const { person, path } = await open('/share/quote/a-token');
    expect(await screen.findByRole('heading', { level: 1, name: '报价单 QT2611200031' }, SOON)).toBeVisible();
    expect(path()).toBe('/shared/quote/name');
    expect(asked).toEqual(['a-token']);
    expect(screen.getByText('4,620.00', { selector: 'td' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: '下载 Excel' }));
    await waitFor(() => expect(saveBlob).toHaveBeenCalledWith(expect.anything(), 'QT2611200031.xlsx'), SOON);
  }, 40_000);

  it('says that a link has ended', async () => {
    server.use(mockError(freight.enterQuoteShare, { status: 404 }), mockError(freight.openQuoteShare, { status: 404 }));
    const { path } = await open('/share/quote/a-token');
    expect(await screen.findByRole('heading', { level: 1, name: '链接已无法打开' }, SOON)).toBeVisible();
    await waitFor(() => expect(path()).toBe('/shared/quote/gone'));
  }, 40_000);
});
