import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { show } from '../test-frame.tsx';
import { CutOffStrip } from './cut-off-strip.tsx';
import { cutOffsOf, linksOf, NOW, requestsOf } from './fixtures.ts';
import { pathName } from './path-name.ts';
import { ReviewRequests } from './review-requests.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { timeIn } from './zone.ts';

const done = async () => ({ ok: true }) as const;

it('counts down by the clock of the port and by mine, and tells the fee', async () => {
  show(<CutOffStrip cutOffs={cutOffsOf()} now={NOW} zone="Europe/Berlin" />);
  expect(screen.getByText('1 天 07 时')).toBeVisible();
  expect(screen.getByText('宁波时间 11-21 17:00')).toBeVisible();
  expect(screen.getByText('您的时间 10:00')).toBeVisible();
  expect(screen.getByText('截后改单 USD 40')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '全部截止时间' }));
  expect(await screen.findByText('截 VGM')).toBeVisible();
});

it('says one clock where both show the same, and survives a zone that is none', () => {
  show(<CutOffStrip cutOffs={cutOffsOf().slice(0, 1)} now={NOW} zone="Asia/Shanghai" />);
  expect(screen.queryByText(/您的时间/)).toBeNull();
  expect(timeIn('2026-11-21T17:00:00+08:00', 'Nowhere/None')).toBeUndefined();
});

it('accepts as it was asked, accepts another value, declines with a reason and only then issues the draft', async () => {
  const onAnswer = vi.fn(done);
  const onIssue = vi.fn(done);
  const requests = requestsOf();
  const { update } = show(
    <ReviewRequests requests={{ status: 'ready', data: requests }} next={4} onAnswer={onAnswer} onIssue={onIssue} />,
  );
  const [card] = screen.getAllByRole('article');
  const first = within(card as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: '出新草单' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.click(first.getByRole('button', { name: '拒绝' }));
  await userEvent.click(first.getByRole('button', { name: '拒绝' }));
  expect(first.getByText('请写明理由，客户会看到')).toBeVisible();
  await userEvent.type(first.getByRole('textbox'), '箱门照片为准');
  await userEvent.click(first.getByRole('button', { name: '拒绝' }));
  expect(onAnswer).toHaveBeenLastCalledWith(requests[0], { state: 'declined', reason: '箱门照片为准' });
  await userEvent.click(first.getByRole('button', { name: '改写后接受' }));
  const [value] = first.getAllByRole('textbox');
  await userEvent.clear(value as HTMLElement);
  await userEvent.type(value as HTMLElement, 'CSQU3054390');
  await userEvent.click(first.getByRole('button', { name: '接受' }));
  expect(onAnswer).toHaveBeenLastCalledWith(requests[0], { state: 'accepted', value: 'CSQU3054390', reason: '' });
  const answered = requests.map((request) => ({
    ...request,
    state: request.state === 'open' ? 'accepted' : request.state,
  }));
  update(
    <ReviewRequests
      requests={{ status: 'ready', data: answered as typeof requests }}
      next={4}
      onAnswer={onAnswer}
      onIssue={onIssue}
    />,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /给客户的说明/ }), '请再看');
  await userEvent.click(screen.getByRole('button', { name: '出新草单' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('出草单第 4 版？');
  await userEvent.click(within(question).getByRole('button', { name: '出新草单' }));
  expect(onIssue).toHaveBeenCalledWith('请再看');
}, 60_000);

it('lists what came along with a request, and opens it', async () => {
  const user = userEvent.setup();
  const onOpenFile = vi.fn();
  const requests = { status: 'ready', data: requestsOf() } as const;
  show(<ReviewRequests requests={requests} next={4} onAnswer={done} onIssue={done} onOpenFile={onOpenFile} />);
  const files = screen.getByRole('list', { name: '随改单的文件' });
  expect(
    within(files)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['箱号封条照片.jpg1.8 MB · 已提交', '装箱单.xlsx47 KB']);
  await user.click(within(files).getByRole('button', { name: '装箱单.xlsx' }));
  expect(onOpenFile).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
});

it('keeps the server’s words with a request whose answer was not kept', async () => {
  const onAnswer = async () => ({ ok: false, message: '客户已撤回' }) as const;
  show(
    <ReviewRequests requests={{ status: 'ready', data: requestsOf() }} next={4} onAnswer={onAnswer} onIssue={done} />,
  );
  const [accept] = screen.getAllByRole('button', { name: '接受' });
  await userEvent.click(accept as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('没有保存：客户已撤回');
});

it('makes a link for so many days, shows it once, and revokes one after a question', async () => {
  const [link] = linksOf();
  if (!link) throw new Error('no link');
  const onCreate = vi.fn(async () => ({ ok: true, link: { ...link, id: 9, url: 'https://x.example/s/1' } }) as const);
  const onRevoke = vi.fn(done);
  const shares = { links: { status: 'ready', data: linksOf() }, onCreate, onRevoke } as const;
  show(<ShareDialog open onOpenChange={() => undefined} shares={shares} now={NOW} />);
  await userEvent.click(screen.getByRole('radio', { name: '30 天' }));
  await userEvent.click(screen.getByRole('button', { name: '生成链接' }));
  expect(onCreate).toHaveBeenCalledWith(30);
  expect(await screen.findByText('https://x.example/s/1')).toBeVisible();
  expect(screen.getAllByText('已过期')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '收回' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '收回' }));
  expect(onRevoke).toHaveBeenCalledWith(link);
});

it('names a place by its path alone', () => {
  const text = ((id: string, values?: Record<string, string | number>) =>
    [id, ...Object.values(values ?? {})].join(' ')) as Parameters<typeof pathName>[0];
  expect(pathName(text, 'bill.sAddress')).toBe('bill.consignee');
  expect(pathName(text, 'containers[CSQU3054383].sealNo')).toBe('bill.containers.seal · CSQU 3054383');
  expect(pathName(text, 'containers[CSQU3054383]')).toBe('compare.field.containerRow · CSQU 3054383');
  expect(pathName(text, 'goods[0].weight')).toBe('bill.goods.weight · compare.place.row 1');
  expect(pathName(text, 'totals.weight')).toBe('compare.field.totalWeight');
});
