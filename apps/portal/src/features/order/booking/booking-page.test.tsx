import { type Arg, contract } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import {
  BOOKS,
  bookingAnswers,
  returnedInfo,
  sampleDraft,
  sampleInfo,
  sampleOffer,
} from '../../../testing/sample-booking.ts';

const { saveBooking, orderFromRate, bookingInfo, initOrder } = contract.order;
const { server, open } = portalTests();
const SOON = { timeout: 15_000 };
const member = { as: { ...chenWei, ext: { codeList: BOOKS } } };
type Saved = Arg<typeof saveBooking>;

const saved = (revision = 4) => ({
  bookingId: 501,
  orderId: 100_501,
  bookingNo: 'MB26S100501',
  orderStatus: 1 as const,
  revision,
  editedAt: '2026-11-20T09:47:00+08:00',
  issues: [],
});

beforeEach(() => {
  // A day before the samples' vessel sails: a booking for one that has sailed is not sent.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:48:00+08:00') });
  localStorage.clear();
  server.use(...bookingAnswers('zh-CN'));
});

afterEach(() => void vi.useRealTimers());

/** The server keeps drafts, and what it was sent is looked at. */
function keeps() {
  const asked = vi.fn<(input: Saved) => void>();
  server.use(
    mock(saveBooking, (input) => {
      asked(input as Saved);
      return saved(3 + asked.mock.calls.length);
    }),
  );
  return asked;
}
const note = () => screen.findByRole('textbox', { name: /给操作的备注/ }, SOON);

describe('a draft', () => {
  it('shows what the rate says, what it costs and how far each section is', async () => {
    await open('/booking?bookingId=501', member);
    const price = await screen.findByRole('complementary', { name: '费用' }, SOON);
    await waitFor(() => expect(price).toHaveTextContent('USD 5,180.35'), SOON);
    const route = screen.getByRole('region', { name: '航线与服务' });
    await waitFor(() => expect(route).toHaveTextContent('宁波 CNNGB'), SOON);
    expect(within(screen.getByRole('navigation', { name: '订舱各部分' })).getAllByRole('link')).toHaveLength(6);
  }, 60_000);

  it('is kept a moment after something was typed, and says when', async () => {
    const asked = keeps();
    await open('/booking?bookingId=501', member);
    fireEvent.change(await note(), { target: { value: '请提前一小时联系' } });
    await waitFor(() => expect(asked).toHaveBeenCalled(), SOON);
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      bookingId: 501,
      revision: 3,
      action: 'draft',
      draft: { papers: { note: '请提前一小时联系' } },
    });
    expect(await screen.findByText('草稿已保存 09:47，存于账号', {}, SOON)).toBeVisible();
  }, 60_000);

  it('outlives a lost connection and a reload, and is sent when both are over', async () => {
    server.use(mockError(saveBooking, 'network'));
    await open('/booking?bookingId=501', member);
    fireEvent.change(await note(), { target: { value: '断网时写的' } });
    expect(await screen.findByText(/已断网/, {}, SOON)).toBeVisible();
    cleanup();
    const asked = keeps();
    await open('/booking?bookingId=501', member);
    expect(await note()).toHaveValue('断网时写的');
    await waitFor(
      () => expect(asked.mock.lastCall?.[0]).toMatchObject({ draft: { papers: { note: '断网时写的' } } }),
      SOON,
    );
  }, 90_000);

  it('tells of a clash with a second device field by field, and keeps the rest of both', async () => {
    const theirs = sampleDraft();
    const draft = {
      ...theirs,
      route: { ...theirs.route, poNo: 'PO-7' },
      papers: { ...theirs.papers, note: '对方写的' },
    };
    server.use(mockError(saveBooking, { status: 409, data: { revision: 4, draft, editedBy: '何苗', editedAt: '' } }));
    await open('/booking?bookingId=501', member);
    fireEvent.change(await note(), { target: { value: '我写的' } });
    const alert = await screen.findByRole('alert', {}, SOON);
    expect(alert).toHaveTextContent('何苗也修改了草稿');
    expect(screen.getByRole('textbox', { name: '客户订单号' })).toHaveValue('PO-7');
    const asked = keeps();
    fireEvent.click(within(alert).getByRole('button', { name: '用对方的：对方写的' }));
    expect(await note()).toHaveValue('对方写的');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(asked.mock.calls.every(([input]) => input.revision === 4)).toBe(true);
  }, 60_000);
});

