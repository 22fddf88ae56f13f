import { contract, type Out } from '@lading/api-client/contract';
import { mock, mockError } from '@lading/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { chenWei, portalTests } from '../../../testing/render-portal.tsx';
import { reviewing } from '../../../testing/sample-review.ts';

const { server, open } = portalTests();
const { order } = contract;
const SOON = { timeout: 20_000 };
const FILES = '随改单的文件';
type Placed = Out<typeof order.blChangeFiles>['list'][number];

/** A server that keeps files, and the editor of the change that is asked for already. */
async function editing(...refusals: Parameters<typeof server.use>) {
  const list: Placed[] = [];
  const added = vi.fn();
  const listed = vi.fn(() => ({ list: [...list] }));
  // The form itself is read by a journey: the network of these tests cannot.
  const keep = http.post(`*${order.addBlChangeFile.path}`, () => {
    added();
    const placed: Placed = {
      fileId: 80,
      billId: null,
      path: 'bill.tAddressSecond',
      name: 'seal.png',
      contentType: 'image/png',
      size: 1,
      address: '/files/80/seal.png',
      sent: false,
      author: '陈蔚',
      side: 'customer',
      at: '2026-11-20T09:50:00+08:00',
    };
    list.push(placed);
    return HttpResponse.json({ code: '1', message: '', data: placed });
  });
  server.use(
    ...refusals,
    ...reviewing('zh-CN'),
    mock(order.blType, 1),
    mock(order.blFile, '/files/sample.svg'),
    mock(order.blLog, { records: [], total: 0 }),
    keep,
    mock(order.removeBlChangeFile, ({ fileId }) => {
      list.splice(0, list.length, ...list.filter((one) => one.fileId !== fileId));
      return null;
    }),
  );
  server.use(mock(order.blChangeFiles, listed));
  const page = await open('/orders?review=1702&tab=compare', { as: chenWei });
  const card = await screen.findByRole('article', { name: '第二通知人' }, SOON);
  card.focus();
  await page.person.keyboard('r');
  const field = await within(card).findByLabelText(FILES, { selector: 'input' }, SOON);
  const choose = (...files: File[]) => fireEvent.change(field, { target: { files } });
  return { ...page, card, field, choose, added, listed, keep };
}
const photo = (name: string) => new File(['x'], name, { type: 'image/png' });

it('adds a file to the change, says the limits before, and takes it back', async () => {
  const { card, field, choose, added, listed, person } = await editing();
  expect(field).toHaveAccessibleDescription(/PDF.*Excel.*PNG.*JPG.*10 MB/);
  choose(photo('seal.png'), photo('notes.txt'));
  const remove = await within(card).findByRole('button', { name: '移除 seal.png' });
  await waitFor(() => expect(added).toHaveBeenCalledOnce());
  expect(within(card).getByRole('button', { name: '移除 notes.txt' })).toBeVisible();
  await waitFor(() => expect(listed).toHaveBeenCalledTimes(2));
  // A row that were drawn anew once its file is on the list would lose the focus, and a press on its way.
  expect(within(card).getByRole('button', { name: '移除 seal.png' })).toBe(remove);
  await person.click(remove);
  await waitFor(() => expect(within(card).queryByRole('button', { name: '移除 seal.png' })).toBeNull());
}, 60_000);

it('keeps a file that was not taken, with the words of the server, and sends it again', async () => {
  const { card, choose, added, keep, person } = await editing(
    mockError(order.addBlChangeFile, { message: '文件未保存：病毒扫描发现可疑内容' }),
  );
  choose(photo('seal.png'));
  expect(await within(card).findByText('文件未保存：病毒扫描发现可疑内容')).toBeVisible();
  expect(added).not.toHaveBeenCalled();
  server.use(keep);
  await person.click(within(card).getByRole('button', { name: '重试 seal.png' }));
  await waitFor(() => expect(added).toHaveBeenCalledOnce());
  await waitFor(() => expect(within(card).queryByText('文件未保存：病毒扫描发现可疑内容')).toBeNull());
}, 60_000);

it('shows a photo over the review, and leaves it alone', async () => {
  const { card, choose, person } = await editing(
    http.get('*/files/80/seal.png', () => new HttpResponse(new Blob(['x'], { type: 'image/png' }))),
  );
  choose(photo('seal.png'));
  await within(card).findByRole('button', { name: '移除 seal.png' });
  await person.keyboard('{Escape}');
  await person.click(await within(card).findByRole('button', { name: 'seal.png' }));
  const shown = await screen.findByRole('dialog', { name: 'seal.png' }, SOON);
  expect(await within(shown).findByRole('img', { name: 'seal.png' })).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'seal.png' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'COPY确认' })).toBeVisible();
}, 60_000);
