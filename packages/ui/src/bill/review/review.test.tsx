import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { key, open, Reviewed, SUBS, said } from './test-dialog.tsx';
import type { DemoOptions } from './test-source.tsx';

it('goes from the first difference to the approval by the keyboard alone', async () => {
  const [onApprove, onConfirmed, onClose] = [vi.fn(async () => ({ ok: true }) as const), vi.fn(), vi.fn()];
  await open({ given: {}, onApprove, onConfirmed, onClose });
  screen.getAllByRole('article')[0]?.focus();
  await key('o');
  await key('o');
  await key('o');
  await key('已与船公司确认{Control>}{Enter}{/Control}');
  await said('已核对 3/3');
  await key('{Control>}{Enter}{/Control}');
  const question = await screen.findByRole('alertdialog', { name: 'COPY确认' });
  expect(question).toHaveTextContent('确认已经核对了吗?');
  expect(question).toHaveTextContent('草单第 3 版');
  await userEvent.click(within(question).getByRole('button', { name: '确认 COPY' }));
  await waitFor(() => expect(onApprove).toHaveBeenCalledWith(3));
  await waitFor(() => expect(onConfirmed).toHaveBeenCalled());
  expect(onClose).toHaveBeenCalled();
}, 60_000);

it('says of every bill what is missing, and leads to the place', async () => {
  await open({ subs: SUBS });
  await key('{Control>}{Enter}{/Control}');
  const missing = await screen.findByRole('dialog', { name: '还不能确认' });
  await waitFor(() => expect(within(missing).queryByText(/还没有加载完/)).toBeNull());
  expect(within(missing).getByRole('region', { name: '主票' })).toHaveTextContent('1 处必改未处理');
  await userEvent.click(within(missing).getByRole('button', { name: /箱号/ }));
  await waitFor(() => expect(document.querySelector('article[aria-current]')).toHaveTextContent('CSQU 3054383'));
}, 60_000);

it('counts the differences in the tabs, and a digit chooses the bill', async () => {
  await open({ subs: SUBS });
  expect(await screen.findByRole('tab', { name: /主票.*3 处差异/ })).toBeVisible();
  expect(await screen.findByRole('tab', { name: /分票 1.*没有差异/ })).toBeVisible();
  expect(await screen.findByRole('tab', { name: /分票 2.*1 处差异/ })).toBeVisible();
  await key('3');
  await waitFor(() => expect(screen.getByRole('tab', { name: /分票 2/ })).toHaveAttribute('aria-selected', 'true'));
  expect(await screen.findByRole('heading', { name: '航次' })).toBeVisible();
}, 60_000);

it('sends the changes of all bills, none of them twice', async () => {
  const onSend = vi.fn(async () => ({ ok: true }) as const);
  const { rerender: _, update } = await open({ onSend });
  await userEvent.click(screen.getByRole('button', { name: '提交改单 (1)' }));
  const [requests, draft] = onSend.mock.calls[0] as unknown as Parameters<NonNullable<DemoOptions['onSend']>>;
  expect(draft).toBe(3);
  expect([...requests.keys()]).toEqual([null]);
  expect(requests.get(null)?.[0]).toMatchObject({ path: 'bill.tAddressSecond', severity: 'WARN' });
  update(<Reviewed onSend={onSend} sent={['bill.tAddressSecond']} />);
  expect(await said('1 处改单已提交，等新草单')).toBeVisible();
  expect(screen.getByRole('button', { name: '提交改单 (0)' })).toHaveAttribute('aria-disabled', 'true');
}, 60_000);

it('flags in the bill what the other version says, and a flag leads to its card', async () => {
  await open({}, /M\/BL/);
  await userEvent.click(await screen.findByRole('radio', { name: /补料/ }));
  expect(await screen.findByRole('button', { name: /收货人：草单 1402/ })).toHaveTextContent('草单 1402');
  await userEvent.click(await screen.findByRole('button', { name: /箱号.*草单/ }));
  await waitFor(() => expect(document.querySelector('article[aria-current]')).toHaveTextContent('CSQU 3054383'), {
    timeout: 10_000,
  });
}, 60_000);

