import { contract, RELEASE_STATE } from '@lading/api-client/contract';
import { mock } from '@lading/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { sampleOrders } from '../../../testing/sample-answers.ts';
import { asOwner } from '../../../testing/sample-company.ts';
import { billOf, orderAnswers } from '../../../testing/sample-papers.ts';

const { order } = contract;
const { server, open } = portalTests();
const SOON = { timeout: 10_000 };
beforeEach(() =>
  server.use(
    ...orderAnswers('zh-CN'),
    mock(order.orderPage, (input) => sampleOrders('zh-CN', input)),
  ),
);
const panel = async (name: string) => within(await screen.findByRole('region', { name }, SOON));
const onPage = () => open('/orders/1702', { as: chenWei });

describe('an order', () => {
  it('shows its numbers, cut-offs, papers with who saw them, contacts and what was said', async () => {
    await onPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'MB26S01702' }, SOON)).toBeVisible();
    const papers = await panel('文件');
    expect(await papers.findByRole('row', { name: /箱单发票/ }, SOON)).toHaveTextContent('对方未查看');
    expect(papers.getByRole('row', { name: /订舱确认/ })).toHaveTextContent('已查看：陈蔚');
    expect(papers.getByRole('row', { name: /电放保函/ })).toHaveTextContent('待上传');
    expect((await panel('联系人')).getByRole('link', { name: '0574 5550 0142' })).toHaveAttribute(
      'href',
      'tel:057455500142',
    );
    expect(await (await panel('消息')).findByText('第二通知人的地址请加上 SUITE 510。')).toBeVisible();
  });

  it('says its number in its tab and in the title of the page', async () => {
    await onPage();
    expect(await screen.findByRole('link', { name: '订单详情 MB26S01702' }, SOON)).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(document.title).toMatch(/^订单详情 MB26S01702 · /);
  });

  it('takes many files at once, each for itself', async () => {
    const brought = vi.fn();
    // The network of the tests cannot read a form that holds files.
    const keep = http.post(`*${order.uploadOrderFile.path}`, () => {
      brought();
      return HttpResponse.json({ code: '1', message: '', data: orderFile('SO_1.pdf') });
    });
    server.use(keep);
    const { person } = await onPage();
    const papers = await panel('文件');
    const files = ['SO_1.pdf', '装箱单.pdf'].map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
    await person.upload(await papers.findByLabelText('添加文件', { selector: 'input' }, SOON), files);
    await waitFor(() => expect(brought).toHaveBeenCalledTimes(2), SOON);
    expect((await screen.findAllByText('已上传 SO_1.pdf', {}, SOON)).length).toBeGreaterThan(0);
  });

  it('says something to the desk', async () => {
    const said = vi.fn();
    server.use(
      mock(order.sendChat, (input) => {
        said(input.bookingId, input.text);
        return {
          id: 9,
          text: input.text,
          file: null,
          author: '陈蔚',
          side: 'customer' as const,
          at: '2026-11-20T10:00:00+08:00',
          mine: true,
        };
      }),
    );
    const { person } = await onPage();
    const chat = await panel('消息');
    await person.type(await chat.findByRole('textbox', { name: '给单证留言' }, SOON), '请确认{Enter}');
    await waitFor(() => expect(said).toHaveBeenCalledWith(1702, '请确认'));
  });

  it('says the same words once, though the first answer was lost', async () => {
    const sent = vi.fn();
    server.use(
      mock(order.sendChat, (input) => {
        sent(input.requestId);
        throw new Error('lost');
      }),
    );
    const { person } = await onPage();
    const field = await (await panel('消息')).findByRole('textbox', { name: '给单证留言' }, SOON);
    await person.type(field, '请确认{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledOnce(), SOON);
    await waitFor(() => expect(field).toHaveValue('请确认'));
    await person.type(field, '{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2), SOON);
    expect(new Set(sent.mock.calls.flat()).size).toBe(1);
    await person.type(field, '谢谢{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(3), SOON);
    expect(new Set(sent.mock.calls.flat()).size).toBe(2);
  });

  it('says what its release waits for, and sends the application with the fee confirmed', async () => {
    const asked = vi.fn();
    server.use(
      mock(order.releaseStatus, { list: [billOf('zh-CN', true)] }),
      mock(order.applyRelease, (input) => {
        asked(input);
        return { id: 7, status: RELEASE_STATE.applied, revision: 1 };
      }),
    );
    const { person } = await onPage();
    const release = await panel('放货');
    expect(await release.findByText('没有缺项', {}, SOON)).toBeVisible();
    await person.click(release.getByRole('button', { name: '申请放货' }));
    const form = within(await screen.findByRole('form', { name: '申请放货' }));
    await person.click(form.getByRole('button', { name: '提交申请' }));
    expect(await form.findByText('请确认放货费用')).toBeVisible();
    await person.click(form.getByRole('checkbox', { name: '确认按约定收取放货费用' }));
    await person.click(form.getByRole('button', { name: '提交申请' }));
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith(
        expect.objectContaining({
          bookingId: 1702,
          billId: 31,
          step: 'apply',
          kind: 'telex',
          revision: 0,
          feeConfirmed: true,
        }),
      ),
    );
  });

  it('offers to read only to who may not write, and nothing that he may not see', async () => {
    server.use(asOwner('zh-CN', ['order:view', 'bill:view']));
    await onPage();
    const release = await panel('放货');
    expect(await release.findByText(/还差/, {}, SOON)).toBeVisible();
    expect(release.queryByRole('button', { name: '申请放货' })).toBeNull();
    expect(screen.queryByRole('region', { name: '文件' })).toBeNull();
    expect(screen.queryByRole('region', { name: '费用' })).toBeNull();
  });

  it('that is not there says so', async () => {
    await open('/orders/99', { as: chenWei });
    expect(await screen.findByText('没有找到这票业务', {}, SOON)).toBeVisible();
    await open('/orders/x', { as: chenWei });
    expect((await screen.findAllByText('没有找到这票业务', {}, SOON)).length).toBeGreaterThan(0);
  });
});

const orderFile = (name: string) => ({
  fileId: 15,
  name,
  contentType: 'application/pdf',
  size: 8,
  address: `/files/15/${name}`,
  version: 1,
  bookingId: 1702,
  latest: true,
  visible: true,
  removable: true,
  author: '陈蔚',
  side: 'customer',
  at: '2026-11-20T10:00:00+08:00',
});
