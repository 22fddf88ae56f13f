import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { messages as chinese } from '../i18n/compiled/zh-CN.ts';
import { LadingProvider } from '../i18n/provider.tsx';
import { conforms } from '../testing/conformance.tsx';
import type { UploadFile } from './file-row.tsx';
import { kindsIn, sift } from './limits.ts';
import { Upload, type UploadProps } from './upload.tsx';
import { sizeText } from './words.ts';

const nothing = () => undefined;
const FILES: UploadFile[] = [
  { id: 'a', name: 'packing-list-HAOYU-1873.xlsx', size: 1024, status: 'uploading', progress: 0.64 },
  { id: 'b', name: 'invoice.pdf', size: 2048, status: 'done' },
  { id: 'c', name: 'letter.pdf', size: 4096, status: 'error', error: '文件已加密（10021）' },
];
conforms('Upload', <Upload label="上传" files={FILES} onAdd={nothing} onRetry={nothing} onRemove={nothing} />, {
  ref: HTMLInputElement,
  also: [{ accept: '.pdf', files: [{ id: '1', name: '提单.pdf', size: 1, status: 'error' }] }],
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <LadingProvider locale="zh-CN" messages={chinese}>
    {children}
  </LadingProvider>
);
const show = (props: Partial<UploadProps> = {}) => {
  const onAdd = vi.fn();
  render(<Upload label="上传" files={[]} onAdd={onAdd} {...props} />, { wrapper });
  return { onAdd, input: screen.getByLabelText('上传', { selector: 'input' }) };
};
const fileOf = (name: string, type = 'application/pdf', size = 10) => new File(['x'.repeat(size)], name, { type });
const names = (onAdd: ReturnType<typeof vi.fn>) =>
  onAdd.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name));
const dataTransfer = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } });

it('hands on what is chosen, and the same file again', async () => {
  const { onAdd, input } = show();
  await userEvent.upload(input, [fileOf('a.pdf'), fileOf('b.pdf')]);
  await userEvent.upload(input, fileOf('a.pdf'));
  expect(names(onAdd)).toEqual([['a.pdf', 'b.pdf'], ['a.pdf']]);
});

it('says that files are held over it, and takes them when they are dropped', () => {
  const { onAdd, input } = show();
  expect(fireEvent.dragEnter(input, dataTransfer(fileOf('a.pdf')))).toBe(false);
  expect(screen.getByText('松开即上传')).toBeInTheDocument();
  fireEvent.dragLeave(input);
  expect(screen.queryByText('松开即上传')).not.toBeInTheDocument();
  fireEvent.drop(input, dataTransfer(fileOf('a.pdf')));
  expect(names(onAdd)).toEqual([['a.pdf']]);
});