describe('sending', () => {
  it('leads to the first field that is missing, and sends nothing', async () => {
    const sent = vi.fn();
    const draft = sampleDraft();
    server.use(
      mock(bookingInfo, sampleInfo('zh-CN', { papers: { ...draft.papers, agreed: false } })),
      mock(orderFromRate, () => {
        sent();
        return { bookingId: 501, orderId: 1, bookingNo: 'MB26S100501' };
      }),
    );
    await open('/booking?bookingId=501', member);
    await screen.findByText('还有 1 处需填写或更正', {}, SOON);
    fireEvent.click(await screen.findByRole('button', { name: '提交订舱' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /我已核对/ })).toHaveFocus(), SOON);
    expect(sent).not.toHaveBeenCalled();
  }, 60_000);

  it('orders by the rate at the price that was told, and says under which number', async () => {
    const asked = vi.fn<(input: Arg<typeof orderFromRate>) => void>();
    server.use(
      mock(orderFromRate, (input) => {
        asked(input as Arg<typeof orderFromRate>);
        return { bookingId: 501, orderId: 1, bookingNo: 'MB26S100501' };
      }),
    );
    await open('/booking?bookingId=501', member);
    const price = await screen.findByRole('complementary', { name: '费用' }, SOON);
    await waitFor(() => expect(price).toHaveTextContent('5,180.35'), SOON);
    fireEvent.click(await screen.findByRole('button', { name: '提交订舱' }));
    expect(await screen.findByRole('region', { name: '提交成功' }, SOON)).toHaveTextContent('MB26S100501');
    expect(screen.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/orders');
    expect(asked.mock.lastCall?.[0]).toMatchObject({
      rateId: 11,
      bookingId: 501,
      told: { currency: 'USD', amount: '5180.35' },
    });
  }, 60_000);

  it('names both prices where the price has changed, and orders only when it is accepted', async () => {
    const now = { currency: 'USD', amount: '5380.35' };
    const data = { old: { currency: 'USD', amount: '5180.35' }, new: now, rate: { priceToken: 'new-token' } };
    server.use(mockError(orderFromRate, { status: 409, data }));
    await open('/booking?bookingId=501', member);
    await screen.findByRole('complementary', { name: '费用' }, SOON);
    fireEvent.click(await screen.findByRole('button', { name: '提交订舱' }));
    const dialog = await screen.findByRole('dialog', { name: '运价已更新' }, SOON);
    expect(dialog).toHaveTextContent('USD 5,180.35 → USD 5,380.35');
    const asked = vi.fn();
    server.use(
      mock(orderFromRate, (input) => {
        asked(input);
        return { bookingId: 501, orderId: 1, bookingNo: 'MB26S100501' };
      }),
    );
    fireEvent.click(within(dialog).getByRole('button', { name: '按新价下单' }));
    await screen.findByRole('region', { name: '提交成功' }, SOON);
    expect(asked.mock.lastCall?.[0]).toMatchObject({ priceToken: 'new-token', told: now });
  }, 60_000);
});

it('begins with a share of a container and its cargo, without boxes, and is sent at the price it was told', async () => {
  const begun = vi.fn<(input: Arg<typeof initOrder>) => void>();
  const asked = keeps();
  server.use(
    mock(initOrder, (input) => {
      begun(input as Arg<typeof initOrder>);
      return { draft: sampleOffer(), rate: null, cost: null };
    }),
  );
  await open('/booking?mode=lcl&offer=31&weight=2980&volume=6.24&pieces=8', member);
  const price = await screen.findByRole('complementary', { name: '费用' }, SOON);
  await waitFor(() => expect(price).toHaveTextContent('USD 617.66'), SOON);
  expect(price).toHaveTextContent('美邦拼箱 MB-HAM');
  expect(begun.mock.lastCall?.[0]).toMatchObject({
    offer: { mode: 'lcl', rateId: 31, weight: '2980', volume: '6.24', number: 8 },
  });
  const sections = within(screen.getByRole('navigation', { name: '订舱各部分' }));
  expect(sections.getAllByRole('link')).toHaveLength(5);
  expect(sections.queryByRole('link', { name: /箱型箱量/ })).toBeNull();
  expect(screen.queryByRole('radiogroup', { name: '运输方式' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: '提交订舱' }));
  expect(await screen.findByRole('region', { name: '提交成功' }, SOON)).toHaveTextContent('MB26S100501');
  expect(asked.mock.lastCall?.[0]).toMatchObject({
    action: 'submit',
    told: { currency: 'USD', amount: '617.66' },
    draft: { route: { mode: 'lcl', offerId: 31 }, equipment: { boxes: [] } },
  });
}, 60_000);

it('says at the field why it came back', async () => {
  server.use(mock(bookingInfo, returnedInfo('zh-CN')));
  await open('/booking?bookingId=501', member);
  expect(await screen.findByText(/^订舱已退回，1 处需修改/, {}, SOON)).toBeVisible();
  const cell = screen.getByRole('textbox', { name: '第 2 行，英文品名' });
  expect(cell).toHaveAccessibleDescription(/货描过于笼统/);
  expect(await screen.findByRole('button', { name: '重新提交' })).toBeEnabled();
}, 60_000);

it('is read, and taken back, while nobody has accepted it', async () => {
  server.use(
    mock(
      bookingInfo,
      sampleInfo('zh-CN', { open: false, orderStatus: 2, orderStatusName: '已提交', moves: ['withdraw', 'askCancel'] }),
    ),
  );
  const asked = keeps();
  await open('/booking?bookingId=501', member);
  fireEvent.click(await screen.findByRole('button', { name: '撤回' }, SOON));
  await waitFor(() => expect(asked.mock.lastCall?.[0]).toMatchObject({ bookingId: 501, action: 'withdraw' }), SOON);
  expect(screen.getByRole('textbox', { name: '客户订单号' })).toHaveAttribute('readonly');
}, 60_000);
