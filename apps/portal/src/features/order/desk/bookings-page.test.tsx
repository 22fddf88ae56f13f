import { type Arg, contract, type Out } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { bookingAnswers, DESK, deskBooking, sampleQueue } from '../../../testing/sample-booking.ts';

const { bookingQueue, bookingById, reviewBooking, moveCutoff } = contract.order;
const { server, open } = portalTests();
const SOON = { timeout: 15_000 };
const staff = { as: { ...chenWei, ext: { codeList: DESK } } };

beforeEach(() => server.use(mock(bookingQueue, sampleQueue('zh-CN')), ...bookingAnswers('zh-CN')));

/** The desk's answers are taken, and looked at. */
function answers(orderStatus: Out<typeof reviewBooking>['orderStatus'], orderStatusName: string) {
  const asked = vi.fn<(input: Arg<typeof reviewBooking>) => void>();
  server.use(
    mock(reviewBooking, (input) => {
      asked(input as Arg<typeof reviewBooking>);
      return { bookingId: 501, orderStatus, orderStatusName };
    }),
  );
  return asked;
}

it('lists what waits, with who ordered what to where', async () => {
  await open('/backstage/bookings', staff);
  const table = await screen.findByRole('table', {}, SOON);
  await waitFor(
    () => expect(within(table).getByRole('row', { name: /MB26S100501/ })).toHaveTextContent('宁波 → 洛杉矶'),
    SOON,
  );
}, 60_000);

it('accepts by a key, with the revision that was looked at', async () => {
  const asked = answers(3, '已受理');
  await open('/backstage/bookings?bookingId=501', staff);
  const note = await screen.findByRole('region', { name: '订舱委托书' }, SOON);
  fireEvent.keyDown(within(note).getByRole('button', { name: '退回：收货人' }), { key: 'Enter', ctrlKey: true });
  await waitFor(
    () => expect(asked.mock.lastCall?.[0]).toMatchObject({ bookingId: 501, decision: 'accept', revision: 3 }),
    SOON,
  );
}, 60_000);

it('sends back what was marked, each field with its reason, and accepts nothing meanwhile', async () => {
  const asked = answers(5, '已退回');
  await open('/backstage/bookings?bookingId=501', staff);
  const note = await screen.findByRole('region', { name: '订舱委托书' }, SOON);
  const [first] = within(note).getAllByRole('button', { name: '退回：英文品名' });
  fireEvent.keyDown(first as HTMLElement, { key: 'r' });
  expect(screen.getByRole('button', { name: '受理' })).toBeDisabled();
  fireEvent.change(screen.getByRole('combobox', { name: '货物第 1 行英文品名' }), { target: { value: 'vague' } });
  fireEvent.click(screen.getByRole('button', { name: '退回客户（1）' }));
  const dialog = within(await screen.findByRole('dialog', { name: '退回客户' }, SOON));
  fireEvent.change(dialog.getByRole('textbox', { name: /说明/ }), { target: { value: '请写明材质' } });
  fireEvent.click(dialog.getByRole('button', { name: '退回客户' }));
  await waitFor(
    () =>
      expect(asked.mock.lastCall?.[0]).toMatchObject({
        decision: 'return',
        reason: 'incomplete',
        text: '请写明材质',
        fields: [{ path: 'cargo.goods.0.goodsEn', reason: 'vague' }],
      }),
    SOON,
  );
}, 60_000);

it('says at the field what is missing before space can be confirmed', async () => {
  server.use(
    mock(bookingById, {
      ...deskBooking('zh-CN'),
      orderStatus: 3,
      orderStatusName: '已受理',
      moves: ['confirm', 'return'],
    }),
    mockError(reviewBooking, { message: '请填写订舱号（SO），放舱才能生效', field: 'bkgNo' }),
  );
  await open('/backstage/bookings?bookingId=501', staff);
  fireEvent.click(await screen.findByRole('button', { name: '确认放舱' }, SOON));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /订舱号/ })).toBeInvalid(), SOON);
}, 60_000);

it('lists what the rules notice beside the note, and says so where they notice nothing', async () => {
  const good = deskBooking('zh-CN');
  const { parties } = good.draft;
  const draft = { ...good.draft, parties: { ...parties, consignee: { partyId: null, text: '' } } };
  server.use(mock(bookingById, { ...good, draft }));
  await open('/backstage/bookings?bookingId=501', staff);
  const checks = within(await screen.findByRole('region', { name: /^核对/ }, SOON));
  expect(checks.getAllByRole('listitem').map((one) => one.textContent)).toContainEqual(
    expect.stringMatching(/^收货人/),
  );
}, 60_000);

it('moves a cut-off by the clock of the port, where there is space', async () => {
  const asked = vi.fn<(input: Arg<typeof moveCutoff>) => void>();
  server.use(
    mock(bookingById, { ...deskBooking('zh-CN'), orderStatus: 4, orderStatusName: '已放舱', moves: ['roll'] }),
    mock(moveCutoff, (input) => {
      asked(input as Arg<typeof moveCutoff>);
      return { bookingId: 501, orderStatus: 4 as const, orderStatusName: '已放舱' };
    }),
  );
  await open('/backstage/bookings?bookingId=501', staff);
  const panel = within(await screen.findByRole('region', { name: '变更截止时间' }, SOON));
  const move = panel.getByRole('button', { name: '变更并通知客户' });
  expect(move).toBeDisabled();
  fireEvent.change(panel.getByRole('combobox', { name: '截止项' }), { target: { value: 'FCO' } });
  const day = panel.getByLabelText('日期');
  fireEvent.change(day, { target: { value: '2026-11-29' } });
  fireEvent.blur(day);
  const time = panel.getByLabelText('时间');
  fireEvent.change(time, { target: { value: '18:00' } });
  fireEvent.blur(time);
  fireEvent.click(move);
  await waitFor(
    () => expect(asked.mock.lastCall?.[0]).toMatchObject({ code: 'FCO', closesAt: '2026-11-29T18:00:00+08:00' }),
    SOON,
  );
}, 60_000);