it('lets a text that is dragged over it go by', () => {
  const { input } = show();
  expect(fireEvent.dragEnter(input, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
});

it('takes pasted files and leaves other things that are pasted alone', () => {
  const { onAdd, input } = show();
  expect(fireEvent.paste(input, { clipboardData: { files: [] } })).toBe(true);
  fireEvent.paste(input, { clipboardData: { files: [fileOf('image.png', 'image/png')] } });
  expect(names(onAdd)).toEqual([['image.png']]);
});

it('names its limits, and each file that breaks one with the limit', () => {
  const { onAdd, input } = show({ accept: '.pdf,image/*,.xls,.xlsx', maxSize: 20, maxFiles: 3 });
  expect(input).toHaveAccessibleDescription('PDF、图片或Excel，每个不超过 20 B，最多 3 个');
  fireEvent.drop(
    input,
    dataTransfer(
      fileOf('run.exe', 'application/x-msdownload'),
      fileOf('large.pdf', 'application/pdf', 21),
      fileOf('empty.pdf', 'application/pdf', 0),
      fileOf('1.PDF', ''),
      fileOf('2.jpg', 'image/jpeg'),
      fileOf('3.xlsx', ''),
      fileOf('4.pdf'),
    ),
  );
  expect(names(onAdd)).toEqual([['1.PDF', '2.jpg', '3.xlsx']]);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('只能上传 PDF、图片或Excel');
  expect(rows[1]).toContain('有 21 B，每个不超过 20 B');
  expect(rows[2]).toContain('文件是空的');
  expect(rows[3]).toContain('最多 3 个文件');
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(/run\.exe：只能上传.*4\.pdf：最多 3 个/);
});

it('says that it is full, opens no choice of files, and still says what it has no room for', () => {
  const { onAdd, input } = show({ files: FILES, maxFiles: 3 });
  expect(screen.getByText('已有 3 个，移除后才能再添加')).toBeInTheDocument();
  expect(fireEvent.click(input)).toBe(false);
  fireEvent.drop(input, dataTransfer(fileOf('4.pdf')));
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByText('最多 3 个文件，这个没有加入')).toBeInTheDocument();
});

it('catches what is dropped while it is disabled', () => {
  const { onAdd, input } = show({ disabled: true });
  expect(fireEvent.drop(input, dataTransfer(fileOf('a.pdf')))).toBe(false);
  expect(onAdd).not.toHaveBeenCalled();
});

it('shows how far each file is, and the server’s words for what failed', () => {
  show({ files: FILES });
  const [uploading, done, failed] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement, HTMLElement];
  const bar = within(uploading).getByRole('progressbar', { name: '正在上传 packing-list-HAOYU-1873.xlsx' });
  expect(bar).toHaveAttribute('value', '0.64');
  expect(uploading).toHaveTextContent('64%');
  expect(done).toHaveTextContent('2 KB');
  expect(within(done).queryByRole('progressbar')).not.toBeInTheDocument();
  expect(failed).toHaveTextContent('文件已加密（10021）');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('共 3 个文件，已上传 1 个，失败 1 个');
});

it('keeps the whole name for readers and shows its end whatever the width', () => {
  show({ files: FILES });
  expect(screen.getByTitle('packing-list-HAOYU-1873.xlsx')).toBeInTheDocument();
  expect(screen.getByText('-1873.xlsx')).toBeInTheDocument();
  expect(screen.getByText('packing-list-HAOYU-1873.xlsx')).toBeInTheDocument();
});

function Kept() {
  const [files, setFiles] = useState(FILES);
  return (
    <Upload
      label="上传"
      files={files}
      onAdd={nothing}
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      onRetry={(id) => setFiles(files.map((file) => (file.id === id ? { ...file, status: 'waiting' } : file)))}
    />
  );
}

it('keeps the focus by hand of the neighbour when a row or a button goes away', async () => {
  render(<Kept />, { wrapper });
  const user = userEvent.setup();
  const remove = (name: string) => screen.getByRole('button', { name: `移除 ${name}` });
  await user.click(screen.getByRole('button', { name: '重试 letter.pdf' }));
  expect(remove('letter.pdf')).toHaveFocus();
  expect(screen.getByText('等待上传')).toBeInTheDocument();
  await user.click(remove('packing-list-HAOYU-1873.xlsx'));
  expect(remove('invoice.pdf')).toHaveFocus();
  await user.click(remove('letter.pdf'));
  expect(remove('invoice.pdf')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('上传', { selector: 'input' })).toHaveFocus();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('only shows the files while it is read-only', () => {
  render(<Upload label="上传" files={FILES} onAdd={nothing} onRemove={nothing} onRetry={nothing} readOnly />, {
    wrapper,
  });
  expect(screen.getByRole('list', { name: '上传' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('must be filled until there is a file', () => {
  const { input } = show({ required: true });
  expect(input).toBeRequired();
});

it('counts what is there already', () => {
  expect(sift([fileOf('a.pdf'), fileOf('b.pdf')], 1, { maxFiles: 2 }).taken.map(({ name }) => name)).toEqual(['a.pdf']);
});

it.each([
  ['.pdf, .PDF,application/pdf', ['PDF']],
  ['.jpeg,.jpg,image/png,.doc,.docx', ['JPG', 'PNG', 'Word']],
  ['image/*', ['图片']],
])('calls %s %j', (accept, kinds) => expect(kindsIn(accept, '图片')).toEqual(kinds));

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [1.44 * 1024 * 1024, '1.4 MB'],
  [20 * 1024 * 1024, '20 MB'],
  [3 * 1024 ** 4, '3,072 GB'],
])('%d bytes are %s', (bytes, words) => expect(sizeText(bytes, 'en-US')).toBe(words));
