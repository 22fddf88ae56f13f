import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BillPreview } from './bill-preview.tsx';
import { show } from './test-frame.tsx';

const ready = (path: string) => ({ status: 'ready' as const, data: { path, url: 'blob:sample' } });

it.each(['/files/COSU6412098730.pdf', '/PDF/12', '/report.pdf?version=3'])('frames %s', (path) => {
  show(<BillPreview file={ready(path)} />);
  expect(screen.getByTitle('提单草单')).toHaveAttribute('src', 'blob:sample');
  expect(screen.queryByRole('img', { name: '提单草单' })).toBeNull();
});

it.each(['/files/draft.png', '/files/17'])('shows %s as an image', (path) => {
  const { container } = show(<BillPreview file={ready(path)} />);
  expect(screen.getByRole('img', { name: '提单草单' })).toHaveAttribute('src', 'blob:sample');
  expect(container.querySelector('iframe')).toBeNull();
});

it.each([
  ['/files/draft 3.png?x=1', 'draft 3.png'],
  ['/files/9/%E6%A0%B7%E5%8D%95.pdf', '样单.pdf'],
  ['/files/100%.png', '100%.png'],
])('offers to open and to save %s as %s', (path, name) => {
  show(<BillPreview file={ready(path)} />);
  for (const link of screen.getAllByRole('link', { name: '下载' })) expect(link).toHaveAttribute('download', name);
  for (const link of screen.getAllByRole('link', { name: '新窗口打开' }))
    expect(link).toHaveAttribute('target', '_blank');
});

it('says that it failed, in the words of the server, and offers a retry and a download', async () => {
  const retry = vi.fn();
  const onDownload = vi.fn();
  show(<BillPreview file={{ status: 'error', message: '文件不存在', retry }} onDownload={onDownload} />);
  expect(screen.getByRole('alert')).toHaveTextContent('文件不存在');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await userEvent.click(screen.getByRole('button', { name: '下载' }));
  expect([retry.mock.calls.length, onDownload.mock.calls.length]).toEqual([1, 1]);
});

it('says that an image is broken and tries it again', async () => {
  show(<BillPreview file={ready('/files/draft.png')} />);
  fireEvent.error(screen.getByRole('img', { name: '提单草单' }));
  expect(screen.getByRole('alert')).toHaveTextContent('图片打不开');
  expect(screen.getByRole('button', { name: '下载' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByRole('img', { name: '提单草单' })).toBeInTheDocument();
});

it('waits in words', () => {
  show(<BillPreview file={{ status: 'loading' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('正在加载中');
});

it('says why there is no sample and when to expect one, and calls nothing failed', () => {
  const file = { status: 'error', message: '还没有样本', retry: () => undefined } as const;
  show(<BillPreview file={file} nothing={{ title: '草单还没有出', reason: '应在截单前出具。' }} />);
  expect(screen.getByText('应在截单前出具。')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

it('draws the pages of a PDF itself where it is told how, and falls back to the frame', async () => {
  const draw = vi.fn(async () => undefined);
  const open = async () => ({ pages: 2, draw, close: () => undefined });
  const { update } = show(<BillPreview file={{ status: 'ready', data: { ...ready('/a.pdf').data, open } }} />);
  expect(await screen.findByRole('img', { name: '第 2 页，共 2 页' })).toBeVisible();
  // Each page is drawn once it is in place.
  await waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
  expect(screen.queryByTitle('提单草单')).toBeNull();
  const broken = async () => Promise.reject(new Error('no PDF'));
  update(<BillPreview file={{ status: 'ready', data: { ...ready('/a.pdf').data, open: broken } }} />);
  expect(await screen.findByTitle('提单草单')).toHaveAttribute('src', 'blob:sample');
});
