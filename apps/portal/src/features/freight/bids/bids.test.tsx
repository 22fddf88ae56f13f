import { BID_STATE, contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../../../testing/fake-socket.ts';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { bidDeskAnswers, FOLLOWED, followAnswers, MAX } from '../../../testing/sample-bids.ts';
import { deskAnswers } from '../../../testing/sample-desk.ts';

const { freight } = contract;
const { server, open } = portalTests();
const SOON = { timeout: 5000 };
beforeEach(() => server.use(...followAnswers('zh-CN')));

const followedList = async () => within(await screen.findByRole('list', { name: '关注列表' }, SOON));

describe('what is followed', () => {
  it('says what it costs now and since, and leads to its rates', async () => {
    await open('/follow', { as: chenWei });
    const list = await followedList();
    expect(await list.findByText('降 USD 70.00')).toBeVisible();
    expect(list.getByText('涨 USD 30.00')).toBeVisible();
    expect(list.getByText('到目标价')).toBeVisible();
    expect(list.getByText('暂无航次')).toBeVisible();
    expect(list.getAllByRole('link', { name: '查看运价' })[0]).toHaveAttribute(
      'href',
      '/rates?from=CNNGB&to=USLAX&ctn=40HQx1&rate=11',
    );
    // Only what takes bids has a button for them.
    expect(list.getAllByRole('button', { name: '竞价' })).toHaveLength(1);
    expect(screen.getByText('6 条运价，USD 2,310.00 起，下一班 2026-11-25')).toBeVisible();
  });

  it('is told as one wishes, and let go of', async () => {
    const asked = vi.fn();
    server.use(
      mock(freight.followRate, (input) => {
        asked(input);
        return { followed: input.followed, followCount: 3 };
      }),
    );
    const { person } = await open('/follow', { as: chenWei });
    const list = await followedList();
    await person.click((await list.findAllByRole('button', { name: '修改提醒' }))[0] as HTMLElement);
    const form = within(await screen.findByRole('form', { name: '关注此运价' }));
    const below = form.getByRole('textbox', { name: '40HQ 低于' });
    await person.clear(below);
    await person.type(below, '2300');
    await person.click(form.getByRole('checkbox', { name: '截单前 24 小时' }));
    await person.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(
        expect.objectContaining({
          rateId: 11,
          followed: true,
          triggers: { priceBelow: '2300', boxesAtMost: 10, beforeDocs: true },
        }),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(list.getByRole('button', { name: '取消关注 宁波 → 汉堡 全部船公司' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ polId: 1, podId: 7, followed: false })),
    );
  });

  it('is asked for anew as soon as the server says that a rate has changed', async () => {
    await open('/follow', { as: chenWei });
    await (await followedList()).findByText('降 USD 70.00');
    const [first] = FOLLOWED;
    const records = first ? [{ ...first, nowPrice: '2200.00', change: '-180.00' }] : [];
    server.use(mock(freight.followedRates, { records, total: 1, followCount: 1 }));
    await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    act(() => {
      FakeSocket.all[0]?.say({ cmd: 'rates' });
    });
    expect(await screen.findByText('降 USD 180.00', {}, SOON)).toBeVisible();
  });

  it('is only looked at by whoever may not change it', async () => {
    server.use(...followAnswers('zh-CN', ['order:view']));
    await open('/follow', { as: chenWei });
    const list = await followedList();
    expect(screen.getByText('您的角色可查看公司关注的运价，由操作人员维护。')).toBeVisible();
    expect(list.queryByRole('button')).toBeNull();
    expect(screen.queryByText('进行中的竞价')).toBeNull();
  });
});

describe('a bid', () => {
  it('is raised above the best, refused at its field, and told live', async () => {
    server.use(mockError(freight.placeBid, { message: '出价过低，船公司不会接受', field: 'price' }));
    const { person } = await open('/follow', { as: chenWei });
    await person.click((await screen.findAllByRole('button', { name: '加价' }, SOON))[0] as HTMLElement);
    const form = within(await screen.findByRole('form', { name: '40HQ 出价' }, SOON));
    await person.click(form.getByRole('button', { name: '出价 USD 4,560.00' }));
    expect(await form.findByText('出价过低，船公司不会接受')).toBeVisible();
    // Somebody else bids meanwhile.
    server.use(mock(freight.maxBid, { ...MAX, max: '2300.00' }));
    act(() => {
      FakeSocket.all[0]?.say({ cmd: 'bids' });
    });
    expect(await form.findByText(/^低于最高出价，排在其后。/, {}, SOON)).toBeVisible();
  });

  it('that has another price is agreed to, and one that waits is taken back', async () => {
    const decided = vi.fn();
    server.use(
      mock(freight.decideBid, (input) => {
        decided(input);
        return { id: input.bidId, state: BID_STATE.taken, holdUntil: null };
      }),
    );
    const { person } = await open('/follow', { as: chenWei });
    await person.click(await screen.findByRole('button', { name: '接受 USD 2,345.00' }, SOON));
    await waitFor(() => expect(decided).toHaveBeenLastCalledWith({ bidId: 23, decision: 'accept' }));
    await person.click(screen.getAllByRole('button', { name: '撤回' })[0] as HTMLElement);
    await waitFor(() => expect(decided).toHaveBeenLastCalledWith({ bidId: 21, decision: 'withdraw' }));
    expect(screen.getByText(/^USD 2,310.00 成交，舱位保留至 2026-11-20 11:10$/)).toBeVisible();
    // What was won is ordered from here.
    expect(screen.getByRole('link', { name: '按成交价下单' })).toHaveAttribute(
      'href',
      '/booking?rate=11&etd=2026-11-26&ctn=3x2',
    );
  });
});

describe('at the desk', () => {
  beforeEach(() => server.use(...bidDeskAnswers('zh-CN'), ...deskAnswers('zh-CN')));

  it('a bid is taken with the hours that room is held', async () => {
    const answered = vi.fn();
    server.use(
      mock(freight.answerBid, (input) => {
        answered(input);
        return { id: 21, state: BID_STATE.taken, holdUntil: null };
      }),
    );
    const { person, path } = await open('/backstage/bids?bidId=21', { as: chenWei });
    const dialog = within(await screen.findByRole('dialog', {}, SOON));
    const hours = await dialog.findByRole('textbox', { name: '舱位保留' }, SOON);
    await person.clear(hours);
    await person.type(hours, '4');
    await person.click(dialog.getByRole('button', { name: '确认成交' }));
    await waitFor(() =>
      expect(answered).toHaveBeenLastCalledWith(
        expect.objectContaining({ bidId: 21, decision: 'accept', holdHours: 4, revision: 1 }),
      ),
    );
    await waitFor(() => expect(path()).toBe('/backstage/bids'));
  });

  it('another price is named, never none, and what was written stays where somebody was first', async () => {
    server.use(mockError(freight.answerBid, { message: '该出价的状态已变化，请刷新后再操作' }));
    const { person } = await open('/backstage/bids?bidId=21', { as: chenWei });
    const dialog = within(await screen.findByRole('dialog', {}, SOON));
    await person.click(await dialog.findByRole('radio', { name: '还价' }, SOON));
    await person.click(dialog.getByRole('button', { name: '发送还价' }));
    expect(await dialog.findByText('请填写可接受的价格')).toBeVisible();
    const price = dialog.getByRole('textbox', { name: '还价' });
    await person.type(price, '2295');
    await person.click(dialog.getByRole('button', { name: '发送还价' }));
    expect(await dialog.findByText('该出价的状态已变化，请刷新后再操作')).toBeVisible();
    expect(price).toHaveValue('2295');
  });

  it('what is over is looked at, and a bid of another page is said to be gone', async () => {
    await open('/backstage/bids?bidId=26', { as: chenWei });
    const dialog = within(await screen.findByRole('dialog', {}, SOON));
    expect((await dialog.findAllByText('未成', {}, SOON))[0]).toBeVisible();
    expect(dialog.queryByRole('form')).toBeNull();
  });
});