it('tells of a newer draft and switches without losing what is half written', async () => {
  const { update } = await open({ given: {} });
  screen.getAllByRole('article')[0]?.focus();
  await key('c');
  await key('请看照片');
  update(<Reviewed given={{}} newest={4} />);
  expect(await said('草单第 4 版已到，现在看的不是最新一版')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '换到草单第\u00a04\u00a0版' }));
  expect(await screen.findByRole('button', { name: /看哪一版草单：草单第\s4\s版/ })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('请看照片');
}, 60_000);

it('asks before half-written words go with the dialog', async () => {
  const onClose = vi.fn();
  await open({ given: {}, onClose });
  screen.getAllByRole('article')[0]?.focus();
  await key('c');
  await key('半句');
  await userEvent.click(screen.getAllByRole('button', { name: '关闭' })[0] as HTMLElement);
  expect(await screen.findByText('放弃正在写的内容？')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '放弃' }));
  expect(onClose).toHaveBeenCalled();
}, 60_000);

it('keeps the mark of somebody else and asks whose stands', async () => {
  const theirs = { kind: 'change', proposed: 'X', reason: 'ours', author: '王敏', at: '2026-11-20T01:47:00Z' } as const;
  const onMark = vi
    .fn<NonNullable<DemoOptions['onMark']>>()
    .mockResolvedValueOnce({ ok: false, message: '', conflict: theirs })
    .mockResolvedValue({ ok: true });
  await open({ given: {}, onMark });
  screen.getAllByRole('article')[0]?.focus();
  await key('o');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('王敏刚刚标记了这里');
  expect(alert).toHaveTextContent('X');
  await userEvent.click(within(alert).getByRole('button', { name: '换成我的' }));
  expect(onMark).toHaveBeenLastCalledWith(null, 3, { path: 'bill.sAddress', kind: 'ok' }, theirs.at);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
}, 60_000);

it('takes back a mark that was not kept, says why, and tries once more', async () => {
  const onMark = vi
    .fn<NonNullable<DemoOptions['onMark']>>()
    .mockRejectedValueOnce(new Error('网络断开'))
    .mockResolvedValue({ ok: true });
  await open({ given: {}, onMark });
  screen.getAllByRole('article')[0]?.focus();
  await key('o');
  expect(await screen.findByRole('alert')).toHaveTextContent('没有保存：网络断开');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onMark).toHaveBeenCalledTimes(2);
}, 60_000);

it('stays open with the words of the server when the approval is refused', async () => {
  const onClose = vi.fn();
  const onApprove = async () => ({ ok: false, message: '草单第 4 版已出' }) as const;
  await open({ given: {}, onApprove, onClose });
  screen.getAllByRole('article')[0]?.focus();
  await key('ooo');
  await key('已确认{Control>}{Enter}{/Control}');
  await said('已核对 3/3');
  await key('{Control>}{Enter}{/Control}');
  const question = await screen.findByRole('alertdialog', { name: 'COPY确认' });
  await userEvent.click(within(question).getByRole('button', { name: '确认 COPY' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('草单第 4 版已出');
  expect(onClose).not.toHaveBeenCalled();
}, 60_000);

it('prints the bill and after it what differs, with reviewer, version and hash', async () => {
  await open();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = document.querySelector('[data-print-root][data-theme=light]');
  expect(sheet).toHaveTextContent('差异');
  expect(sheet).toHaveTextContent('核对人 陈蔚');
  expect(sheet).toHaveTextContent('草单第 3 版');
  expect(sheet).toHaveTextContent('9f2c 41ab 77d0');
  act(() => void window.dispatchEvent(new Event('afterprint')));
}, 60_000);

it('shows the keys in every tab, the log, and makes and revokes a link', async () => {
  const onRevoke = vi.fn(async () => ({ ok: true }) as const);
  await open({}, /草单预览/);
  await key('?');
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: '快捷键' })).getByRole('button', { name: '关闭' }),
  );
  await userEvent.click(screen.getByRole('button', { name: '操作记录' }));
  expect(await screen.findByText('提交了 3 处改单')).toBeVisible();
  expect(onRevoke).not.toHaveBeenCalled();
}, 60_000);
